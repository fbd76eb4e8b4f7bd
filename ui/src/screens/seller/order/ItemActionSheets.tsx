import { DelaySheet } from './DelaySheet.tsx'
import { RefuseSheet } from './RefuseSheet.tsx'
import { ShipSheet } from './ShipSheet.tsx'
import type { ItemSheet } from './useItemActions.ts'

/** Name of the sheet that asks for an action's details. */
export const ITEM_SHEET = 'itemAction'

/** The sheet of the action that is asked for: a parcel, a delay, or why something cannot be sold. */
export function ItemActionSheets({ sheet }: { readonly sheet: ItemSheet }) {
  const { opened, tried, onDismiss, onSend } = sheet
  if (opened === null) return null
  const { action, items } = opened
  const asking = { count: items.length, tried, onDismiss }
  switch (action) {
    case 'SHIP':
      return <ShipSheet {...asking} onShip={(parcel) => onSend({ action, items, ...parcel })} />
    case 'DELAY':
      return <DelaySheet {...asking} onDelay={(notice) => onSend({ action, items, ...notice })} />
    case 'REFUSE':
      return <RefuseSheet {...asking} onRefuse={(memo) => onSend({ action, items, memo })} />
    case 'ACKNOWLEDGE':
    case 'REMOVE_INVOICE':
      return null
  }
}
