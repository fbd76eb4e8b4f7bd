import type { claimDetail } from '@jangteo/contract/claim/claim.schemas'
import type { claimRefund } from '@jangteo/contract/refusal/refusal.schemas'
import type {
  claimCheck,
  claimRequestPage,
  requestedClaim,
} from '@jangteo/contract/claim/claimRequest.schemas'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { ClaimReason } from '@jangteo/core/claim/request/claimReason.codes'
import { readClaim } from '@jangteo/postgres/claim/claim.columns'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import { buyPicked, happen, type OrderItem, itemsOf, WAY_TO } from '../order/paidOrder.ts'
import { type OrderDetail, SEOUL, showOrder } from '../purchase.ts'

export type Refund = z.output<typeof claimRefund>
export type Requested = z.output<typeof requestedClaim>
export type ClaimDetail = z.output<typeof claimDetail>
export type ClaimCheck = z.output<typeof claimCheck>
export type ClaimPage = z.output<typeof claimRequestPage>

/** A claim that a test asks for: of items of an order's first group, by number from 0; all of them without. */
export type Input = {
  readonly buyer: Buyer
  readonly order: OrderDetail
  readonly type: RequestableClaimType
  readonly reason: ClaimReason
  readonly items?: readonly number[]
  /** Fields to add or to replace. */
  readonly more?: object
}

const PATHS = { CANCEL: 'cancel', EXCHANGE: 'exchange', RETURN: 'return' } as const

/** Buys goods, and has them get to a state, each as many pieces as wanted. */
export async function anOrderOf(
  market: TestMarket,
  buyer: Buyer,
  { goods, until }: { readonly goods: readonly number[]; readonly until?: keyof typeof WAY_TO },
): Promise<OrderDetail> {
  const order = await buyPicked(market, buyer, ...goods.map((goodsId) => ({ goodsId })))
  if (until === undefined) return order
  for (const item of itemsOf(order)) await happen(market, item, ...WAY_TO[until])
  return showOrder(buyer, order)
}

/** The items that a claim is about. */
export function askedItems({ order, items }: Pick<Input, 'order' | 'items'>): OrderItem[] {
  const all = order.groups[0]?.items ?? []
  return items === undefined ? [...all] : all.filter((_, index) => items.includes(index))
}

/** Part that of an order a claim names. */
export function named(asked: Pick<Input, 'order' | 'items'>) {
  return {
    ordersIdEncrypt: asked.order.ordersIdEncrypt,
    orderShippingPriceIdEncrypt: asked.order.groups[0]?.orderShippingPriceIdEncrypt ?? '',
    orderItemIdEncryptList: askedItems(asked).map((item) => item.orderItemIdEncrypt),
  }
}

/** Asks for the preview of a claim, whatever the answer. */
export function preview(asked: Input): Promise<Answer<Refund & RefusalBody>> {
  const path = `/orders/claims/${PATHS[asked.type]}-request/refund`
  const body = { ...named(asked), claimReasonEnum: asked.reason, ...asked.more }
  return asked.buyer.call('POST', path, { body })
}

const PLACES = {
  CANCEL: {},
  RETURN: { pickup: { methodEnum: 'COLLECT', receiver: SEOUL, pickupRequestEnum: 'AT_DOOR' } },
  EXCHANGE: {
    pickup: { methodEnum: 'COLLECT', receiver: SEOUL, pickupRequestEnum: 'AT_DOOR' },
    reship: { receiver: SEOUL },
  },
} as const

/** Returns the filled form of a claim, with the amounts that its buyer saw. */
export function filled(
  asked: Input,
  seen: Pick<Refund, 'version' | 'refundAmount' | 'additionalPayAmount'>,
) {
  return {
    ...named(asked),
    claimReasonEnum: asked.reason,
    reasonDetail: '다섯 글자 넘게',
    ...PLACES[asked.type],
    version: seen.version,
    refundAmount: seen.refundAmount,
    additionalPayAmount: seen.additionalPayAmount,
    ...asked.more,
  }
}

/** Sends a claim request, whatever the answer. */
export function send(
  { buyer, type }: Pick<Input, 'buyer' | 'type'>,
  body: object,
  key?: string,
): Promise<Answer<Requested & RefusalBody>> {
  const path = `/orders/claims/${PATHS[type]}-request`
  return buyer.call('POST', path, { body, ...(key === undefined ? {} : { key }) })
}

/** Previews a claim and requests it, whatever the answer. */
export async function request(asked: Input): Promise<Answer<Requested & RefusalBody>> {
  const { body: seen } = await preview(asked)
  return send(asked, filled(asked, seen))
}

/** The same where it must succeed. */
export async function requested(asked: Input): Promise<Requested> {
  const { status, body } = await request(asked)
  if (status !== 200) throw new Error(`the claim was refused: ${JSON.stringify(body)}`)
  return body
}

/** The claim as its buyer sees it. */
export function showClaim(
  buyer: Buyer,
  { orderClaimIdEncrypt }: Pick<Requested, 'orderClaimIdEncrypt'>,
): Promise<ClaimDetail> {
  return buyer.ask('GET', `/orders/claims/${orderClaimIdEncrypt}`)
}

/** The row of a claim. */
export async function claimRow(
  market: TestMarket,
  { orderClaimIdEncrypt }: Pick<Requested, 'orderClaimIdEncrypt'>,
) {
  const wireIds = await market.runtime.runPromise(WireIds)
  const row = await market.database.db
    .selectFrom('claims')
    .selectAll()
    .where('id', '=', wireIds.open('claim', orderClaimIdEncrypt))
    .executeTakeFirstOrThrow()
  return readClaim(row)
}
