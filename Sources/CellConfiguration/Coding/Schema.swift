/// The JSON forms of values in documents, from which messages and the JSON Schema are made.
package enum Schema {}
