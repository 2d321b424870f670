import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Errors of reading say where, what was found, what was expected, and what was probably meant.
struct DecodingErrorTests {
  /// One mistake and what should be said about it.
  struct Mistake: Sendable, CustomStringConvertible {
    let json: String
    let path: String
    let found: String
    let expected: String
    let suggestion: String?

    init(
      _ json: String, _ path: String, _ found: String, _ expected: String,
      _ suggestion: String? = nil
    ) {
      self.json = json
      self.path = path
      self.found = found
      self.expected = expected
      self.suggestion = suggestion
    }

    var description: String { json }
  }

  private func check<Value: Decodable>(_ type: Value.Type, _ mistake: Mistake) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(type, from: Data(mistake.json.utf8))
    }
    let reason = error.flatMap { ConfigurationDecodingError($0) }
    #expect(reason?.path.pathDescription == mistake.path)
    #expect(reason?.found == mistake.found)
    #expect(reason?.expected.contains(mistake.expected) == true, "\(reason?.expected ?? "")")
    #expect(reason?.suggestion == mistake.suggestion)
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("expected data that is corrupted, found \(String(describing: error))")
      return
    }
    #expect(
      context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } == reason?.path)
    #expect(context.debugDescription == reason?.description)
  }

  @Test(
    "Decoding errors explain mistakes in list content",
    arguments: [
      Mistake("[]", "(top level)", "an array", "an object"),
      Mistake("3", "(top level)", "3", "an object"),
      Mistake("null", "(top level)", "null", "an object"),
      Mistake(#"{"txt":"a"}"#, "txt", #"unknown member "txt""#, "a member of a list", "text"),
      Mistake(#"{"quite else":1}"#, "quite else", #"unknown member "quite else""#, "textProp"),
      Mistake(#"{"style":"sel"}"#, "style", #""sel""#, #""sidebarCell""#),
      Mistake(#"{"style":7}"#, "style", "7", #"one of "cell""#),
      Mistake(#"{"style":null}"#, "style", "null", #"one of "cell""#),
      Mistake(#"{"text":3}"#, "text", "3", "a string"),
      Mistake(#"{"text":null}"#, "text", "null", "a string"),
      Mistake(#"{"text":["a"]}"#, "text", "an array", "a string"),
      Mistake(#"{"alpha":"1"}"#, "alpha", #""1""#, "a number from 0 to 1"),
      Mistake(#"{"alpha":-0.5}"#, "alpha", "-0.5", "a number from 0 to 1"),
      Mistake(#"{"alpha":1.5}"#, "alpha", "1.5", "a number from 0 to 1"),
      Mistake(#"{"alpha":null}"#, "alpha", "null", "a number from 0 to 1"),
      Mistake(#"{"alpha":true}"#, "alpha", "true", "a number from 0 to 1"),
      Mistake(
        #"{"alpha":1e999}"#, "alpha", "a value that cannot be read", "a number from 0 to 1"),
      Mistake(#"{"imageToTextPadding":{}}"#, "imageToTextPadding", "an object", "a finite number"),
      Mistake(
        #"{"prefersSideBySideTextAndSecondaryText":1}"#, "prefersSideBySideTextAndSecondaryText",
        "1", "true or false"),
      Mistake(
        #"{"directionalLayoutMargins":[1,2,3]}"#, "directionalLayoutMargins", "an array",
        "[top, leading, bottom, trailing]"),
      Mistake(
        #"{"directionalLayoutMargins":[1,2,3,1e999]}"#, "directionalLayoutMargins[3]",
        "a value that cannot be read", "a finite number"),
      Mistake(
        #"{"axesPreservingSuperviewLayoutMargins":["horizontl"]}"#,
        "axesPreservingSuperviewLayoutMargins[0]", #""horizontl""#, "horizontal, vertical",
        "horizontal"),
      Mistake(
        #"{"axesPreservingSuperviewLayoutMargins":"horizontal"}"#,
        "axesPreservingSuperviewLayoutMargins", #""horizontal""#, "an array of names"),
      Mistake(
        #"{"textProperties":{"colr":"red"}}"#, "textProperties.colr", #"unknown member "colr""#,
        "a member of text properties", "color"),
      Mistake(
        #"{"textProperties":{"color":"systemBlu"}}"#, "textProperties.color", #""systemBlu""#,
        ##"a color name or "#RRGGBBAA""##, "systemBlue"),
      Mistake(#"{"textProperties":{"color":null}}"#, "textProperties.color", "null", "a color"),
      Mistake(
        ##"{"textProperties":{"color":"#12"}}"##, "textProperties.color", ##""#12""##, "a color"),
      Mistake(
        #"{"textProperties":{"numberOfLines":-1}}"#, "textProperties.numberOfLines", "-1",
        "a whole number that is not negative"),
      Mistake(
        #"{"textProperties":{"numberOfLines":1.5}}"#, "textProperties.numberOfLines", "1.5",
        "a whole number"),
      Mistake(
        #"{"textProperties":{"numberOfLines":1e30}}"#, "textProperties.numberOfLines", "1e+30",
        "a whole number"),
      Mistake(
        #"{"textProperties":{"numberOfLines":"2"}}"#, "textProperties.numberOfLines", #""2""#,
        "a whole number"),
      Mistake(
        #"{"textProperties":{"font":{}}}"#, "textProperties.font", "an object",
        #"either "textStyle" or "size""#),
      Mistake(
        #"{"textProperties":{"font":{"textStyle":"body","size":3}}}"#, "textProperties.font",
        "an object", #"either "textStyle" or "size""#),
      Mistake(
        #"{"textProperties":{"font":{"size":-3}}}"#, "textProperties.font.size", "-3",
        "not negative"),
      Mistake(
        #"{"textProperties":{"font":{"size":3,"weight":"blod"}}}"#, "textProperties.font.weight",
        #""blod""#, "a font weight", "bold"),
      Mistake(
        #"{"textProperties":{"font":{"size":3,"weight":2}}}"#, "textProperties.font.weight", "2",
        "a font weight"),
      Mistake(
        #"{"textProperties":{"font":{"name":"","size":3}}}"#, "textProperties.font.name", #""""#,
        "a name"),
      Mistake(
        #"{"imageProperties":{"maximumSize":[1,-1]}}"#, "imageProperties.maximumSize[1]", "-1",
        "a finite number that is not negative"),
      Mistake(
        #"{"imageProperties":{"maximumSize":[1]}}"#, "imageProperties.maximumSize", "an array",
        "two numbers in an array, each a finite number that is not negative"),
      Mistake(
        #"{"imageProperties":{"maximumSize":["standard",1]}}"#, "imageProperties.maximumSize[0]",
        #""standard""#, "a finite number"),
      Mistake(
        #"{"imageProperties":{"reservedLayoutSize":["standrd",1]}}"#,
        "imageProperties.reservedLayoutSize[0]", #""standrd""#, #"not negative or "standard""#),
      Mistake(
        #"{"imageProperties":{"cornerRadius":-1}}"#, "imageProperties.cornerRadius", "-1",
        "not negative"),
      Mistake(#"{"image":{}}"#, "image", "an object", #""symbol", "url" or "size""#),
      Mistake(#"{"image":{"url":"a.png","name":"b"}}"#, "image", "an object", #"one of "symbol""#),
      Mistake(#"{"image":{"symbol":"a","placeholder":"b"}}"#, "image", "an object", #""url""#),
      Mistake(#"{"image":{"url":"../a.png"}}"#, "image.url", #""../a.png""#, "in the folder of"),
      Mistake(
        #"{"image":{"url":"a.png","placeholder":""}}"#, "image.placeholder", #""""#,
        "the name of a symbol"),
      Mistake(#"{"image":{"symbol":""}}"#, "image.symbol", #""""#, "the name of a symbol"),
      Mistake(#"{"image":{"size":[1]}}"#, "image.size", "an array", "[width, height]"),
      Mistake(#"{"image":""}"#, "image", #""""#, "the name of a symbol"),
      Mistake(#"{"image":3}"#, "image", "3", "an object: an image"),
      Mistake(#"{"attributedText":"x"}"#, "attributedText", #""x""#, "an array of runs"),
      Mistake(#"{"attributedText":[{}]}"#, "attributedText[0].text", "nothing", "a string"),
      Mistake(
        #"{"attributedText":[{"text":"a"},{"text":"b","kern":"c"}]}"#, "attributedText[1].kern",
        #""c""#, "a finite number"),
      Mistake(#"{"style":"value"}"#, "style", #""value""#, #"one of "cell""#, "valueCell"),
      Mistake(#"{"when":{}}"#, "when", "an object", "an array"),
      Mistake(#"{"when":[{}]}"#, "when[0].state", "nothing", "a condition"),
      Mistake(
        #"{"when":[{"state":"selectd"}]}"#, "when[0].state", #""selectd""#, "a condition of",
        "selected"),
      Mistake(
        #"{"when":[{"state":"selected","text":"x"}]}"#, "when[0].text", #"unknown member "text""#,
        "a member of a rule for a state"),
      Mistake(
        #"{"resolvedFor":{"flags":["disabld"]}}"#, "resolvedFor.flags[0]", #""disabld""#,
        "a name among", "disabled"),
      Mistake(
        #"{"resolvedFor":{"styleSheet":"iOS27"}}"#, "resolvedFor.styleSheet", #""iOS27""#,
        "a style sheet", "iOS26"),
    ])
  func content(_ mistake: Mistake) { check(ListContentConfiguration.self, mistake) }

  @Test(
    "Decoding errors explain mistakes in backgrounds",
    arguments: [
      Mistake(#"{"style":"cell"}"#, "style", #""cell""#, #""listCell""#),
      Mistake(#"{"cornerRadius":null}"#, "cornerRadius", "null", "a finite number"),
      Mistake(#"{"cornerRadius":1e400}"#, "cornerRadius", "a value that cannot be read", "not neg"),
      Mistake(
        #"{"visualEffect":{"blur":"systemMatrial"}}"#, "visualEffect.blur", #""systemMatrial""#,
        #""systemMaterial""#, "systemMaterial"),
      Mistake(
        #"{"visualEffect":{}}"#, "visualEffect", "an object",
        #"an effect with either "blur", "glass" or "custom""#),
      Mistake(
        #"{"visualEffect":{"vibrancy":"label"}}"#, "visualEffect.blur", "nothing",
        #"one of "extraLight""#),
      Mistake(
        #"{"visualEffect":{"blur":"dark","tintColor":"red"}}"#, "visualEffect", "an object",
        #"an effect with either "blur", "glass" or "custom""#),
      Mistake(
        #"{"visualEffect":{"glass":"clear","custom":"a"}}"#, "visualEffect", "an object",
        #"an effect with either "blur", "glass" or "custom""#),
      Mistake(
        #"{"visualEffect":{"glass":"clean"}}"#, "visualEffect.glass", #""clean""#, #""clear""#,
        "clear"),
      Mistake(
        #"{"visualEffect":{"custom":""}}"#, "visualEffect.custom", #""""#,
        "a string that is not empty"),
      Mistake(
        #"{"backgroundColorTransformer":"grayscal"}"#, "backgroundColorTransformer",
        #""grayscal""#, "a color transformer", "grayscale"),
      Mistake(
        #"{"backgroundColorTransformer":{"alpha":-1}}"#, "backgroundColorTransformer.alpha", "-1",
        "not negative"),
      Mistake(
        #"{"backgroundColorTransformer":{"first":"grayscale"}}"#,
        "backgroundColorTransformer.then", "nothing", "a color transformer"),
      Mistake(#"{"customView":{}}"#, "customView", "an object", "cannot be encoded"),
      Mistake(
        #"{"shadowProperties":{"path":"M 0"}}"#, "shadowProperties.path", #""M 0""#, "a path"),
      Mistake(
        #"{"shadowProperties":{"offset":[0]}}"#, "shadowProperties.offset", "an array",
        "two numbers"),
    ])
  func background(_ mistake: Mistake) { check(BackgroundConfiguration.self, mistake) }

  @Test(
    "Decoding errors explain mistakes in every part of a color",
    arguments: [
      Mistake(#"{"x":{"light":"red"}}"#, "x.dark", "nothing", "a color"),
      Mistake(#"{"x":{"color":"red"}}"#, "x", "an object", "a color"),
      Mistake(#"{"x":{"color":"red","alpha":2}}"#, "x.alpha", "2", "a number from 0 to 1"),
      Mistake(#"{"x":{"red":1,"green":1}}"#, "x", "an object", "a color"),
      Mistake(#"{"x":{"dark":"red"}}"#, "x", "an object", "a color"),
      Mistake(#"{"x":{}}"#, "x", "an object", "a color"),
      Mistake(#"{"x":[1,2,3]}"#, "x", "an array", "a color"),
      Mistake(
        #"{"x":{"light":"red","dark":"blue","alpha":0.5}}"#, "x", "an object",
        "a color"),
      Mistake(
        #"{"x":{"color":"red","alpha":0.5,"transformer":"grayscale"}}"#, "x", "an object",
        "a color"),
      Mistake(
        #"{"x":{"red":1,"green":1,"blue":1,"dark":"red"}}"#, "x", "an object", "a color"),
    ])
  func color(_ mistake: Mistake) { check([String: CellColor].self, mistake) }

  @Test(
    "Decoding errors explain mistakes in every part of a font, image or transformer",
    arguments: [
      Mistake(
        #"{"textProperties":{"font":{"size":3,"maximumSize":9}}}"#, "textProperties.font",
        "an object", #""scaledAs""#),
      Mistake(
        #"{"textProperties":{"font":{"name":"Inter","size":3,"design":"serif"}}}"#,
        "textProperties.font", "an object", #""name""#),
      Mistake(
        #"{"textProperties":{"font":{"size":3,"tightLeading":true}}}"#, "textProperties.font",
        "an object", #""textStyle""#),
      Mistake(#"{"image":{"symbol":"star","name":"cat"}}"#, "image", "an object", #""symbol""#),
      Mistake(
        #"{"textProperties":{"colorTransformer":{"alpha":1,"first":"grayscale","then":"grayscale"}}}"#,
        "textProperties.colorTransformer", "an object", "a color transformer"),
    ])
  func ignored(_ mistake: Mistake) { check(ListContentConfiguration.self, mistake) }

  @Test(
    "Decoding errors explain mistakes in traits and states",
    arguments: [
      Mistake(
        #"{"traitCollection":{"displayScale":-1}}"#, "traitCollection.displayScale", "-1",
        "not negative"),
      Mistake(
        #"{"traitCollection":{"userInterfaceStyle":"drak"}}"#, "traitCollection.userInterfaceStyle",
        #""drak""#, #""dark""#, "dark"),
      Mistake(#"{"isSelected":1}"#, "isSelected", "1", "true or false"),
      Mistake(#"{"isSelected":null}"#, "isSelected", "null", "true or false"),
      Mistake(
        #"{"cellDropState":"targetd"}"#, "cellDropState", #""targetd""#, "targeted", "targeted"),
      Mistake(
        #"{"isSelectd":true}"#, "isSelectd", #"unknown member "isSelectd""#, "a cell state",
        "isSelected"),
    ])
  func state(_ mistake: Mistake) { check(CellConfigurationState.self, mistake) }

  @Test(
    "Decoding errors explain mistakes in style sheets",
    arguments: [
      Mistake(#"{"x":{"basedOn":"iOS26"}}"#, "x.name", "nothing", "a string"),
      Mistake(#"{"x":{"name":"a"}}"#, "x.basedOn", "nothing", #""iOS18""#),
      Mistake(
        #"{"x":{"name":"a","basedOn":"iOS17"}}"#, "x.basedOn", #""iOS17""#, #""iOS18""#, "iOS18"),
      Mistake(
        #"{"x":{"name":"a","basedOn":"iOS26","content":[{"alpha":1}]}}"#, "x.content[0].style",
        "nothing", #"one of "cell""#),
      Mistake(
        #"{"x":{"name":"a","basedOn":"iOS26","content":[{"style":"cell","text":"a"}]}}"#,
        "x.content[0].text", #"unknown member "text""#, "a change of defaults"),
      Mistake(
        #"{"x":{"name":"a","basedOn":"iOS26","metrics":{"basedOn":"iOS26","symbolHeigt":1}}}"#,
        "x.metrics.symbolHeigt", #"unknown member "symbolHeigt""#, "list metrics", "symbolHeight"),
      Mistake(
        #"{"x":{"name":"a","basedOn":"iOS26","metrics":{"basedOn":"iOS26","symbolHeight":-1}}}"#,
        "x.metrics.symbolHeight", "-1", "not negative"),
    ])
  func styleSheet(_ mistake: Mistake) { check([String: StyleSheet].self, mistake) }

  @Test("The message of a decoding error is one complete sentence")
  func message() {
    let error = ConfigurationDecodingError(
      path: ["sections", "0", "rows", "2", "content"], found: #""blu""#, expected: "a color name",
      suggestion: "blue")
    #expect(
      "\(error)"
        == #"sections[0].rows[2].content: found "blu", expected a color name (did you mean "blue"?)"#
    )
  }
}
