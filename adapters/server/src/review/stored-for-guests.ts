import type { Db } from '@jangteo/postgres/database/db'
import { findReviewRevision } from '@jangteo/postgres/review/rating.store'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cachedList, type ListCache } from '../call/cached.ts'
import { Caller, memberIdOf } from '../call/caller.ts'

type FirstPage = {
  readonly goodsId: number
  /** Number of the page, from 0; a list without pages has the first one alone. */
  readonly page?: number
}

/**
 * Answers a guest with the first page of a product's reviews as it was loaded after the last change of any of them, at most
 * five seconds ago: names of products and writers follow by then. Other pages, and those of members, which say what they
 * wrote and like, are loaded. `kind` names what is asked. Source: decision 185.
 */
export const storedForGuests = <A, E, R>(
  kind: string,
  asked: FirstPage,
  load: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, R | Caller | Db | ListCache> =>
  Effect.gen(function* () {
    const isStored = memberIdOf(yield* Caller) === null && (asked.page ?? 0) === 0
    if (!isStored) return yield* load
    const revision = yield* findReviewRevision(asked.goodsId)
    return yield* cachedList(`${kind} ${revision} ${JSON.stringify(asked)}`, load, BRIEF_TTL)
  })
