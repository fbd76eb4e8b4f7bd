import { readFileSync } from 'node:fs'

const KIB_PER_MIB = 1024

/** Resident memory of a process now, in MiB; `null` where the system does not report it. */
export function residentMib(pid: number): number | null {
  try {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kib === undefined ? null : Number(kib) / KIB_PER_MIB
  } catch {
    return null
  }
}
