import { readFileSync } from 'node:fs'

const KIB_PER_MIB = 1024

/** Information that a process holds in memory now, in MiB; `null` where the system does not say. */
export function residentMib(pid: number): number | null {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib === undefined ? null : Number(kib) / KIB_PER_MIB
  } catch {
    return null
  }
}
