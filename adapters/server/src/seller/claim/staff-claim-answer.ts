import type { sellerClaim } from '@jangteo/contract/claim/sellerClaim.schemas'
import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import { goodsTitle, optionName } from '@jangteo/core/goods/option.rules'
import { hideName } from '@jangteo/core/member/mask.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import {
  type ClaimItemRow,
  listAdditionalPaymentsOfClaims,
  listItemsOfClaims,
  type OwedRow,
} from '@jangteo/postgres/claim/claim-list.store'
import type { StaffClaimRow } from '@jangteo/postgres/claim/staff-claim.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { isOwed } from '../../claim/claim-answer.ts'
import { WireIds, type WireIdCodec } from '../../wire/wire-ids.ts'

type Row = z.input<typeof sellerClaim>
type Parts = { readonly items: readonly ClaimItemRow[]; readonly owed: OwedRow | undefined }

/** Maps a claim to a row of a table of staff; the name of the buyer is masked. */
export function toStaffClaim(wireIds: WireIdCodec, claim: StaffClaimRow, parts: Parts): Row {
  const { order_id: orderId, state, quote } = claim
  const [first] = parts.items
  return {
    orderClaimIdEncrypt: wireIds.seal('claim', claim.id),
    claimTypeEnum: claim.type,
    claimStatusEnum: claimStatusOf(state),
    withdrawn: state === 'WITHDRAWN',
    converted: claim.is_converted,
    requestedAt: claim.requested_at.toISOString(),
    ordersIdEncrypt: wireIds.seal('order', orderId),
    orderNumber: orderNumberOf({ id: orderId, orderedAtMs: claim.ordered_at.getTime() }),
    storeName: claim.store_name,
    storeUrl: claim.store_url,
    ordererName: hideName(claim.orderer_name),
    claimReasonEnum: claim.reason,
    responsible: claim.fault,
    goodsName:
      first === undefined
        ? ''
        : goodsTitle(first.goods_name, optionName(first.option_values ?? [])),
    itemCount: parts.items.length,
    refundAmount: quote?.refundAmount ?? 0,
    additionalPayAmount: quote?.additionalAmount ?? 0,
    addPaymentWaiting: isOwed(parts.owed),
  }
}

/** Maps claims to the rows of a table of staff. */
export const toStaffClaims = Effect.fnUntraced(function* (
  claims: readonly StaffClaimRow[],
): Effect.fn.Return<Row[], never, Db | WireIds> {
  if (claims.length === 0) return []
  const wireIds = yield* WireIds
  const ids = claims.map(({ id }) => id)
  const items = Map.groupBy(yield* listItemsOfClaims(ids), (item) => item.claim_id)
  const owed = yield* listAdditionalPaymentsOfClaims(ids)
  return claims.map((claim) =>
    toStaffClaim(wireIds, claim, {
      items: items.get(claim.id) ?? [],
      owed: owed.find((one) => one.claim_id === claim.id),
    }),
  )
})
