import { allowedSteps } from '@jangteo/core/chart/table.rules'
import { REFUND_TABLE } from '@jangteo/core/payment/refund.table.gen'
import type { OpenRefundRow } from '@jangteo/postgres/payment/refund.store'
import { isAskable } from '../../payment/advance-refund.ts'
import { REFUND_MOVES, type RefundMove } from './move-refund.ts'

/** Lists what a person may do about a refund now, as its chart says. */
export function refundMovesOf(
  row: OpenRefundRow,
): { readonly type: RefundMove; readonly label: string }[] {
  const facts = { isCounted: true, isAskable: isAskable(row) }
  return allowedSteps(REFUND_TABLE, row.status, facts).flatMap(({ event, meta }) => {
    const type = REFUND_MOVES.find((move) => move === event)
    return type === undefined ? [] : [{ type, label: meta.action }]
  })
}
