import { execFileSync } from 'node:child_process'

/** Processes that another one has started with such an entry, the longest running first. */
function listStarted(parentPid: number, entry: RegExp): readonly number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args=']).toString().split('\n')
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , parent, args = '']) => Number(parent) === parentPid && entry.test(args))
    .map(([, pid]) => Number(pid))
    .toSorted((one, other) => one - other)
}

/** The processes of a market's workers. */
export function listWorkers(supervisorPid: number): readonly number[] {
  return listStarted(supervisorPid, /worker\.entry/)
}

/** Processes that end with the one that has started them. */
export function listDependents(pid: number): readonly number[] {
  return listStarted(pid, /(?:worker|sandbox)\.entry/)
}
