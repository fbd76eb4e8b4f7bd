import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'
import type { RestockAlertFacts } from './restockAlert.chart.ts'

/** The option of a restock alert: its display sale status, and if this buyer has an alert already. */
export type RestockFacts = {
  readonly status: GoodsDisplaySaleStatus
  readonly isWaiting: boolean
}

/** Reason why a restock alert is refused. */
export type RestockRefusal =
  | 'RESTOCK_NOT_SOLD_OUT'
  | 'RESTOCK_SALE_WAITING'
  | 'RESTOCK_SALE_STOPPED'
  | 'RESTOCK_SALE_FINISHED'
  | 'RESTOCK_ALERT_DUPLICATE'

/** Refusal for each display sale status; `null` for sold out, which can be restocked. */
const REFUSALS: Readonly<Record<GoodsDisplaySaleStatus, RestockRefusal | null>> = {
  SALE: 'RESTOCK_NOT_SOLD_OUT',
  WAIT: 'RESTOCK_SALE_WAITING',
  STOP: 'RESTOCK_SALE_STOPPED',
  FINISHED: 'RESTOCK_SALE_FINISHED',
  OUT_OF_STOCK: null,
}

/**
 * Decides whether a restock alert may be set: the product is sold out, and the buyer has no alert for it yet. Refusals
 * in this order: RESTOCK_ALERT_DUPLICATE; then by the display sale status RESTOCK_NOT_SOLD_OUT, RESTOCK_SALE_WAITING,
 * RESTOCK_SALE_STOPPED, RESTOCK_SALE_FINISHED. Source: spec §4, §8.
 */
export function decideRestockAlert({ status, isWaiting }: RestockFacts): Decision<RestockRefusal> {
  if (isWaiting) return refuse('RESTOCK_ALERT_DUPLICATE')
  const refusal = REFUSALS[status]
  return refusal === null ? allow() : refuse(refusal)
}

/** Computes the facts of a restock alert's chart, by the display sale status of its option. Source: spec §4. */
export function restockAlertFacts({ status }: Pick<RestockFacts, 'status'>): RestockAlertFacts {
  return { isSellable: status === 'SALE' }
}
