"""Trains a net from the rows that self-play writes, and publishes it while it learns.

    python3 trainer.py FOLDER --out FOLDER --seconds N [--start FILE.net] [--resume state.pt]

FOLDER has `layout.json`, which says how rows are laid out, and grows by `*.rows`. `newest.net` appears in it by renaming, so that a worker never reads
half a file. `--out` gets the net, the state to resume from, `curves.json`, `curves.svg`.
"""
import argparse, glob, json, os, struct, time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MAGIC = 0x54454E54
POINTS = 15.0  # final points are learnt as parts of this


def arguments():
    p = argparse.ArgumentParser()
    p.add_argument("folder")
    p.add_argument("--out", required=True)
    p.add_argument("--name", default="trained")
    p.add_argument("--seconds", type=float, required=True)
    p.add_argument("--start", help="a net to begin with")
    p.add_argument("--resume", help="the state of an earlier run")
    p.add_argument("--hidden", default="256,64")
    p.add_argument("--rate", type=float, default=1e-3)
    p.add_argument("--decay", type=float, default=1e-4)
    p.add_argument("--anneal", type=float, default=0.25, help="the last part of the time, in which the rate falls")
    p.add_argument("--batch", type=int, default=4096)
    p.add_argument("--reuse", type=float, default=6, help="how often each row is used")
    p.add_argument("--window", type=float, default=0.6, help="the newest part of the rows that is drawn from")
    p.add_argument("--first-rows", type=int, default=600_000, help="rows before training begins; a start or a resumed run needs a quarter")
    p.add_argument("--capacity", type=int, default=0)
    p.add_argument("--publish", type=float, default=8, help="seconds between nets")
    p.add_argument("--climb", type=int, default=0, help="so many nets are put aside on the way, as FOLDER/climb-SECONDS.net")
    return p.parse_args()


