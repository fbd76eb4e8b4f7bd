import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'
import type { RestockAlertFacts } from './restockAlert.chart.ts'

/** The option somebody wants to hear of: what it shows, and whether that buyer waits for it already. */
export type RestockFacts = {
  readonly status: GoodsDisplaySaleStatus
  readonly isWaiting: boolean
}

/** Reason why nobody is notified when goods are there again. */
export type RestockRefusal =
  | 'RESTOCK_NOT_SOLD_OUT'
  | 'RESTOCK_SALE_WAITING'
  | 'RESTOCK_SALE_STOPPED'
  | 'RESTOCK_SALE_FINISHED'
  | 'RESTOCK_ALERT_DUPLICATE'

/** Reason why goods that show a status cannot come back in stock; `null` for sold-out goods, which can. */
const REFUSALS: Readonly<Record<GoodsDisplaySaleStatus, RestockRefusal | null>> = {
  SALE: 'RESTOCK_NOT_SOLD_OUT',
  WAIT: 'RESTOCK_SALE_WAITING',
  STOP: 'RESTOCK_SALE_STOPPED',
  FINISHED: 'RESTOCK_SALE_FINISHED',
  OUT_OF_STOCK: null,
}

/**
 * True when a restock alert may be asked for: the goods are sold out, and the buyer does not wait for them yet.
 * Refusals in this order: RESTOCK_ALERT_DUPLICATE; then by what the goods show RESTOCK_NOT_SOLD_OUT,
 * RESTOCK_SALE_WAITING, RESTOCK_SALE_STOPPED, RESTOCK_SALE_FINISHED. Source: spec §4, §8.
 */
export function decideRestockAlert({ status, isWaiting }: RestockFacts): Decision<RestockRefusal> {
  if (isWaiting) return refuse('RESTOCK_ALERT_DUPLICATE')
  const refusal = REFUSALS[status]
  return refusal === null ? allow() : refuse(refusal)
}

/** The facts that a restock alert's chart asks for, by what its option shows. Source: spec §4. */
export function restockAlertFacts({ status }: Pick<RestockFacts, 'status'>): RestockAlertFacts {
  return { isSellable: status === 'SALE' }
}
