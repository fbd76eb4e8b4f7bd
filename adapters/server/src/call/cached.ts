import * as Cache from 'effect/Cache'
import * as Context from 'effect/Context'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'

/** Time for which a figure may be answered again. */
const FIGURE_TTL = '30 seconds'
/** The same for what follows the goods within seconds. */
export const BRIEF_TTL = '5 seconds'

/** For what is asked again at once. */
export const NO_TTL = '0 seconds'

/** For an answer whose version counts everything in it. */
export const LONG_TTL = '10 minutes'

export type Ttl = typeof LONG_TTL | typeof BRIEF_TTL | typeof FIGURE_TTL | typeof NO_TTL

type Figure = { readonly value: unknown; readonly ttl: Ttl }

const FIGURE_COUNT_MAX = 2_000
/** A list takes some thirty kilobytes. */
const LIST_COUNT_MAX = 400

/** Loads a figure that the cache does not have. */
class FigureLoad extends Context.Service<FigureLoad, Effect.Effect<Figure, unknown>>()(
  'FigureLoad',
) {}

/** Keys are texts: equality of objects costs Effect a weak map each time. */
type Figures = Cache.Cache<string, Figure, unknown, FigureLoad>

/** The cache of figures of this process. Losing it costs time only. */
export class FigureCache extends Context.Service<FigureCache, Figures>()('FigureCache') {}

/** The same for whole lists, of which fewer are stored. */
export class ListCache extends Context.Service<ListCache, Figures>()('ListCache') {}

const createCache = (capacity: number): Effect.Effect<Figures> =>
  Cache.makeWith((_key: string) => Effect.flatten(FigureLoad), {
    capacity,
    requireServicesAt: 'lookup',
    timeToLive: (exit) => (Exit.isSuccess(exit) ? exit.value.ttl : 0),
  })

export const createFigureCache = createCache(FIGURE_COUNT_MAX)
export const createListCache = createCache(LIST_COUNT_MAX)

type Search<Id, A, E, R> = {
  readonly store: Context.Key<Id, Figures>
  readonly key: string
  readonly load: Effect.Effect<A, E, R>
  readonly ttl: Ttl | ((value: A) => Ttl)
}

const find = Effect.fnUntraced(function* <Id, A, E, R>({
  store,
  key,
  load,
  ttl,
}: Search<Id, A, E, R>) {
  const cache = yield* store
  const services = yield* Effect.context<R>()
  const figure = Effect.map(load, (value): Figure => ({
    value,
    ttl: typeof ttl === 'function' ? ttl(value) : ttl,
  }))
  const found = Cache.get(cache, key)
  const { value } = yield* Effect.provideService(
    found,
    FigureLoad,
    Effect.provideContext(figure, services),
  )
  return value as A
})

const cachedIn =
  <Id>(store: Context.Key<Id, Figures>) =>
  <A, E, R>(
    key: string,
    load: Effect.Effect<A, E, R>,
    ttl: Ttl | ((value: A) => Ttl) = FIGURE_TTL,
  ) =>
    find({ store, key, load, ttl }) as Effect.Effect<A, E, R | Id>

/**
 * Returns what `load` gave within the last half minute, or the `ttl`, which may follow what it gave, under the same key,
 * else runs it; simultaneous misses of a key share one run, and a failure is not cached. Only for what everybody sees
 * alike and nobody pays by: counts of lists, the category tree, the order of a search. Source: decision 017, decision 161.
 */
export const cached = cachedIn(FigureCache)

/** The same for a whole list. */
export const cachedList = cachedIn(ListCache)
