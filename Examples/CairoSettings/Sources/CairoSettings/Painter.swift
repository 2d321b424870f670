import CPangoCairo
import CellConfiguration
import CellHosting
import CellLayout
import CellTextPango
import Foundation

/// A picture in memory, painted with Cairo and Pango from the display list of a screen.
@MainActor
final class Painter {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let line: OpaquePointer
  private let scale: CGFloat
  private let shaper: PangoShaper
  private let outlines = SymbolOutlines()
  private var animationStart: Double?

  /// Whether the next frame shows more of a transition.
  var isAnimating: Bool { animationStart != nil }

  /// A copy of the pixels.
  var pixels: Data {
    withPixels { pixels, _, height, stride in Data(bytes: pixels, count: Int(height * stride)) }
  }

  /// Creates a black picture; text has to be measured by the same shaper.
  init(_ size: CGSize, scale: CGFloat, shaper: PangoShaper) {
    (self.scale, self.shaper) = (scale, shaper)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(size.width * scale), Int32(size.height * scale))
    cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    line = pango_cairo_create_layout(cairo)
    // With hinting, glyphs would be farther apart than they were measured.
    let (context, options) = (pango_layout_get_context(line), cairo_font_options_create())
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    cairo_font_options_destroy(options)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(line))
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Shows all changes of a screen, and paints the rectangles that they concern.
  ///
  /// - Returns: The painted rectangles, and whether the next frame is needed.
  func paintFrame(of screen: some Screen, at time: Double) -> (changed: [CGRect], goesOn: Bool) {
    let goesOn = screen.list.advance(to: time)
    let update = screen.list.update()
    if update.transition != nil { animationStart = time }
    if let start = animationStart {
      let fraction = min((time - start) / 0.25, 1)
      if fraction == 1 { animationStart = nil }
      paint(screen, at: fraction * (2 - fraction))
      return ([CGRect(origin: .zero, size: screen.list.size)], goesOn || fraction < 1)
    }
    scroll(by: update.scrollDistance)
    for rect in update.redrawRectsAfterScrolling { paint(screen, in: rect) }
    return (update.redrawRects, goesOn)
  }

  /// Paints a rectangle of whole pixels, at a fraction of the way to the last update.
  func paint(_ screen: some Screen, at fraction: CGFloat = 1, in rect: CGRect? = nil) {
    let (list, rect) = (screen.list, rect ?? CGRect(origin: .zero, size: screen.list.size))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    add(CellPath(rect: rect))
    cairo_clip(cairo)
    draw(CellPath(rect: rect), list.backgroundColor)
    for drawing in list.displayList(at: fraction, in: rect) {
      cairo_save(cairo)
      cairo_translate(cairo, drawing.origin.x, drawing.origin.y)
      let items = drawing.items.expandingViews(traits: list.traits) { screen.control(for: $0) }
      draw(items.expandingSymbols(with: outlines))
      cairo_restore(cairo)
    }
    if let frame = screen.focusFrame {
      let ring = CellPath(rect: frame.insetBy(dx: 1, dy: 1))
      draw(ring, CellColor.systemBlue.resolved(with: list.traits), lineWidth: 2)
    }
  }

  /// Calls a closure with the pixels, 32 bits each, and with the bytes of a row.
  func withPixels<Result>(
    _ body: (UnsafeMutablePointer<UInt8>, _ width: Int32, _ height: Int32, _ stride: Int32) ->
      Result
  ) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return body(
      cairo_image_surface_get_data(surface), cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface), cairo_image_surface_get_stride(surface))
  }

  /// Writes the picture as a PNG file.
  func write(to path: String) { cairo_surface_write_to_png(surface, path) }

  /// Moves the picture up by a distance of whole pixels, or down by a negative one.
  private func scroll(by distance: CGFloat) {
    let rows = Int(distance * scale)
    withPixels { pixels, _, height, stride in
      let (height, stride) = (Int(height), Int(stride))
      if rows == 0 || abs(rows) >= height { return }
      memmove(
        pixels + max(-rows, 0) * stride, pixels + max(rows, 0) * stride,
        (height - abs(rows)) * stride)
    }
  }

  private func draw(_ items: [DisplayItem]) {
    for item in items {
      cairo_save(cairo)
      if item.alpha < 1 { cairo_push_group(cairo) }
      switch item.content {
      case .fill(let shape, let color): draw(shape.path, color)
      case .stroke(let shape, let style, let color):
        draw(shape.path, color, lineWidth: style.width, isRounded: style.isRounded)
      case .shadow(let shadow): draw(shadow)
      case .text(let text): draw(text)
      case .group(let items, let clip):
        clip.map(add)
        if clip != nil { cairo_clip(cairo) }
        draw(items)
      case .effect, .image, .symbol, .view: break  // The lists of this program contain none.
      }
      if item.alpha < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, item.alpha)
      }
      cairo_restore(cairo)
    }
  }

  /// Draws a piece of text on its baseline, as wide as it was measured.
  private func draw(_ text: DisplayItem.Text) {
    pango_layout_set_markup(line, shaper.markup(of: text.fragment), -1)
    let color = text.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_move_to(cairo, text.position.x, text.position.y)
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(line, 0))
  }

  /// Draws wide pale lines around an outline, because Cairo has no blur.
  private func draw(_ shadow: CellAppearance.Shadow) {
    cairo_translate(cairo, shadow.offset.width, shadow.offset.height)
    var color = shadow.color
    color.alpha /= 5
    for distance in [1.5, 1, 0.6, 0.3] {
      draw(shadow.path, color, lineWidth: 2 * distance * shadow.radius)
    }
    draw(shadow.path, shadow.color)
  }

  /// Fills a path, or draws a line along it.
  private func draw(
    _ path: CellPath, _ color: CellColor.Components, lineWidth: CGFloat? = nil,
    isRounded: Bool = true
  ) {
    add(path)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    guard let lineWidth else { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, lineWidth)
    cairo_set_line_cap(cairo, isRounded ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(cairo, isRounded ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(cairo)
  }

  private func add(_ path: CellPath) {
    for element in path.elements {
      switch element {
      case .move(let end): cairo_move_to(cairo, end.x, end.y)
      case .line(let end): cairo_line_to(cairo, end.x, end.y)
      case .curve(let end, let first, let second):
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
