"""Validates the files of test vectors, and their documents. Run by .ci/schema with the schema of documents."""

import json
import pathlib
import sys

from jsonschema_rs import Draft202012Validator

folder = pathlib.Path("Conformance")
schema = json.loads((folder / "vectors.schema.json").read_text())
files = Draft202012Validator(schema)
documents = Draft202012Validator(json.loads(pathlib.Path(sys.argv[1]).read_text()))

problems = []
count = 0
for path in sorted((folder / "Vectors").glob("*.json")):
    content = json.loads(path.read_text())
    problems += [f"{path}: {error.message}" for error in files.iter_errors(content)]
    for vector in content["vectors"]:
        count += 1
        for document in [vector["document"], vector.get("law", {}).get("document")]:
            if document and not documents.is_valid(document):
                error = next(documents.iter_errors(document))
                problems.append(f"{path}, {vector['name']}: {error.instance_path}: {error.message[:200]}")
print(*problems[:20], sep="\n", end="\n" if problems else "")
print(f"{count} vectors, {len(problems)} problems")
sys.exit(1 if problems or not count else 0)
