import * as Cache from 'effect/Cache'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Equal from 'effect/Equal'
import * as Exit from 'effect/Exit'
import * as Hash from 'effect/Hash'

const CACHE_TTL = '30 seconds'
const ENTRY_COUNT_MAX = 2_000

/** A figure of the shop by its key; two of the same key are one entry of the cache, whatever loads them. */
class Figure<A = unknown, E = unknown, R = never> implements Equal.Equal {
  readonly key: string
  readonly load: Effect.Effect<A, E, R>

  constructor(key: string, load: Effect.Effect<A, E, R>) {
    this.key = key
    this.load = load
  }

  [Equal.symbol](other: Equal.Equal): boolean {
    return other instanceof Figure && other.key === this.key
  }

  [Hash.symbol](): number {
    return Hash.string(this.key)
  }
}

type Figures = Cache.Cache<Figure, unknown, unknown>

/** The cache of figures of this process. Losing it costs time only. */
export class FigureCache extends Context.Service<FigureCache, Figures>()('FigureCache') {}

export const createFigureCache: Effect.Effect<Figures> = Cache.makeWith(
  (figure: Figure) => figure.load,
  {
    capacity: ENTRY_COUNT_MAX,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? CACHE_TTL : 0),
  },
)

/**
 * Returns what `load` gave within the last half minute under the same key, else runs it; simultaneous misses of a key
 * share one run, and a failure is not cached. Only for what everybody sees alike and nobody pays by: counts of lists,
 * the category tree. Source: decision 017.
 */
export const cached = <A, E, R>(key: string, load: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const cache = yield* FigureCache
    const services = yield* Effect.context<R>()
    const figure = new Figure(key, Effect.provideContext(load, services))
    return (yield* Cache.get(cache, figure)) as A
  }) as Effect.Effect<A, E, R | FigureCache>
