"""Adds up the lines of duels: `cat *.jsonl | python3 tally.py`. The interval is over deals, not games, since the games of one deal are alike."""
import json, math, sys

deals = [json.loads(line) for line in sys.stdin if line.startswith("{")]
means = [sum(d["won"]) / len(d["won"]) for d in deals]
n = len(means)
if n == 0:
    sys.exit("no deals")
mean = sum(means) / n
spread = math.sqrt(sum((m - mean) ** 2 for m in means) / max(1, n - 1) / n)
ms = [sum(d["ms"][i] for d in deals) / n for i in (0, 1)]
print(f"{100 * mean:.1f} % of {n * len(deals[0]['won'])} games [{100 * (mean - 1.96 * spread):.1f} to {100 * (mean + 1.96 * spread):.1f}], ms a decision {ms[0]:.1f} and {ms[1]:.1f}")
