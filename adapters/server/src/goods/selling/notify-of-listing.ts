import type { GoodsListing } from '@jangteo/core/goods/goodsListing.codes'
import type { GoodsListingEventType } from '@jangteo/core/goods/goodsListing.table.gen'
import type { Db } from '@jangteo/postgres/database/db'
import type { ListingRow } from '@jangteo/postgres/goods/listing.store'
import * as Effect from 'effect/Effect'
import { notify } from '../../notification/notify.ts'

/** Step of a listing, as far as its notifications ask. */
type ListingMove = {
  readonly from: GoodsListing
  readonly event: GoodsListingEventType
  /** The operator's, for its seller. */
  readonly reason: string
  readonly atMs: number
}

function contentOf({ from, event, reason }: ListingMove) {
  const isRevision = from === 'LISTED'
  switch (event) {
    case 'system.approve':
      return { kind: 'GOODS_APPROVED', isRevision } as const
    case 'system.reject':
      return { kind: 'GOODS_REJECTED', isRevision, reason } as const
    case 'system.stop':
      return { kind: 'GOODS_STOPPED', reason } as const
    case 'system.release':
      return { kind: 'GOODS_RELEASED' } as const
    case 'seller.edit':
    case 'seller.submit':
    case 'seller.withdraw':
    case 'seller.delete':
      return null
  }
}

/** Notifies the store of a product of what an operator decided about it. Source: decision 149. */
export function notifyOfListing(
  { id, version }: Pick<ListingRow, 'id' | 'version'>,
  move: ListingMove,
): Effect.Effect<void, never, Db> {
  const content = contentOf(move)
  if (content === null) return Effect.void
  const { atMs } = move
  return notify({ to: { storeOfGoods: id }, content, key: `${id}:${version}:${atMs}`, atMs })
}
