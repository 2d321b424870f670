"""Compares a screenshot with a picture of the same list by structural similarity.

usage: compare.py SCREENSHOT.png PICTURE.png LAYOUT.json SCALE

LAYOUT.json is the output of `cellpreview layout` for the picture. Windows of 8x8 pixels that touch
a text or a view of the program are left out: their pixels depend on the rasterizer of fonts, and
the picture shows a box for each view. The exit status is 1 if the mean of all other windows
or the mean of those in which something is drawn is less than 0.98.
"""

import json
import subprocess
import sys

import numpy

SIDE = 8


def gray(path):
    """Returns the gray values of a picture."""
    size = subprocess.check_output(["identify", "-format", "%w %h", path], text=True)
    width, height = map(int, size.split())
    data = subprocess.check_output(["convert", path, "-alpha", "off", "-depth", "8", "gray:-"])
    return numpy.frombuffer(data, numpy.uint8).reshape(height, width).astype(numpy.float64)


def means(values):
    """Returns the mean of each window."""
    sums = numpy.pad(values.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    total = sums[SIDE:, SIDE:] - sums[:-SIDE, SIDE:] - sums[SIDE:, :-SIDE] + sums[:-SIDE, :-SIDE]
    return total / SIDE**2


def areas(layout):
    """Yields the frames of texts and views in the list."""
    for cell in layout["cells"]:
        parts = [cell[name] for name in ("text", "secondaryText") if name in cell]
        parts += [accessory for accessory in cell["accessories"]
                  if accessory["accessory"]["kind"] in ("customView", "label")]
        for part in parts:
            x, y, width, height = part["frame"]
            yield x + cell["frame"][0], y + cell["frame"][1], width, height


def main():
    first, second = gray(sys.argv[1]), gray(sys.argv[2])
    layout, scale = json.load(open(sys.argv[3])), float(sys.argv[4])
    height = min(len(first), len(second))
    first, second = first[:height], second[:height]

    mask = numpy.zeros(first.shape)
    for x, y, width, height in areas(layout):
        # Shadows and the ends of letters extend by two points.
        low, high = (y - 2) * scale, (y + height + 2) * scale
        mask[int(low):int(high), int((x - 2) * scale):int((x + width + 2) * scale)] = 1
    compared = means(mask) < 0.5 / SIDE**2

    mean1, mean2 = means(first), means(second)
    variance1 = numpy.maximum(means(first**2) - mean1**2, 0)
    variance2 = numpy.maximum(means(second**2) - mean2**2, 0)
    covariance = means(first * second) - mean1 * mean2
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    similarity = ((2 * mean1 * mean2 + c1) * (2 * covariance + c2)) / (
        (mean1**2 + mean2**2 + c1) * (variance1 + variance2 + c2))

    drawn = compared & ((variance1 > 1) | (variance2 > 1))
    everything, edges = similarity[compared].mean(), similarity[drawn].mean()
    print(f"similarity {everything:.4f}; where something is drawn {edges:.4f}, lowest "
          f"{similarity[drawn].min():.2f}; {compared.mean():.0%} compared, {drawn.mean():.1%} drawn")
    if not (everything >= 0.98 and edges >= 0.98 and compared.mean() > 0.5 and drawn.mean() > 0.02):
        sys.exit("the screenshot differs from the picture")


main()
