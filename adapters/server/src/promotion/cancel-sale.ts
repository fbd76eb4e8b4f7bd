import { transaction } from '@jangteo/postgres/database/db'
import { lockSaleOptions } from '@jangteo/postgres/promotion/sale-goods.store'
import { lockSale } from '@jangteo/postgres/promotion/special-sale.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { advanceSpecialSale } from './advance-special-sale.ts'

/**
 * Cancels a special sale that is not drawn, under its lock, which the draw takes too; a job ends its entries and notifies
 * everybody. Refusals: SPECIAL_SALE_NOT_FOUND, SALE_ALREADY_DRAWN, SALE_STATE_CHANGED.
 */
export const cancelSale = Effect.fnUntraced(function* (input: {
  readonly id: number
  readonly reason: string
}) {
  const { id, reason } = input
  yield* lockSaleOptions(id)
  const row = yield* lockSale(id)
  if (row === undefined) return yield* refused('SPECIAL_SALE_NOT_FOUND')
  const atMs = yield* Clock.currentTimeMillis
  const decision = yield* advanceSpecialSale(row, { event: 'operator.cancel', atMs })
  if (!decision.ok) {
    return yield* refused(
      decision.reason === 'SALE_NOT_DUE' ? 'SALE_STATE_CHANGED' : decision.reason,
    )
  }
  yield* recordAudit({
    call: 'operatorSale.cancel',
    target: `special sale ${id}`,
    before: { state: row.state },
    after: { state: decision.value.target },
    reason,
  })
  return { done: true as const }
}, transaction)
