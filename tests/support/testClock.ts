import type * as Clock from 'effect/Clock'
import * as Duration from 'effect/Duration'
import * as Effect from 'effect/Effect'
import { OPENED_AT_MS } from './databaseServer.ts'

export type TestClock = {
  readonly clock: Clock.Clock
  readonly now: () => number
  /** Goes on by so many milliseconds. */
  readonly advance: (ms: number) => void
}

const NANOS_PER_MS = 1_000_000n

/** A clock that stands still until it is advanced; waiting takes real time. */
export function createTestClock(): TestClock {
  let nowMs = OPENED_AT_MS
  const now = () => nowMs
  const nanos = () => BigInt(nowMs) * NANOS_PER_MS
  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => process.hrtime.bigint(),
    monotonicTimeNanos: Effect.sync(() => process.hrtime.bigint()),
    sleep: (duration) =>
      Effect.callback<void>((resume) => {
        const timer = setTimeout(() => resume(Effect.void), Duration.toMillis(duration))
        return Effect.sync(() => clearTimeout(timer))
      }),
  }
  const advance = (ms: number) => {
    nowMs += ms
  }
  return { clock, now, advance }
}
