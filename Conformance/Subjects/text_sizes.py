"""A subject in Python: the sizes of two text styles, and colors of fixed names.

It reads a question from each line of standard input and writes an answer to each line of standard
output. Run it from this folder:

    swift run checkvectors --subject "python3 Subjects/text_sizes.py" Vectors
"""

import json
import sys

CATEGORIES = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
]

SIZES = {
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
}

COLORS = {"black": "#000000FF", "white": "#FFFFFFFF", "red": "#FF0000FF"}


def answer(question):
    document = question["document"]
    text = document["sections"][0]["rows"][0]["content"].get("textProperties", {})
    if question["area"] == "colors" and text.get("color") in COLORS:
        return {"cells": [{"text": {"color": COLORS[text["color"]]}}]}
    style = text.get("font", {}).get("textStyle")
    if question["area"] == "text-sizes" and style in SIZES:
        category = document["traits"]["preferredContentSizeCategory"]
        size = SIZES[style][CATEGORIES.index(category)]
        return {"cells": [{"text": {"pieces": [{"pointSize": size}]}}]}
    return None


for line in sys.stdin:
    found = answer(json.loads(line))
    reply = {"answer": found} if found else {"unsupported": "only some sizes and colors"}
    print(json.dumps(reply), flush=True)
