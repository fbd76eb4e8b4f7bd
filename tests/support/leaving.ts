import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { finishLeaving } from '@jangteo/server/member/withdrawal/finish-leaving'
import { type Buyer, DEMO_PASSWORD } from './buyer.ts'
import type { TestMarket } from './market.ts'
import { buyPicked, confirm, happen, itemOf, WAY_TO } from './order/paidOrder.ts'
import type { Picked } from './cart/inCart.ts'
import type { OrderDetail } from './purchase.ts'

/** Leaves with the password of the demo unless the body says otherwise. */
export function leave<Body = { readonly code?: string; readonly data?: unknown }>(
  buyer: Buyer,
  body: object = {},
) {
  return buyer.call<Body>('POST', '/accounts/withdrawal', {
    body: { leaveReason: 'RARELY_USED', password: DEMO_PASSWORD, ...body },
  })
}

/** Ends the leaving of a member a minute later, as the job does. */
export async function finish(market: TestMarket, memberId: number): Promise<void> {
  market.advance(MINUTE_MS)
  await market.runtime.runPromise(finishLeaving(memberId))
}

export async function statusOf(market: TestMarket, memberId: number): Promise<string> {
  const { status } = await market.database.db
    .selectFrom('members')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return status
}

/** Steps of a membership, as sentences. */
export async function membershipOf(market: TestMarket, memberId: number): Promise<string[]> {
  const rows = await market.database.db
    .selectFrom('membership_history')
    .select(['actor', 'event', 'from_status', 'to_status', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  return rows.map(
    (row) => `${row.actor} ${row.event} ${row.from_status}>${row.to_status} ${row.reason}`,
  )
}

/** An order whose purchase is confirmed. */
export async function aConfirmedOrder(
  market: TestMarket,
  buyer: Buyer,
  picked: Picked,
): Promise<OrderDetail> {
  const order = await buyPicked(market, buyer, picked)
  await happen(market, itemOf(order), ...WAY_TO.SC)
  await confirm(buyer, itemOf(order))
  return order
}