class Net(nn.Module):
    def __init__(self, inputs, hidden, outputs):
        super().__init__()
        self.first = nn.Linear(inputs, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.last = nn.Linear(hidden[1], outputs)
        nn.init.kaiming_normal_(self.first.weight, nonlinearity="relu")
        nn.init.kaiming_normal_(self.second.weight, nonlinearity="relu")
        nn.init.normal_(self.last.weight, std=0.02)
        for layer in (self.first, self.second, self.last):
            nn.init.zeros_(layer.bias)

    def forward(self, x):
        return self.last(F.relu(self.second(F.relu(self.first(x)))))


def read_net(path):
    """The layers of a `.net` file as float arrays, by input."""
    with open(path, "rb") as file:
        data = file.read()
    magic, steps, inputs, first, second, outputs = struct.unpack_from("<6i", data, 0)
    assert magic == MAGIC, f"{path} is not a net"
    at = 24

    def floats(*shape):
        nonlocal at
        count = int(np.prod(shape))
        part = np.frombuffer(data, dtype="<f4", count=count, offset=at).reshape(shape)
        at += 4 * count
        return part

    scales, first_bias = floats(first), floats(first)
    second_rows, second_bias = floats(first, second), floats(second)
    output_rows, output_bias = floats(second, outputs), floats(outputs)
    first_rows = np.frombuffer(data, dtype="<i2", count=inputs * first, offset=at).reshape(inputs, first) * scales
    return dict(hidden=(first, second), layers=[first_rows, first_bias, second_rows, second_bias, output_rows, output_bias])


def write_net(path, layers, steps):
    """The contrary of read_net; the first layer's rows become 16-bit integers, with a scale for each unit."""
    rows, first_bias, second_rows, second_bias, output_rows, output_bias = [np.asarray(a, dtype=np.float64) for a in layers]
    largest = np.abs(rows).max(axis=0)
    scales = np.where(largest > 0, largest / 32767, 1).astype("<f4")
    whole = np.clip(np.rint(rows / scales.astype(np.float64)), -32767, 32767).astype("<i2")
    with open(path + ".part", "wb") as file:
        file.write(struct.pack("<6i", MAGIC, steps, rows.shape[0], rows.shape[1], second_rows.shape[1], output_rows.shape[1]))
        for part in (scales, first_bias, second_rows, second_bias, output_rows, output_bias):
            file.write(np.ascontiguousarray(part, dtype="<f4").tobytes())
        file.write(np.ascontiguousarray(whole).tobytes())
    os.rename(path + ".part", path)


class Ring:
    """The newest rows, on the device."""

    def __init__(self, folder, width, capacity, device):
        self.folder, self.width, self.capacity, self.device = folder, width, capacity, device
        self.rows = torch.zeros((capacity, width), dtype=torch.uint8, device=device)
        self.total = 0
        self.read = {}

    def poll(self):
        for path in sorted(glob.glob(os.path.join(self.folder, "*.rows"))):
            done = self.read.get(path, 0)
            count = (os.path.getsize(path) - done) // self.width
            if count <= 0:
                continue
            with open(path, "rb") as file:
                file.seek(done)
                data = file.read(count * self.width)
            self.read[path] = done + count * self.width
            self.add(torch.from_numpy(np.frombuffer(data, dtype=np.uint8).reshape(-1, self.width).copy()).to(self.device))

    def add(self, rows):
        while len(rows) > 0:
            at = self.total % self.capacity
            part = rows[: self.capacity - at]
            self.rows[at : at + len(part)] = part
            self.total += len(part)
            rows = rows[len(part) :]

    def draw(self, count, newest):
        index = torch.randint(0, newest, (count,), device=self.device) + (self.total - newest)
        return self.rows[index % self.capacity]


class Trainer:
    def __init__(self, options):
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        with open(os.path.join(options.folder, "layout.json")) as file:
            self.layout = json.load(file)
        capacity = options.capacity or (12_000_000 if self.device == "cuda" else 400_000)
        self.ring = Ring(options.folder, self.layout["width"], capacity, self.device)
        start = read_net(options.start) if options.start else None
        hidden = start["hidden"] if start else tuple(int(n) for n in options.hidden.split(","))
        self.net = Net(self.layout["inputs"], hidden, self.layout["outputs"]).to(self.device)
        self.mean = torch.zeros(self.layout["inputs"], device=self.device)
        self.spread = torch.ones(self.layout["inputs"], device=self.device)
        self.steps = 0
        self.is_fresh = True
        if start:
            self.take_over(start["layers"])
        self.average = [p.detach().clone() for p in self.net.parameters()]
        self.optimiser = torch.optim.AdamW(
            self.net.parameters(), lr=options.rate, weight_decay=options.decay, fused=self.device == "cuda"
        )
        if options.resume and os.path.exists(options.resume):
            self.load(options.resume)
        self.has_net = start is not None or not self.is_fresh
        self.exchanges = [self.exchange() for _ in range(256)]
        self.curves = []
        self.used = 0.0
        self.losses = []

    # What was learnt before

    def take_over(self, layers):
        with torch.no_grad():
            for p, layer in zip(self.net.parameters(), layers):
                value = torch.tensor(np.ascontiguousarray(layer.T), dtype=torch.float32)
                assert p.shape == value.shape, f"the start has {tuple(value.shape)} where {tuple(p.shape)} is expected"
                p.copy_(value)

    def load(self, path):
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.net.load_state_dict(state["net"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.average = [a.to(self.device) for a in state["average"]]
        self.mean, self.spread, self.steps = state["mean"], state["spread"], state["steps"]
        self.is_fresh = False
        print(f"resumed at step {self.steps}", flush=True)

    def save(self):
        o = self.options
        state = dict(
            net=self.net.state_dict(), optimiser=self.optimiser.state_dict(), average=self.average, mean=self.mean,
            spread=self.spread, steps=self.steps,
        )
        path = os.path.join(o.out, f"{o.name}.pt")
        torch.save(state, path + ".part")
        os.rename(path + ".part", path)
        self.export(os.path.join(o.out, f"{o.name}.net"))
        with open(os.path.join(o.out, f"{o.name}-curves.json"), "w") as file:
            json.dump(dict(options={k: v for k, v in vars(o).items()}, curves=self.curves, data=self.summary()), file, indent=1)
        with open(os.path.join(o.out, f"{o.name}-curves.svg"), "w") as file:
            file.write(drawn(self.curves))

    def export(self, path):
        """Writes the moving average, with the scaling of inputs folded in."""
        first, first_bias, *rest = [a.double().cpu() for a in self.average]
        mean, spread = self.mean.double().cpu(), self.spread.double().cpu()
        rows = (first / spread).T
        bias = first_bias - (first * (mean / spread)).sum(1)
        write_net(path, [rows, bias, rest[0].T, rest[1], rest[2].T, rest[3]], self.steps)

    # Rows

    def scale_inputs(self):
        """Takes mean and spread of the inputs from the first rows, and changes the first layer so that the net says what it said."""
        x = self.ring.rows[: min(self.ring.total, 300_000, self.ring.capacity), : self.layout["inputs"]].float()
        mean, spread = x.mean(0), x.std(0).clamp(min=0.15)
        spread[x.amax(0) == 0] = 1  # never seen so far
        with torch.no_grad():
            for layer in (self.net.first.weight, self.net.first.bias), self.average[:2]:
                weight, bias = layer
                bias += (weight * mean).sum(1)
                weight *= spread
                if not self.has_net:  # a fresh net has been made for scaled inputs
                    weight /= spread
                    bias.zero_()
        self.mean, self.spread = mean, spread

    def exchange(self):
        """One way to exchange places that mean the same: for every input and policy output, which one takes its place."""
        inputs, outputs = np.arange(self.layout["inputs"]), np.arange(self.layout["policy"])
        for group in self.layout["exchangeable"]:
            for place, other in zip(group, np.random.permutation(len(group))):
                inputs[place["inputs"]] = group[other]["inputs"]
                outputs[place["outputs"]] = group[other]["outputs"]
        return torch.as_tensor(inputs, device=self.device), torch.as_tensor(outputs, device=self.device)

    def batch(self, newest):
        layout, rows = self.layout, self.ring.draw(self.options.batch, newest)
        inputs, outputs = self.exchanges[np.random.randint(len(self.exchanges))]
        n, policy, seats = layout["inputs"], layout["policy"], layout["seats"]
        x = (rows[:, :n].float()[:, inputs] - self.mean) / self.spread
        visits = rows[:, n : n + policy].float()[:, outputs]
        rest = rows[:, n + policy :].float()
        shares = rest[:, 0 : 2 * seats : 2] + 256 * rest[:, 1 : 2 * seats : 2]
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1)
        points = rest[:, 2 * seats : 3 * seats] / POINTS
        plays = torch.arange(seats, device=self.device) < rest[:, 3 * seats : 3 * seats + 1]
        return x, visits, shares, points, plays

    def summary(self):
        rows = self.ring.rows[: min(self.ring.total, self.ring.capacity, 400_000)]
        if len(rows) == 0:
            return {}
        n, policy, seats = self.layout["inputs"], self.layout["policy"], self.layout["seats"]
        rest = rows[:, n + policy :].float()
        return dict(
            rows=self.ring.total, steps=self.steps, used_per_row=self.used / max(1, self.ring.total),
            full_searches=(rows[:, n : n + policy].amax(1) > 0).float().mean().item(),
            inputs_not_zero=(rows[:, :n] > 0).float().sum(1).mean().item(),
            seats={int(k): (rest[:, 3 * seats] == k).float().mean().item() for k in rest[:, 3 * seats].unique()},
            final_points_of_mover=rest[:, 2 * seats].mean().item(),
        )

    # Learning

    def loss(self, x, visits, shares, points, plays):
        layout = self.layout
        out = self.net(x)
        logits = out[:, layout["shares"] : layout["shares"] + layout["seats"]].masked_fill(~plays, -1e4)
        value = -(shares * F.log_softmax(logits, 1)).sum(1).mean()
        has = (visits.sum(1) > 0).float()
        target = (visits - 1).clamp(min=0)
        target = target / target.sum(1, keepdim=True).clamp(min=1)
        chances = F.log_softmax(out[:, : layout["policy"]].masked_fill(visits < 0.5, -1e4), 1)
        count = has.sum().clamp(min=1)
        policy = -((target * chances).sum(1) * has).sum() / count
        doubt = -((target * target.clamp(min=1e-9).log()).sum(1) * has).sum() / count
        guessed = out[:, layout["shares"] + layout["seats"] : layout["shares"] + 2 * layout["seats"]]
        score = (((guessed - points) ** 2) * plays).sum() / plays.sum()
        return value + policy + 0.2 * score, (value, policy, doubt, score)

    def step(self, newest, rate):
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        loss, parts = self.loss(*self.batch(newest))
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        keep = min(0.999, 1 - 1 / (self.used / self.options.batch + 2)) if not self.has_net else 0.999
        torch._foreach_lerp_(self.average, [p.detach() for p in self.net.parameters()], 1 - keep)
        if self.steps % 20 == 0:
            self.losses.append([p.item() for p in parts])
        self.steps += 1
        self.used += self.options.batch

    def rate(self, passed):
        """Rises over the first steps of a run, falls towards its end."""
        o = self.options
        left = 1 - passed / o.seconds
        rises = min(1, (self.used / o.batch + 1) / 200)
        return o.rate * rises * (1 if left > o.anneal else max(0.03, left / o.anneal))

    def run(self):
        o, ring = self.options, self.ring
        began = published = told = time.time()
        newest_net = os.path.join(o.folder, "newest.net")
        if self.has_net:
            self.export(newest_net)
        needed = o.first_rows if not self.has_net else o.first_rows // 4
        is_scaled = not self.is_fresh
        first_published = self.has_net
        aside = 0
        while (passed := time.time() - began) < o.seconds:
            ring.poll()
            if ring.total < needed:
                time.sleep(0.2)
                continue
            if not is_scaled:
                self.scale_inputs()
                is_scaled = True
                print(f"{passed:.0f} s: training begins with {ring.total} rows", flush=True)
            newest = int(min(ring.total, ring.capacity, max(needed, ring.total * o.window)))
            rate = self.rate(passed)
            done = 0
            while self.used + o.batch <= o.reuse * ring.total and done < 100:
                self.step(newest, rate)
                done += 1
            if done == 0:
                time.sleep(0.05)
            now = time.time()
            if not first_published and self.used >= 0.6 * o.reuse * ring.total or first_published and now - published > o.publish:
                self.export(newest_net)
                published, first_published = now, True
            if o.climb and first_published and passed >= (aside + 1) * o.seconds / o.climb:
                aside = int(passed * o.climb / o.seconds)
                self.export(os.path.join(o.folder, f"climb-{passed:04.0f}.net"))
            if now - told > 15 and self.losses:
                told = now
                self.tell(now - began, rate)
                self.save()
        if self.losses:
            self.tell(time.time() - began, 0)
        self.save()

    def tell(self, seconds, rate):
        value, policy, doubt, score = np.mean(self.losses, axis=0)
        self.losses = []
        point = dict(seconds=round(seconds, 1), rows=self.ring.total, steps=self.steps, rate=rate, value=round(value, 4),
                     policy=round(policy, 4), policy_over_target=round(policy - doubt, 4), score=round(score, 4))
        self.curves.append(point)
        print(" ".join(f"{k} {v}" for k, v in point.items()), flush=True)


def drawn(curves):
    """The curves as a small picture."""
    width, height, margin = 640, 200, 40
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {3 * height}" font-family="sans-serif" font-size="12">']
    for i, name in enumerate(("value", "policy", "policy_over_target")):
        points = [(p["seconds"], p[name]) for p in curves]
        if not points:
            continue
        low, high = min(y for _, y in points), max(y for _, y in points)
        end = max(x for x, _ in points)
        at = [
            f"{margin + (width - 2 * margin) * x / end:.1f},{i * height + margin + (height - 2 * margin) * (high - y) / max(1e-9, high - low):.1f}"
            for x, y in points
        ]
        parts.append(f'<text x="{margin}" y="{i * height + 24}">{name.replace("_", " ")}: {high:.3f} to {low:.3f} over {end:.0f} s</text>')
        parts.append(f'<polyline fill="none" stroke="#246" stroke-width="1.5" points="{" ".join(at)}"/>')
    return "\n".join(parts + ["</svg>"])


if __name__ == "__main__":
    torch.backends.cuda.matmul.allow_tf32 = True
    Trainer(arguments()).run()
