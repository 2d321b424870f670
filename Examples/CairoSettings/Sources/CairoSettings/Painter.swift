import CCairo
import CSDL
import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// Draws the display list of a screen on a surface that keeps its pixels, with Cairo.
@MainActor
final class Painter {
  let surface: UnsafeMutablePointer<SDL_Surface>
  private let cairo: OpaquePointer
  private let scale: CGFloat
  private let outlines = SymbolOutlines()
  private let fonts = FontFaces()

  /// Creates a painter of 32 bits for a pixel.
  init(_ surface: UnsafeMutablePointer<SDL_Surface>, scale: CGFloat) {
    (self.surface, self.scale) = (surface, scale)
    let picture = surface.pointee
    let target = cairo_image_surface_create_for_data(
      picture.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, picture.w, picture.h,
      picture.pitch)
    cairo = cairo_create(target)
    cairo_surface_destroy(target)
    cairo_scale(cairo, scale, scale)
    // Hinting would change the shapes of glyphs, which were measured without it.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  isolated deinit {
    cairo_destroy(cairo)
  }

  /// Shows all changes of a screen, and draws the rectangles that they concern.
  func drawFrame(of screen: Screen, at time: Double) -> ListUpdate {
    let update = screen.list.update(at: time)
    scroll(by: Int((update.scrollDistance * scale).rounded()))
    for rect in update.redrawRectsAfterScrolling { draw(screen, at: update.fraction, in: rect) }
    return update
  }

  /// Draws a rectangle of whole pixels, at a fraction of the way to the last update.
  func draw(_ screen: Screen, at fraction: CGFloat = 1, in rect: CGRect) {
    cairo_save(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(cairo)
    draw(CellPath(rect: rect), screen.list.backgroundColor)
    for drawing in screen.list.displayList(at: fraction, in: rect) {
      cairo_save(cairo)
      cairo_translate(cairo, drawing.origin.x, drawing.origin.y)
      let items = drawing.items.expandingViews(traits: screen.list.traits, screen.control)
      draw(items.expandingSymbols(with: outlines))
      cairo_restore(cairo)
    }
    if let ring = screen.list.focusFrame?.insetBy(dx: 1, dy: 1) {
      draw(CellPath(rect: ring), CellColor.systemBlue.resolved(with: screen.list.traits), width: 2)
    }
    cairo_restore(cairo)
  }

  /// Moves the pixels up by a number of rows, or down by a negative one.
  private func scroll(by rows: Int) {
    let (stride, height) = (Int(surface.pointee.pitch), Int(surface.pointee.h) - abs(rows))
    guard rows != 0, height > 0, let pixels = surface.pointee.pixels else { return }
    cairo_surface_flush(cairo_get_target(cairo))
    memmove(pixels + max(-rows, 0) * stride, pixels + max(rows, 0) * stride, height * stride)
    cairo_surface_mark_dirty(cairo_get_target(cairo))
  }

  private func draw(_ items: [DisplayItem]) {
    for item in items {
      cairo_save(cairo)
      if item.alpha < 1 { cairo_push_group(cairo) }
      switch item.content {
      case .fill(let shape, let color): draw(shape.path, color)
      case .gradient(let gradient): draw(gradient)
      case .stroke(let shape, let style, let color):
        draw(shape.path, color, width: style.width, isRounded: style.isRounded)
      case .shadow(let shadow): draw(shadow)
      case .text(let text): draw(text)
      case .group(let items, let clip):
        if let clip {
          add(clip)
          cairo_clip(cairo)
        }
        draw(items)
      case .effect, .image, .symbol, .view: break  // The screens contain none of these.
      }
      if item.alpha < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, item.alpha)
      }
      cairo_restore(cairo)
    }
  }

  private func draw(_ text: DisplayItem.Text) {
    let color = text.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    for run in text.glyphRuns {
      guard let face = run.face.flatMap(fonts.face) else { continue }
      let glyphs = zip(run.glyphs, run.positions).map { glyph, position in
        cairo_glyph_t(index: UInt(glyph.id), x: position.x, y: text.position.y + position.y)
      }
      cairo_set_font_face(cairo, face)
      cairo_set_font_size(cairo, run.pointSize)
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
  }

  private func draw(_ gradient: DisplayItem.Gradient) {
    let frame = gradient.frame
    let pattern = cairo_pattern_create_linear(0, frame.minY, 0, frame.maxY)
    for (offset, color) in [(0.0, gradient.topColor), (1, gradient.bottomColor)] {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  /// Draws wide pale lines around an outline, because Cairo has no blur.
  private func draw(_ shadow: CellPresentation.Shadow) {
    cairo_translate(cairo, shadow.offset.width, shadow.offset.height)
    var color = shadow.color
    color.alpha /= 5
    for width in [3, 2, 1.2, 0.6] { draw(shadow.path, color, width: width * shadow.radius) }
    draw(shadow.path, shadow.color)
  }

  /// Fills a path, or draws a line of a width along it.
  private func draw(
    _ path: CellPath, _ color: CellColor.Components, width: CGFloat? = nil, isRounded: Bool = true
  ) {
    add(path)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    guard let width else { return cairo_fill(cairo) }
    cairo_set_line_width(cairo, width)
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

  /// Writes the picture as a PNG file.
  func write(to path: String) { cairo_surface_write_to_png(cairo_get_target(cairo), path) }
}
