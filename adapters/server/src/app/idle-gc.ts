import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** Time between two looks, in milliseconds. */
const PERIOD_MS = 5000
/**
 * Periods that were idle on the whole before a collection: a minute, because it drops compiled code, too, which the next calls
 * compile again.
 */
const IDLE_PERIOD_COUNT = 12
/** Part of a time for which a server works that nobody waits for. */
const BUSY_SHARE_MAX = 0.05
/** Growth of the heap since the last collection that is worth a pause of a tenth of a second, in bytes. */
const GROWTH_MIN = 24 * 1024 * 1024

/** A collection that shrinks the young generation, too. */
const FULL_GC = { type: 'major', flavor: 'last-resort', execution: 'sync' } as const

/**
 * Runs a full GC when the server is idle and its heap has grown: after the start, which leaves some 30 MiB, in its first idle
 * period, and after a rush once it was idle for a minute, in which a job may have worked for a moment. An idle server
 * collects nothing by itself. Without `--expose-gc` nothing happens. Source: decision 152.
 */
export function collectWhenIdle(periodMs = PERIOD_MS): void {
  const { gc } = globalThis
  if (gc === undefined) return
  let looks = [performance.eventLoopUtilization()]
  let collectedBytes = 0
  const isIdleFor = (periodCount: number): boolean => {
    const [now, before] = [looks.at(-1), looks.at(-1 - periodCount)]
    if (now === undefined || before === undefined) return false
    return performance.eventLoopUtilization(now, before).utilization <= BUSY_SHARE_MAX
  }
  const look = () => {
    looks = [...looks.slice(-IDLE_PERIOD_COUNT), performance.eventLoopUtilization()]
    if (!isIdleFor(1) || !isIdleFor(collectedBytes === 0 ? 1 : IDLE_PERIOD_COUNT)) return
    if (getHeapStatistics().total_heap_size - collectedBytes < GROWTH_MIN) return
    gc(FULL_GC)
    collectedBytes = getHeapStatistics().total_heap_size
  }
  setInterval(look, periodMs).unref()
}
