import * as fc from 'fast-check'
import { work } from '../claim/claimDesk.ts'
import { anyNumber, DONE, hasSales, type Move, NOTHING, outcomeOf, type Worlds } from './move.ts'
import { operatorAt, picked } from './stage.ts'

/** Refunds that the gateway refused, the oldest first. */
async function refusedRefunds({ model, stage }: Worlds) {
  const orderIds = model.sales.map(({ orderId }) => orderId)
  if (orderIds.length === 0) return []
  return stage.market.database.db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['payment_refunds.id', 'payment_refunds.amount', 'payments.order_id as orderId'])
    .where('payment_refunds.status', '=', 'REFUSED')
    .where('payments.order_id', 'in', orderIds)
    .orderBy('payment_refunds.id')
    .execute()
}

type Handling = { readonly by: number; readonly pick: number; readonly isByHand: boolean }

/** An operator sends a refused refund by hand and records it, or has the gateway asked again. */
export function handleRefund({ by, pick, isByHand }: Handling): Move {
  return {
    name: isByHand ? 'recordRefund' : 'askRefund',
    details: `operator ${by}, ${pick}`,
    isPossible: hasSales,
    make: async (worlds) => {
      const { market, wireIds, byHand } = worlds.stage
      const refunds = await refusedRefunds(worlds)
      if (refunds.length === 0) return NOTHING
      const { id, amount, orderId } = picked(refunds, pick)
      const path = `/operators/refunds/${wireIds.seal('refund', id)}/${isByHand ? 'record' : 'ask'}`
      const browser = await operatorAt(worlds.stage, by)
      const body = { memo: '은행에서 송금했어요' }
      const said = outcomeOf(await browser.call('POST', path, isByHand ? { body } : {}))
      if (said === DONE && isByHand) byHand.set(orderId, (byHand.get(orderId) ?? 0) + amount)
      await work(market, 'settle-refunds')
      return `${said}, ${amount} won`
    },
  }
}

/** Moves with refunds that no gateway sends, as often as they stand here. */
export const REFUND_MOVES: readonly fc.Arbitrary<Move>[] = [
  fc
    .record({
      by: fc.nat({ max: 2 }),
      pick: anyNumber,
      isByHand: fc.constantFrom(true, true, false),
    })
    .map(handleRefund),
]
