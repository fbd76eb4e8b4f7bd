import { allowedSteps } from '../chart/table.rules.ts'
import { RESTOCK_ALERT_STATE_LABELS } from './restockAlert.codes.ts'
import type { RestockAlertState } from './restockAlert.codes.ts'
import { RESTOCK_ALERT_TABLE } from './restockAlert.table.gen.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'

/** What a screen knows of a restock alert, and what its option shows now. */
export type ShownRestockAlert = {
  readonly state: RestockAlertState
  readonly saleStatus: GoodsDisplaySaleStatus
}

export type RestockAlertView = {
  readonly label: string
  /** The option can be bought again, so that the alert leads to it. */
  readonly canBuy: boolean
  readonly canRemove: boolean
}

/** A restock alert as the buyer's list shows it. Source: spec §2 (restock alerts), §4. */
export function restockAlertView({ state, saleStatus }: ShownRestockAlert): RestockAlertView {
  const steps = allowedSteps(RESTOCK_ALERT_TABLE, state, { isSellable: false })
  return {
    label: RESTOCK_ALERT_STATE_LABELS[state],
    canBuy: saleStatus === 'SALE',
    canRemove: steps.some(({ event }) => event === 'buyer.remove'),
  }
}
