import { listChildProcesses } from '../../support/childProcesses.ts'

function listStarted(parentPid: number, entry: RegExp): readonly number[] {
  const started = listChildProcesses(parentPid).filter(({ words }) => entry.test(words))
  return started.map(({ pid }) => pid)
}

/** The processes of a market's workers. */
export function listWorkers(supervisorPid: number): readonly number[] {
  return listStarted(supervisorPid, /worker\.program/)
}

/** Processes that end with the one that has started them. */
export function listDependents(pid: number): readonly number[] {
  return listStarted(pid, /worker\.program|sandbox\.entry/)
}
