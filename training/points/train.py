"""Learns from rows of self-play what points a seat will have in the end, beyond what it is given without the net, and how much a lead says about victory. Needs NumPy alone.

python3 train.py --rows A.rows,B.rows --inputs N --out NET [--start NET] [--epochs 8] [--first 64] [--second 32]
"""

import argparse
import struct
import time

import numpy as np

MAGIC = 0x54454E54
OUTPUTS = 4  # full registers; the first two are learnt: points, and the logarithm of the lead that makes victory e times as likely
POINTS = 40.0  # what a unit of the first output stands for while it learns
CLEAR = np.log(15.0)  # where the second begins
A_POINT, WHOLE = 64.0, 240.0
TAIL = 8  # after the inputs of a row: points, what was given, number of the game, seats, share of victory


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument("--rows", required=True)
    p.add_argument("--inputs", type=int, required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--start")
    p.add_argument("--epochs", type=int, default=8)
    p.add_argument("--first", type=int, default=64)
    p.add_argument("--second", type=int, default=32)
    p.add_argument("--batch", type=int, default=2048)
    p.add_argument("--rate", type=float, default=1.5e-3)
    p.add_argument("--victory", type=float, default=0, help="how much who wins counts for the points, beside what they were")
    p.add_argument("--decay", type=float, default=1e-3)
    p.add_argument("--patience", type=float, default=1, help="below 1 it learns once more: from what it then expects of later positions, and the less of how the game ended the further off that was")
    return p.parse_args()


class Rows:
    def __init__(self, files, inputs):
        raw = np.concatenate([np.fromfile(f, np.uint8).reshape(-1, inputs + TAIL) for f in files.split(",")])
        tail = np.ascontiguousarray(raw[:, inputs:])
        self.x = np.ascontiguousarray(raw[:, :inputs])
        self.points = tail[:, 0:2].copy().view("<i2")[:, 0].astype(np.float32)
        self.given = tail[:, 2:4].copy().view("<i2")[:, 0].astype(np.float32) / A_POINT
        self.games = tail[:, 4:6].copy().view("<u2")[:, 0]
        self.seats = tail[:, 6]
        self.share = tail[:, 7].astype(np.float32) / WHOLE
        # The seats of a position lie one after the other: where each position begins.
        starts, at = [], 0
        while at < len(self.seats):
            starts.append(at)
            at += int(self.seats[at])
        self.starts = np.array(starts)


    def foreseen(self, p, run, judged, wanted, patience):
        """What a net expects of later positions of the same game, mixed with how it ended."""
        target, share = wanted.copy(), self.share.copy()
        expected, likely = np.zeros_like(target), np.zeros_like(share)
        for n in sorted(set(self.seats.tolist())):
            starts = self.starts[self.seats[self.starts] == n]
            for some in np.array_split(starts, len(starts) // 4096 + 1):
                rows = (some[:, None] + np.arange(n)).ravel()
                out = run(rows, p)[2]
                # In points, not beyond what is given: that is another at every position.
                expected[rows] = out[:, 0] + self.given[rows] / POINTS
                likely[rows] = judged(rows, n, out)[0].ravel()
        for at, after in zip(self.starts[-2::-1], self.starts[:0:-1]):
            n = self.seats[at]
            if self.games[at] != self.games[after] or self.seats[after] != n:
                continue
            here, there = slice(at, at + n), slice(after, after + n)
            later = target[there] + self.given[there] / POINTS
            target[here] = patience * later + (1 - patience) * expected[there] - self.given[here] / POINTS
            share[here] = patience * share[there] + (1 - patience) * likely[there]
        return target, share


def fresh(inputs, first, second, rng):
    he = lambda n, m: (rng.standard_normal((n, m)) * np.sqrt(2 / n)).astype(np.float32)
    zero = lambda n: np.zeros(n, np.float32)
    return [he(inputs, first) * 0.5, zero(first), he(first, second), zero(second), he(second, OUTPUTS) * 0.1, zero(OUTPUTS)]


def load(path, scale, centre):
    data = open(path, "rb").read()
    _, _, inputs, first, second, outputs = struct.unpack("<6i", data[:24])
    floats = np.frombuffer(data, "<f4", count=2 * first + first * second + second + second * outputs + outputs, offset=24)
    cut = lambda n: (floats[:n], floats[n:])
    scales, floats = cut(first)
    b1, floats = cut(first)
    w2, floats = cut(first * second)
    b2, floats = cut(second)
    w3, floats = cut(second * outputs)
    b3 = floats.copy()
    rows = np.frombuffer(data, "<i2", offset=24 + 4 * (2 * first + first * second + second + second * outputs + outputs))
    w1 = rows.reshape(inputs, first).astype(np.float32) * scales * scale[:, None]
    w3 = w3.reshape(second, outputs).copy()
    b3[0] -= centre
    b3[1] -= CLEAR
    w3[:, 0] /= POINTS
    b3[0] /= POINTS
    return [p.astype(np.float32).copy() for p in (w1, b1, w2.reshape(first, second), b2, w3, b3)]


def export(path, parameters, scale, centre, steps):
    w1, b1, w2, b2, w3, b3 = [p.copy() for p in parameters]
    w1 = w1 / scale[:, None]
    scales = np.abs(w1).max(0) / 32000
    rows = np.round(w1 / scales).astype("<i2")
    w3[:, 0] *= POINTS
    b3[0] = b3[0] * POINTS + centre
    b3[1] += CLEAR
    with open(path, "wb") as f:
        f.write(struct.pack("<6i", MAGIC, steps, *w1.shape, w2.shape[1], OUTPUTS))
        for part in (scales, b1, w2, b2, w3, b3):
            f.write(np.ascontiguousarray(part, dtype="<f4").tobytes())
        f.write(rows.tobytes())


def forward(x, p):
    a1 = np.maximum(x @ p[0] + p[1], 0)
    a2 = np.maximum(a1 @ p[2] + p[3], 0)
    return a1, a2, a2 @ p[4] + p[5]


def shares_of(points, logarithm):
    """Of positions (rows) and seats (columns): everybody's share of victory, and the leads it was made of."""
    clear = np.exp(CLEAR + logarithm.mean(1, keepdims=True))
    leads = (points - points.max(1, keepdims=True)) / clear
    shares = np.exp(leads)
    return shares / shares.sum(1, keepdims=True), leads, clear


def main():
    o = arguments()
    rng = np.random.default_rng(1893)
    d = Rows(o.rows, o.inputs)
    centre = float((d.points - d.given).mean())
    wanted = (d.points - d.given - centre) / POINTS
    held = d.games % 20 == 0
    scale = np.maximum(d.x[:200_000].astype(np.float32).std(0), 0.05)
    counts = sorted(set(d.seats.tolist()))
    by_seats = {n: d.starts[d.seats[d.starts] == n] for n in counts}
    train = {n: s[~held[s]] for n, s in by_seats.items()}
    test = {n: s[held[s]] for n, s in by_seats.items()}
    p = load(o.start, scale, centre) if o.start else fresh(o.inputs, o.first, o.second, rng)
    target, share = wanted, d.share
    batches = lambda: [(n, b) for n in counts for b in np.array_split(rng.permutation(train[n]), max(1, len(train[n]) * n // o.batch))]
    began = time.time()

    def run(rows, p):
        return forward(d.x[rows].astype(np.float32) / scale, p)

    def judged(rows, n, out):
        return shares_of((d.given[rows] + out[:, 0] * POINTS).reshape(-1, n), out[:, 1].reshape(-1, n))

    def report(name, p):
        off, before, rows_told, told = 0, 0, 0, []
        for n, starts in test.items():
            loss, hand = [], []
            for some in np.array_split(starts, len(starts) // 4096 + 1):
                rows = (some[:, None] + np.arange(n)).ravel()
                out = run(rows, p)[2]
                off += ((out[:, 0] - wanted[rows]) ** 2).sum() * POINTS**2
                before += (wanted[rows] ** 2).sum() * POINTS**2
                rows_told += len(rows)
                won = d.share[rows].reshape(-1, n)
                loss.append(-(won * np.log(judged(rows, n, out)[0] + 1e-9)).sum(1))
                at_sight = shares_of(d.given[rows].reshape(-1, n), np.full((len(some), n), np.log(20) - CLEAR))[0]
                hand.append(-(won * np.log(at_sight)).sum(1))
            told.append(f"{n} seats {np.concatenate(loss).mean():.4f} (without the net {np.concatenate(hand).mean():.4f})")
        print(f"{name}: off by {np.sqrt(off / rows_told):.3f} points (without the net {np.sqrt(before / rows_told):.3f}); log-loss {', '.join(told)}; {time.time() - began:.0f} s", flush=True)

    def learn(p):
        average = [w.copy() for w in p]
        m = [np.zeros_like(w) for w in p]
        v = [np.zeros_like(w) for w in p]
        steps, total = 0, o.epochs * len(batches())
        for epoch in range(o.epochs):
            order = batches()
            rng.shuffle(order)
            for n, starts in order:
                rows = (starts[:, None] + np.arange(n)).ravel()
                bx = d.x[rows].astype(np.float32) / scale
                a1, a2, out = forward(bx, p)
                g = np.zeros_like(out)
                g[:, 0] = np.clip(out[:, 0] - target[rows], -1.5, 1.5) / len(rows)
                q, leads, clear = judged(rows, n, out)
                missed = (q - share[rows].reshape(-1, n)) / len(starts)
                g[:, 0] += (o.victory * missed / clear * POINTS).ravel()
                g[:, 1] += np.repeat(-(missed * leads).sum(1) / n, n)
                d2 = (g @ p[4].T) * (a2 > 0)
                d1 = (d2 @ p[2].T) * (a1 > 0)
                gradients = [bx.T @ d1, d1.sum(0), a1.T @ d2, d2.sum(0), a2.T @ g, g.sum(0)]
                steps += 1
                rate = o.rate * min(1, steps / 200) * max(0.02, 1 - steps / total)
                for i, gradient in enumerate(gradients):
                    m[i] += 0.1 * (gradient - m[i])
                    v[i] += 0.001 * (gradient * gradient - v[i])
                    p[i] -= rate * ((m[i] / (1 - 0.9**steps)) / (np.sqrt(v[i] / (1 - 0.999**steps)) + 1e-8) + o.decay * p[i] * (p[i].ndim > 1))
                    average[i] += (1 - min(0.998, steps / (steps + 10))) * (p[i] - average[i])
            report(f"epoch {epoch + 1}", average)
        return average, steps

    print(f"{(~held).sum()} rows to learn, {held.sum()} held out; points beyond what is given {centre:.2f}")
    p, steps = learn(p)
    if o.patience < 1:
        target, share = d.foreseen(p, run, judged, wanted, o.patience)
        p, again = learn(p if o.start else fresh(o.inputs, o.first, o.second, rng))
        steps += again
    export(o.out, p, scale, centre, steps)


if __name__ == "__main__":
    main()
