import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'
import type { RestockAlertFacts } from './restockAlert.chart.ts'
import { canAwaitRestock } from './saleStatus.rules.ts'

/** The option somebody wants to hear of: what it shows, and whether that buyer waits for it already. */
export type RestockFacts = {
  readonly status: GoodsDisplaySaleStatus
  readonly isWaiting: boolean
}

/** Why nobody is told when goods are there again. */
export type RestockRefusal = 'RESTOCK_NOT_SOLD_OUT' | 'RESTOCK_ALERT_DUPLICATE'

/**
 * Whether a restock alert may be asked for: the goods are sold out, and the buyer does not wait for them yet.
 * Refusals in this order: RESTOCK_ALERT_DUPLICATE, RESTOCK_NOT_SOLD_OUT. Source: spec §4, §8.
 */
export function decideRestockAlert({ status, isWaiting }: RestockFacts): Decision<RestockRefusal> {
  if (isWaiting) return refuse('RESTOCK_ALERT_DUPLICATE')
  return canAwaitRestock(status) ? allow() : refuse('RESTOCK_NOT_SOLD_OUT')
}

/** The facts that a restock alert's chart asks for, by what its option shows. Source: spec §4. */
export function restockAlertFacts({ status }: Pick<RestockFacts, 'status'>): RestockAlertFacts {
  return { isSellable: status === 'SALE' }
}
