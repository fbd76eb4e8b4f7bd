import { execFileSync } from 'node:child_process'

type ChildProcess = {
  readonly pid: number
  /** Its command line. */
  readonly words: string
}

/** Processes that another one has started and that run now, the longest running first. */
export function listChildProcesses(parentPid: number): readonly ChildProcess[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args=']).toString().split('\n')
  return lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , parent]) => Number(parent) === parentPid)
    .map(([, pid, , words = '']) => ({ pid: Number(pid), words }))
    .toSorted((one, other) => one.pid - other.pid)
}
