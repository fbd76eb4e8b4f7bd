import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

const INTERVAL_MS = 20

/** Waits until a condition holds, and returns what it found; throws when it never does. */
export function untilTrue<Result>(condition: () => Result | Promise<Result>) {
  return vi.waitUntil(condition, { timeout: PATIENCE_MS, interval: INTERVAL_MS })
}

/** Repeats what throws until it does not, and returns its result; throws its last error when it never does. */
export function untilPasses<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { timeout: PATIENCE_MS, interval: INTERVAL_MS })
}
