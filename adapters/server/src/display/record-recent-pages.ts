import type { RecentPageKind } from '@jangteo/core/favorite/recent.codes'
import { RECENT_PAGES_COUNT_MAX } from '@jangteo/core/favorite/recent.rules'
import { transaction } from '@jangteo/postgres/database/db'
import type { RecentOwner } from '@jangteo/postgres/favorite/recent-goods.store'
import { saveRecentPages, trimRecentPages } from '@jangteo/postgres/favorite/recent-page.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../call/caller.ts'
import { admitViewer } from '../favorite/admit-viewer.ts'
import { recentOwnerOf } from '../favorite/recent-owner.ts'
import { WireIds } from '../wire/wire-ids.ts'

type OpenedPages = {
  readonly kind: RecentPageKind
  readonly ids: readonly number[]
  readonly at: Date
}

const storeRecentPages = Effect.fnUntraced(function* (owner: RecentOwner, opened: OpenedPages) {
  yield* saveRecentPages(owner, opened)
  yield* trimRecentPages(owner, opened.kind, RECENT_PAGES_COUNT_MAX)
}, transaction)

/** Lists pages to the caller; two simultaneous calls write the rows in the same order, and one row a page. */
const record = Effect.fnUntraced(function* (kind: RecentPageKind, ids: readonly number[]) {
  const owner = recentOwnerOf(yield* Caller)
  yield* admitViewer(owner)
  const at = new Date(yield* Clock.currentTimeMillis)
  yield* storeRecentPages(owner, { kind, ids: [...new Set(ids)], at })
  return { done: true as const }
})

/** Lists exhibitions as opened by the caller; hidden and missing ones are left out. Refusal: TOO_MANY_REQUESTS. */
export const recordRecentExhibitions = (input: { readonly exhibitionIdList: readonly number[] }) =>
  record('EXHIBITION', input.exhibitionIdList)

/** Lists events as opened by the caller; hidden, future, missing ones and altered ids are left out. Refusal: TOO_MANY_REQUESTS. */
export const recordRecentEvents = Effect.fnUntraced(function* (input: {
  readonly eventIdEncryptList: readonly string[]
}) {
  const wireIds = yield* WireIds
  const opened = input.eventIdEncryptList.map((sealed) => wireIds.open('event', sealed))
  return yield* record(
    'EVENT',
    opened.filter((id) => id !== null),
  )
})
