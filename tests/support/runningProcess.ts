import { existsSync, readFileSync } from 'node:fs'
import { untilTrue } from './eventually.ts'

/** True when a process exists and still runs, or for a negative id a process group. */
export function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return pid < 0 || isRunning(pid)
}

/** False for one that ended, also for one that ended just now; true where the system does not say. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return !existsSync('/proc')
  }
}

/** Waits until a process, or for a negative id a process group, no longer exists. */
export async function untilEnded(pid: number): Promise<void> {
  await untilTrue(() => !hasProcess(pid))
}
