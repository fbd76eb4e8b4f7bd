import type { Destination } from '../address/address.rules.ts'
import { DAY_MS } from '../calendar/day.rules.ts'
import { type Decision, allow, refuse } from '../decision/decision.rules.ts'
import { hideMobile, hideName } from '../member/mask.rules.ts'
import { ENDED_ITEM_STATUSES } from './orderItem.codes.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'

/** Days for which a seller may open a buyer's data after the item ended. Source: market-rules §9.2. */
export const BUYER_DATA_DAYS = 90

/** Characters of the reason with which somebody opens a buyer's data. */
export const OPENING_REASON_LENGTH = { min: 5, max: 200 } as const

/** An item of a seller, as far as it decides for how long its buyer is known. */
export type SoldItemEnd = {
  readonly status: OrderItemStatus
  readonly statusChangedAtMs: number
  /** A claim on it runs: its parties still have to reach each other. */
  readonly hasOpenClaim: boolean
}

/** Returns when the buyer of an item is known no more, in epoch milliseconds; `null` while the item has not ended. */
export function buyerDataEndMs(item: SoldItemEnd): number | null {
  const isEnded = ENDED_ITEM_STATUSES.includes(item.status) && !item.hasOpenClaim
  return isEnded ? item.statusChangedAtMs + BUYER_DATA_DAYS * DAY_MS : null
}

/**
 * Decides whether a seller may open the data of a buyer: as long as one of the seller's items of the order has not
 * ended, and 90 days longer. Refusal: `BUYER_DATA_CLOSED`. Source: market-rules §9.2.
 */
export function decideBuyerDataOpen(
  items: readonly SoldItemEnd[],
  nowMs: number,
): Decision<'BUYER_DATA_CLOSED'> {
  const isOpen = items.some((item) => {
    const endMs = buyerDataEndMs(item)
    return endMs === null || nowMs < endMs
  })
  return isOpen ? allow() : refuse('BUYER_DATA_CLOSED')
}

/** Data of a buyer that a seller may know. */
export type BuyerData = Destination & {
  readonly ordererName: string
  readonly ordererMobile: string
  readonly deliveryRequest: string
}

/** Parts of a road address that say the region: province and district. */
const REGION_PARTS = 2

/**
 * Leaves of an address the region.
 * @example hideAddress('서울특별시 강남구 테헤란로 1') // '서울특별시 강남구 ***'
 */
export function hideAddress(roadAddress: string): string {
  return [...roadAddress.split(' ').slice(0, REGION_PARTS), '***'].join(' ')
}

/** A destination without what names its receiver: the region is left. */
export function maskDestination(destination: Destination): Destination {
  return {
    receiverName: hideName(destination.receiverName),
    receiverMobile: hideMobile(destination.receiverMobile),
    zonecode: '*****',
    roadAddress: hideAddress(destination.roadAddress),
    detailAddress: '***',
  }
}

/** The data of a buyer as everybody sees it who has not opened it. Source: market-rules §9.2, domain-rules §5.4. */
export function maskBuyer(buyer: BuyerData): BuyerData {
  return {
    ordererName: hideName(buyer.ordererName),
    ordererMobile: hideMobile(buyer.ordererMobile),
    ...maskDestination(buyer),
    deliveryRequest: buyer.deliveryRequest === '' ? '' : '***',
  }
}
