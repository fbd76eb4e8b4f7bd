import type { Client } from 'pg'
import { StartupError } from './startupError.ts'

/** Due times are the process's, and when a job runs is the database's: further apart they contradict each other. */
const DIFFERENCE_MS_MAX = 2000

/**
 * Refuses clocks of this machine and of the database that differ by two seconds or more. The duration of the query
 * counts in favour of the clocks.
 */
export async function checkClock(client: Client, nowMs: () => number): Promise<void> {
  const askedAtMs = nowMs()
  const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at')
  const answeredAtMs = nowMs()
  const differenceMs = clockDifferenceMs(rows[0]?.at.getTime() ?? 0, askedAtMs, answeredAtMs)
  if (Math.abs(differenceMs) < DIFFERENCE_MS_MAX) return
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1)
  const way = differenceMs > 0 ? 'behind' : 'ahead of'
  throw new StartupError(
    `The clock of this machine is ${seconds} s ${way} the database's: set both by NTP (chrony, systemd-timesyncd), and start again.`,
  )
}

/** Returns the distance of the database clock from the range of the query, in milliseconds; 0 within it. */
function clockDifferenceMs(theirsMs: number, askedAtMs: number, answeredAtMs: number): number {
  if (theirsMs < askedAtMs) return theirsMs - askedAtMs
  return theirsMs > answeredAtMs ? theirsMs - answeredAtMs : 0
}
