import * as Clock from 'effect/Clock'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import { LRUCache } from 'lru-cache'

/** How long a figure may be told again, in milliseconds. */
const RECENT_MS = 30_000
const RECENT_COUNT_MAX = 2_000

type Known = { readonly value: unknown; readonly atMs: number }

/** What this process was told lately. Losing it costs time only. */
export class Recent extends Context.Service<Recent, LRUCache<string, Known>>()('Recent') {}

export function createRecent(): LRUCache<string, Known> {
  return new LRUCache({ max: RECENT_COUNT_MAX })
}

/**
 * Answers what `load` said within the last half minute under the same key, else asks it. Only for what everybody sees
 * alike and nobody pays by: counts of lists, the category tree. Source: decision 017.
 */
export const recently = <A, E, R>(key: string, load: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const recent = yield* Recent
    const nowMs = yield* Clock.currentTimeMillis
    const known = recent.get(key)
    if (known !== undefined && nowMs - known.atMs < RECENT_MS) return known.value as A
    const value = yield* load
    recent.set(key, { value, atMs: nowMs })
    return value
  })
