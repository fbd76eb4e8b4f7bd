import { readFileSync } from 'node:fs'

const NS_PER_MS = 1_000_000

/** Time for which the main thread of a process wanted a processor and had none since it began, in milliseconds; 0 where the system does not say. */
export function processorWaitMs(pid: number): number {
  try {
    const [, waitNs] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waitNs) / NS_PER_MS
  } catch {
    return 0
  }
}
