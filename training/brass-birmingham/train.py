"""Learns from rows of self-play what points a seat of Brass: Birmingham will have in the end. Needs NumPy alone.

python3 train.py --rows A.rows,B.rows --out NET [--start NET] [--epochs 8] [--first 96] [--second 32]
"""

import argparse
import struct
import time

import numpy as np

MAGIC = 0x54454E54
OUTPUTS = 4  # full registers; the first is what is learnt
POINTS = 40.0  # what a unit of the output stands for while it learns
CENTRE = 120.0
TAIL = 4  # points and number of the game, after the inputs of a row


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument("--rows", required=True)
    p.add_argument("--inputs", type=int, required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--start")
    p.add_argument("--epochs", type=int, default=8)
    p.add_argument("--first", type=int, default=96)
    p.add_argument("--second", type=int, default=32)
    p.add_argument("--batch", type=int, default=2048)
    p.add_argument("--rate", type=float, default=1.5e-3)
    return p.parse_args()


def read(files, inputs):
    raw = np.concatenate([np.fromfile(f, np.uint8) for f in files.split(",")]).reshape(-1, inputs + TAIL)
    tail = np.ascontiguousarray(raw[:, inputs:])
    points = tail[:, :2].copy().view("<i2")[:, 0].astype(np.float32)
    games = tail[:, 2:].copy().view("<u2")[:, 0]
    return np.ascontiguousarray(raw[:, :inputs]), (points - CENTRE) / POINTS, games % 20 == 0


def fresh(inputs, first, second, rng):
    he = lambda n, m: (rng.standard_normal((n, m)) * np.sqrt(2 / n)).astype(np.float32)
    zero = lambda n: np.zeros(n, np.float32)
    return [he(inputs, first) * 0.5, zero(first), he(first, second), zero(second), he(second, OUTPUTS) * 0.1, zero(OUTPUTS)]


def load(path, scale):
    data = open(path, "rb").read()
    _, _, inputs, first, second, outputs = struct.unpack("<6i", data[:24])
    floats = np.frombuffer(data, "<f4", count=2 * first + first * second + second + second * outputs + outputs, offset=24)
    cut = lambda n: (floats[:n], floats[n:])
    scales, floats = cut(first)
    b1, floats = cut(first)
    w2, floats = cut(first * second)
    b2, floats = cut(second)
    w3, floats = cut(second * outputs)
    b3 = floats
    rows = np.frombuffer(data, "<i2", offset=24 + 4 * (2 * first + first * second + second + second * outputs + outputs))
    w1 = rows.reshape(inputs, first).astype(np.float32) * scales * scale[:, None]
    b3 = b3.copy()
    b3[0] -= CENTRE
    return [p.astype(np.float32).copy() for p in (w1, b1, w2.reshape(first, second), b2, w3.reshape(second, outputs) / POINTS, b3 / POINTS)]


def export(path, parameters, scale, steps):
    w1, b1, w2, b2, w3, b3 = parameters
    w1 = w1 / scale[:, None]
    scales = np.abs(w1).max(0) / 32000
    rows = np.round(w1 / scales).astype("<i2")
    b3 = b3 * POINTS
    b3[0] += CENTRE
    with open(path, "wb") as f:
        f.write(struct.pack("<6i", MAGIC, steps, *w1.shape, w2.shape[1], OUTPUTS))
        for part in (scales, b1, w2, b2, w3 * POINTS, b3):
            f.write(np.ascontiguousarray(part, dtype="<f4").tobytes())
        f.write(rows.tobytes())


def forward(x, p):
    a1 = np.maximum(x @ p[0] + p[1], 0)
    a2 = np.maximum(a1 @ p[2] + p[3], 0)
    return a1, a2, a2 @ p[4][:, 0] + p[5][0]


def main():
    o = arguments()
    rng = np.random.default_rng(1893)
    x, y, held = read(o.rows, o.inputs)
    scale = np.maximum(x[:200_000].astype(np.float32).std(0), 0.05)
    test_x, test_y = x[held].astype(np.float32) / scale, y[held]
    train = np.flatnonzero(~held)
    p = load(o.start, scale) if o.start else fresh(o.inputs, o.first, o.second, rng)
    average = [w.copy() for w in p]
    m = [np.zeros_like(w) for w in p]
    v = [np.zeros_like(w) for w in p]
    steps, total, began = 0, o.epochs * (len(train) // o.batch), time.time()
    print(f"{len(train)} rows to learn, {held.sum()} held out; spread of points {test_y.std() * POINTS:.2f}")
    for epoch in range(o.epochs):
        order = rng.permutation(train)
        for at in range(0, len(order) - o.batch + 1, o.batch):
            rows = order[at : at + o.batch]
            bx = x[rows].astype(np.float32) / scale
            a1, a2, out = forward(bx, p)
            error = np.clip(out - y[rows], -1.5, 1.5) / o.batch
            g3 = np.zeros_like(p[4])
            g3[:, 0] = a2.T @ error
            gb3 = np.zeros_like(p[5])
            gb3[0] = error.sum()
            d2 = np.outer(error, p[4][:, 0]) * (a2 > 0)
            d1 = (d2 @ p[2].T) * (a1 > 0)
            gradients = [bx.T @ d1, d1.sum(0), a1.T @ d2, d2.sum(0), g3, gb3]
            steps += 1
            rate = o.rate * min(1, steps / 200) * max(0.02, 1 - steps / total)
            for i, g in enumerate(gradients):
                m[i] += 0.1 * (g - m[i])
                v[i] += 0.001 * (g * g - v[i])
                p[i] -= rate * ((m[i] / (1 - 0.9**steps)) / (np.sqrt(v[i] / (1 - 0.999**steps)) + 1e-8) + 1e-3 * p[i] * (p[i].ndim > 1))
                average[i] += (1 - min(0.998, steps / (steps + 10))) * (p[i] - average[i])
        missed = np.concatenate([forward(test_x[i : i + 8192], average)[2] for i in range(0, len(test_x), 8192)]) - test_y
        print(f"epoch {epoch + 1}: off by {np.sqrt((missed**2).mean()) * POINTS:.3f} points, {time.time() - began:.0f} s", flush=True)
    export(o.out, average, scale, steps)


if __name__ == "__main__":
    main()
