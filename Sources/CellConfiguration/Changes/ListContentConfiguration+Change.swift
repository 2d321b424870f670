import Foundation

extension ListContentConfiguration {
  /// Returns the work that a view needs to show this configuration instead of an older one.
  ///
  /// Configurations with the same defaults and no customization, such as those of two rows, differ
  /// only in their content. Comparing them takes a few nanoseconds.
  ///
  /// Traits are not part of a configuration. When text size, style, direction, scale or style sheet
  /// change, lay out and recolor regardless of the result.
  ///
  /// - Complexity: Proportional to the length of the texts; the number of properties is fixed.
  public func change(from old: ListContentConfiguration) -> ConfigurationChange {
    if image != old.image || texts != old.texts { return .content }
    if layers.isSame(as: old.layers) { return .nothing }
    // States change fonts more often than other properties that affect frames.
    var change = ConfigurationChange.nothing
    textRecord.raise(&change, from: old.textRecord)
    secondaryTextRecord.raise(&change, from: old.secondaryTextRecord)
    imageRecord.raise(&change, from: old.imageRecord)
    own.raise(&change, from: old.own)
    return change
  }

  private var own: LayeredRecord<ListContentOwnValues> {
    layers.record {
      $0.address(of: \.own)
    } _: {
      $0.address(of: \.own)
    }
  }

  private var imageRecord: LayeredRecord<ImageValues> {
    layers.record {
      $0.address(of: \.image)
    } _: {
      $0.pointee.image.layers.assigned.address
    }
  }

  private var textRecord: LayeredRecord<TextValues> {
    layers.record {
      $0.address(of: \.text)
    } _: {
      $0.pointee.text.layers.assigned.address
    }
  }

  private var secondaryTextRecord: LayeredRecord<TextValues> {
    layers.record {
      $0.address(of: \.secondaryText)
    } _: {
      $0.pointee.secondaryText.layers.assigned.address
    }
  }
}
