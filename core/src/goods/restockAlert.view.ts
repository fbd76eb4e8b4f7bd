import { decideStep } from '../chart/table.rules.ts'
import { RESTOCK_ALERT_STATE_LABELS } from './restockAlert.codes.ts'
import type { RestockAlertState } from './restockAlert.codes.ts'
import { RESTOCK_ALERT_TABLE } from './restockAlert.table.gen.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'

/** Screen data of a restock alert, with the display sale status of its option now. */
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

/** Views a restock alert for the buyer's list. Source: spec §2 (restock alerts), §4. */
export function restockAlertView({ state, saleStatus }: ShownRestockAlert): RestockAlertView {
  const removal = { state, event: 'buyer.remove', facts: { isSellable: false } } as const
  return {
    label: RESTOCK_ALERT_STATE_LABELS[state],
    canBuy: saleStatus === 'SALE',
    canRemove: decideStep(RESTOCK_ALERT_TABLE, removal).ok,
  }
}
