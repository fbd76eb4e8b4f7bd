import type { sellerClaim, sellerClaimQuery } from '@jangteo/contract/claim/sellerClaim.schemas'
import { CLAIM_TAB_TYPES } from '@jangteo/core/claim/claimTab.codes'
import { type Page, toPage } from '@jangteo/core/navigation/paging.rules'
import {
  ORDER_ROWS_REACHED_MAX,
  orderKeywordOf,
  reachedRows,
} from '@jangteo/core/order/sellerOrderSearch.rules'
import {
  countStaffClaims,
  listStaffClaims,
  searchStaffClaims,
} from '@jangteo/postgres/claim/staff-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { callingSeller } from '../../call/staff-caller.ts'
import type { WireIds } from '../../wire/wire-ids.ts'
import { toStaffClaims } from './staff-claim-answer.ts'

type Query = z.output<typeof sellerClaimQuery>
type Row = z.input<typeof sellerClaim>
type ClaimPage = Page<Row> & { readonly content: Row[]; readonly capped: boolean }

/** An order that no claim is of: what was typed is no number of an order. */
const NO_ORDER = 0

function orderIdOf(keyword: string): number | null {
  const wanted = orderKeywordOf(keyword)
  if (wanted === null) return null
  return wanted.kind === 'ORDER' ? wanted.orderId : NO_ORDER
}

/** Lists claims of a store, or of the market (`null`), the newest first, as far as a table reaches. */
export const listClaimsOf = Effect.fnUntraced(function* (
  storeId: number | null,
  { page: number, size, claimTabEnum: tab, keyword }: Query,
): Effect.fn.Return<ClaimPage, never, Db | WireIds> {
  const types = CLAIM_TAB_TYPES[tab]
  const only = { isOpen: tab === 'OPEN', isDisputed: tab === 'DISPUTE' }
  const scope = { storeId, types, ...only, orderId: orderIdOf(keyword) }
  const search = { ...scope, ...reachedRows(number, size) }
  const totalElements = yield* countStaffClaims(search)
  const ids = search.limit === 0 ? [] : yield* searchStaffClaims(search)
  const content = yield* toStaffClaims(yield* listStaffClaims(ids))
  return {
    ...toPage(content, { number, size, totalElements }),
    content,
    capped: totalElements === ORDER_ROWS_REACHED_MAX,
  }
})

/** Lists the claims on what the caller's store sold. */
export const listSellerClaims = Effect.fnUntraced(function* (input: Query) {
  const { storeId } = yield* callingSeller
  return yield* listClaimsOf(storeId, input)
})
