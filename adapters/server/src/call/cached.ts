import * as Cache from 'effect/Cache'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'

const CACHE_TTL = '30 seconds'
const ENTRY_COUNT_MAX = 2_000

/** Loads a figure that the cache does not have. */
class FigureLoad extends Context.Service<FigureLoad, Effect.Effect<unknown, unknown>>()(
  'FigureLoad',
) {}

/** Keys are texts: equality of objects costs Effect a weak map each time. */
type Figures = Cache.Cache<string, unknown, unknown, FigureLoad>

/** The cache of figures of this process. Losing it costs time only. */
export class FigureCache extends Context.Service<FigureCache, Figures>()('FigureCache') {}

export const createFigureCache: Effect.Effect<Figures> = Cache.makeWith(
  (_key: string) => Effect.flatten(FigureLoad),
  {
    capacity: ENTRY_COUNT_MAX,
    requireServicesAt: 'lookup',
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
    const found = Cache.get(cache, key)
    return (yield* Effect.provideService(
      found,
      FigureLoad,
      Effect.provideContext(load, services),
    )) as A
  }) as Effect.Effect<A, E, R | FigureCache>
