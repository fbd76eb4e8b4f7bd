import type { SellerItemAction } from '@jangteo/core/order/sellerOrder.codes'
import { DelaySheet } from './DelaySheet.tsx'
import { RefuseSheet } from './RefuseSheet.tsx'
import type { SellerItemData } from './sellerOrderData.ts'
import { ShipSheet } from './ShipSheet.tsx'
import type { ItemAction } from './useItemActions.ts'

/** Name of the sheet that asks for an action's details. */
export const ITEM_SHEET = 'itemAction'

type ItemActionSheetsProps = {
  /** Action whose details are asked for; `null` for none. */
  readonly action: SellerItemAction | null
  readonly items: readonly SellerItemData[]
  readonly onDismiss: () => void
  readonly onSend: (action: ItemAction) => void
}

/** The sheet of the action that is asked for: a parcel, a delay, or why something cannot be sold. */
export function ItemActionSheets({ action, items, onDismiss, onSend }: ItemActionSheetsProps) {
  const count = items.length
  const finish = (sent: ItemAction) => {
    onDismiss()
    onSend(sent)
  }
  switch (action) {
    case 'SHIP':
      return (
        <ShipSheet
          count={count}
          onDismiss={onDismiss}
          onShip={(parcel) => finish({ action, items, ...parcel })}
        />
      )
    case 'DELAY':
      return (
        <DelaySheet
          count={count}
          onDismiss={onDismiss}
          onDelay={(notice) => finish({ action, items, ...notice })}
        />
      )
    case 'REFUSE':
      return (
        <RefuseSheet
          count={count}
          onDismiss={onDismiss}
          onRefuse={(memo) => finish({ action, items, memo })}
        />
      )
    case 'ACKNOWLEDGE':
    case 'REMOVE_INVOICE':
    case null:
      return null
  }
}
