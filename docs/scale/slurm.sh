#!/bin/bash
# Plays a small corpus as an array on a Slurm of this machine alone, and compares it with one run, byte for byte.
#
#   docs/scale/slurm.sh FOLDER
#
# needs the packages slurm-wlm and munge of Debian, root, lab on the PATH, and an empty FOLDER outside the repository. It
# starts munged, slurmctld and slurmd for itself and ends them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$folder"
mkdir -p state spool parts /run/munge
sed "s#NODE#$(hostname -s)#; s#FOLDER#$folder#; s#CORES#$(nproc)#" "$here/slurm.conf" > slurm.conf
export SLURM_CONF=$folder/slurm.conf
started=()
trap 'kill "${started[@]}" 2> /dev/null || true; wait' EXIT
if ! munge -n > /dev/null 2>&1; then
    chown munge: /run/munge
    runuser -u munge -- munged --foreground & started+=($!)
fi
slurmctld -D & started+=($!)
slurmd -D & started+=($!)
until sinfo -h -o %T 2> /dev/null | grep -qE 'idle|mixed'; do sleep 1; done

settings=(linage --options size=5 --games 30 --steps 300 --seed 7 --commit trial)
array=$(sbatch --parsable --array=1-3 "$here/corpus.sbatch" 3 "$folder/parts" "${settings[@]}")
merge=$(sbatch --parsable --dependency="afterok:$array" --output=merge.log \
    --wrap "lab merge parts/*.jsonl --games 30 --out merged.jsonl")
until [ -f merged.jsonl ]; do
    squeue -h -o '%i %T %r' | grep -q 'DependencyNeverSatisfied' && { echo "a shard failed: see corpus-*.log" >&2; exit 1; }
    squeue -h | grep -q . || { sleep 2; [ -f merged.jsonl ] || { echo "job $merge failed: see merge.log" >&2; exit 1; }; }
    sleep 1
done
lab corpus "${settings[@]}" --out whole.jsonl
cmp merged.jsonl whole.jsonl
sha256sum merged.jsonl
