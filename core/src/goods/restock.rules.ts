import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'
import type { StoreFeature } from '../session/permission.codes.ts'
import { decideStoreFeature } from '../session/permission.rules.ts'
import type { RestockAlertFacts } from './restockAlert.chart.ts'

/** Largest number of a member's alerts that wait. Source: market-rules §5.2. */
export const RESTOCK_ALERT_COUNT_MAX = 50

/** Largest number of options in one request. Source: market-rules §5.2. */
export const RESTOCK_OPTION_COUNT_MAX = 10

/** Time from the moment in which an option is in stock again until the first buyers are notified. Source: market-rules §5.2. */
export const RESTOCK_FIRST_ROUND_MS = 5 * 60 * 1000

/** Time until the next buyers are notified, while the stock lasts. Source: market-rules §5.2. */
export const RESTOCK_NEXT_ROUND_MS = 60 * 60 * 1000

/** Buyers who are notified of one piece in a round: one piece does not call 5,000. Source: market-rules §5.2. */
export const RESTOCK_ALERTS_PER_PIECE = 10

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

/** Facts of a request for alerts of several options. */
export type RestockRequest = {
  readonly options: readonly RestockFacts[]
  /** Alerts of the member that wait already. */
  readonly waitingCount: number
  readonly deniedFeatures: readonly StoreFeature[]
}

/** Reason why a request for alerts is refused. */
export type RestockRequestRefusal = RestockRefusal | 'RESTOCK_ALERT_FULL' | 'STORE_FEATURE_DENIED'

/**
 * Decides whether alerts are set for several options: for all of them or for none. Refusals in this order:
 * STORE_FEATURE_DENIED; that of the first option which has one; RESTOCK_ALERT_FULL. Source: market-rules §5.2.
 */
export function decideRestockRequest({
  options,
  waitingCount,
  deniedFeatures,
}: RestockRequest): Decision<RestockRequestRefusal> {
  const offered = decideStoreFeature('RESTOCK_ALERT', deniedFeatures)
  if (!offered.ok) return offered
  const refused = options.map(decideRestockAlert).find(({ ok }) => !ok)
  if (refused !== undefined) return refused
  const isFull = waitingCount + options.length > RESTOCK_ALERT_COUNT_MAX
  return isFull ? refuse('RESTOCK_ALERT_FULL') : allow()
}

/**
 * Returns how many of the buyers who wait for an option are notified in one round. Source: market-rules §5.2.
 * @example restockRoundCount(3) // 30
 */
export function restockRoundCount(stock: number): number {
  return RESTOCK_ALERTS_PER_PIECE * stock
}
