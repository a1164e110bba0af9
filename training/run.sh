#!/bin/bash
# Trains a net for Splendor by self-play: one worker a core, and a trainer that publishes a new net every few seconds.
#
#   training/run.sh --seats 2 --seconds 540 --out results/two [--start FILE.net] [--resume STATE.pt] [--opponent FILE.net|BOT]
#
# Needs bash, Node (or node.xz beside this file), and Python with PyTorch and NumPy. The programs are taken from this folder, or from dist (npm run build).
# Afterwards the net plays the opponent. `--cpu` trains a small net from nothing on a machine without a GPU, in ten minutes together with the games
# that show how it climbed.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
NAME=trained SEATS=2 SECONDS_=540 OUT_=training-results START= RESUME= OPPONENT=greedy DUEL_SECONDS=50 DUEL_MS=40
FULL=160 QUICK=24 WORKERS=$(($(nproc) - 1)) CLIMB=0 THREADS=2 YIELD=5 PYTHON=${PYTHON:-python3} TRAINER=()
while [ $# -gt 0 ]; do
  case $1 in
    --name) NAME=$2; shift 2 ;;
    --seats) SEATS=$2; shift 2 ;;
    --seconds) SECONDS_=$2; shift 2 ;;
    --out) OUT_=$2; shift 2 ;;
    --start) START=$2; shift 2 ;;
    --resume) RESUME=$2; shift 2 ;;
    --opponent) OPPONENT=$2; shift 2 ;;
    --duel-seconds) DUEL_SECONDS=$2; shift 2 ;;
    --duel-ms) DUEL_MS=$2; shift 2 ;;
    --full) FULL=$2; shift 2 ;;
    --quick) QUICK=$2; shift 2 ;;
    --workers) WORKERS=$2; shift 2 ;;
    --climb) CLIMB=$2; shift 2 ;;
    --cpu) THREADS=1 YIELD=0 SECONDS_=420 CLIMB=6 DUEL_SECONDS=20 FULL=48 QUICK=12 DUEL_MS=5 TRAINER+=(--hidden 64,32 --batch 512 --first-rows 60000 --publish 20 --anneal 0.4); shift ;;
    *) TRAINER+=("$1" "$2"); shift 2 ;;
  esac
done
[ "$WORKERS" -ge 1 ] || WORKERS=1
mkdir -p "$OUT_"
OUT_=$(cd "$OUT_" && pwd)

# Rows come and go all the time: a TMPDIR that lies in memory spares a disk.
WORK=$(mktemp -d)
trap 'touch "$WORK/stop"; wait; rm -rf "$WORK"' EXIT

NODE=${NODE:-node}
if [ -f "$HERE/node.xz" ]; then
  NODE=$WORK/node
  xz -dc "$HERE/node.xz" > "$NODE" && chmod +x "$NODE"
fi
PROGRAMS=$HERE
[ -f "$PROGRAMS/self-play.js" ] || PROGRAMS=$HERE/../dist

"$NODE" "$PROGRAMS/self-play.js" --layout --seats "$SEATS" > "$WORK/layout.json"
[ -z "$START" ] || cp "$START" "$WORK/newest.net"
for ((i = 0; i < WORKERS; i++)); do
  nice -n $YIELD "$NODE" "$PROGRAMS/self-play.js" $i "$WORK" $((SECONDS_ + 30)) --seats "$SEATS" --full "$FULL" --quick "$QUICK" > "$WORK/$i.log" 2>&1 &
done
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=$THREADS
"$PYTHON" "$HERE/trainer.py" "$WORK" --out "$OUT_" --name "$NAME" --seconds "$SECONDS_" --climb "$CLIMB" ${START:+--start "$START"} ${RESUME:+--resume "$RESUME"} \
  ${TRAINER[@]+"${TRAINER[@]}"} 2>&1 | tee "$OUT_/$NAME-log.txt"
touch "$WORK/stop"
wait
cat "$WORK"/*.log | tee -a "$OUT_/$NAME-log.txt" | tail -n 3

# How it climbed: every net that was put aside against the opponent, with few simulations, so that the net decides. The first line is the search
# with the evaluation that was written by hand, which plays the first games.
climbed() {
  for ((i = 0; i <= WORKERS; i++)); do
    "$NODE" "$PROGRAMS/duel.js" "$2" "$OPPONENT" --seats "${SEATS%%,*}" --simulations 32 --from $((i * 1000)) --deals 1000 --seconds 12 > "$WORK/$i.jsonl" &
  done
  wait
  echo "after $1 s: $(cat "$WORK"/*.jsonl | "$PYTHON" "$HERE/tally.py")" | tee -a "$OUT_/$NAME-log.txt"
}
if [ "$CLIMB" -gt 0 ]; then
  climbed 0 search
  for NET in "$WORK"/climb-*.net; do climbed "$((10#$(basename "$NET" | tr -dc 0-9)))" "$NET"; done
  climbed "$SECONDS_" "$OUT_/$NAME.net"
fi

# How strong it is: deals from every seat, all cores, the same time for both.
for TABLE in ${SEATS//,/ }; do
  for ((i = 0; i <= WORKERS; i++)); do
    "$NODE" "$PROGRAMS/duel.js" "$OUT_/$NAME.net" "$OPPONENT" --seats "$TABLE" --ms "$DUEL_MS" --from $((i * 1000)) --deals 1000 \
      --seconds "$DUEL_SECONDS" > "$WORK/$i.jsonl" 2>> "$WORK/duel.log" &
  done
  wait
  cat "$WORK/duel.log" >&2
  cat "$WORK"/*.jsonl > "$OUT_/$NAME-duel-$TABLE.jsonl"
  echo "$TABLE seats against $(basename "$OPPONENT"): $("$PYTHON" "$HERE/tally.py" < "$OUT_/$NAME-duel-$TABLE.jsonl")" | tee -a "$OUT_/$NAME-log.txt"
done
