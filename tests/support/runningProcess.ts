import { existsSync, readFileSync } from 'node:fs'
import { untilTrue } from './eventually.ts'

/** True when a process exists and still runs, or for a negative id a process group. */
export function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const stat = `/proc/${pid}/stat`
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'))
}

/** Waits until a process, or for a negative id a process group, no longer exists. */
export async function untilEnded(pid: number): Promise<void> {
  await untilTrue(() => !hasProcess(pid))
}
