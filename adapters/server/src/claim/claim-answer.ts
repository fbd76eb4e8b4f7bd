import {
  isAdditionalPaymentPayable,
  isAdditionalPaymentWaiting,
} from '@jangteo/core/claim/additional/additionalPayment.rules'
import { claimStatusOf } from '@jangteo/core/claim/claim.rules'
import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import { optionName } from '@jangteo/core/goods/option.rules'
import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import type { ClaimItemRow, OwedRow } from '@jangteo/postgres/claim/claim-list.store'
import type { WireIdCodec } from '../wire/wire-ids.ts'

type ClaimHead = {
  readonly id: number
  readonly order_id: number
  readonly shipping_group_id: number
  readonly type: ClaimType
  readonly state: ClaimState | null
  readonly requested_at: Date
  readonly is_converted: boolean
  readonly ordered_at: Date
  readonly store_name: string
  readonly store_url: string
}

/** True when the buyer still owes what a claim asked for. */
export function isOwed(owed: OwedRow | undefined): boolean {
  return isAdditionalPaymentWaiting(owed?.state ?? null)
}

/** Context that surrounds a claim: what the buyer owes for it, and the claims whose withdrawal is offered. */
export type ClaimContext = {
  readonly wireIds: WireIdCodec
  readonly owed: OwedRow | undefined
  readonly withdrawable: ReadonlySet<number>
}

function actionsOf({ id }: ClaimHead, { owed, withdrawable }: ClaimContext) {
  return [
    ...(isAdditionalPaymentPayable(owed?.state ?? null) ? (['PAY_ADDITIONAL'] as const) : []),
    ...(withdrawable.has(id) ? (['WITHDRAW_CLAIM'] as const) : []),
  ]
}

/** Maps the head shared by a claim's card and its page. */
export function toClaimHead(claim: ClaimHead, context: ClaimContext) {
  const { wireIds, owed } = context
  const { order_id: orderId, ordered_at: orderedAt, state } = claim
  return {
    orderClaimIdEncrypt: wireIds.seal('claim', claim.id),
    claimTypeEnum: claim.type,
    claimStatusEnum: claimStatusOf(state),
    withdrawn: state === 'WITHDRAWN',
    converted: claim.is_converted,
    requestedAt: claim.requested_at.toISOString(),
    ordersIdEncrypt: wireIds.seal('order', orderId),
    orderNumber: orderNumberOf({ id: orderId, orderedAtMs: orderedAt.getTime() }),
    orderedAt: orderedAt.toISOString(),
    orderShippingPriceIdEncrypt: wireIds.seal('orderShippingPrice', claim.shipping_group_id),
    storeName: claim.store_name,
    storeUrl: claim.store_url,
    addPaymentWaiting: isOwed(owed),
    actions: actionsOf(claim, context),
  }
}

/** An item of a claim, as it was when it was claimed. */
export function toClaimItem(wireIds: WireIdCodec, item: ClaimItemRow) {
  return {
    orderItemIdEncrypt: wireIds.seal('orderItem', item.id),
    goodsId: item.goods_id,
    goodsName: item.goods_name,
    optionName: optionName(item.option_values ?? []),
    picture: item.picture,
    quantity: item.quantity,
    paidAmount: item.paid_amount,
    exchangeOptionName:
      item.exchange_option_values === null ? null : optionName(item.exchange_option_values),
  }
}
