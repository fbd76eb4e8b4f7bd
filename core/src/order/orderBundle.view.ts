import { orderItemView } from './orderItem.view.ts'
import type { OrderItemButton, OrderItemView, ShownOrderItem } from './orderItem.view.ts'

/** An item of a shipping group, with everything that separates it from others in the same state. */
export type BundledItem = {
  readonly shown: ShownOrderItem
  /** Names its parcel; `null` while it has none. */
  readonly parcel: string | null
  /** The newest claim on the item; `null` when there was none. */
  readonly claimId: string | null
}

/** Items in the same state, shown together with their buttons once. */
export type OrderBundle = {
  /** Places of the items among those given. */
  readonly indexes: readonly number[]
  readonly view: OrderItemView
}

/** Merges the buttons of items, each once; a button that is primary for one item is primary for the bundle. */
function sharedButtons(views: readonly OrderItemView[]): OrderItemButton[] {
  const buttons = new Map<OrderItemButton['action'], OrderItemButton>()
  for (const button of views.flatMap((view) => view.buttons)) {
    const former = buttons.get(button.action)
    buttons.set(button.action, {
      ...button,
      isPrimary: button.isPrimary || (former?.isPrimary ?? false),
    })
  }
  return [...buttons.values()]
}

/**
 * Bundles the items of a shipping group, in their order: those with the same state, next step, parcel and claim are
 * shown together. Source: domain-rules §7.2.
 */
export function bundleItems(items: readonly BundledItem[]): OrderBundle[] {
  const bundles = new Map<string, { index: number; view: OrderItemView }[]>()
  for (const [index, { shown, parcel, claimId }] of items.entries()) {
    const view = orderItemView(shown)
    const key = JSON.stringify([view.label, view.subText, parcel, claimId])
    bundles.set(key, [...(bundles.get(key) ?? []), { index, view }])
  }
  return [...bundles.values()].flatMap((members) => {
    const views = members.map(({ view }) => view)
    const [first] = views
    if (first === undefined) return []
    const indexes = members.map(({ index }) => index)
    return [{ indexes, view: { ...first, buttons: sharedButtons(views) } }]
  })
}

/** Buttons of a card, and those of its menu. */
export type ArrangedButtons<Button> = {
  readonly shown: readonly Button[]
  readonly more: readonly Button[]
}

/**
 * Arranges buttons in a card with room for `count`: the primary one, or the first without any, then the others. Where
 * there are more than that, the last place is the menu that holds the rest.
 */
export function arrangeButtons<Button extends Pick<OrderItemButton, 'isPrimary'>>(
  buttons: readonly Button[],
  count: number,
): ArrangedButtons<Button> {
  const sorted = buttons.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  if (sorted.length <= count) return { shown: sorted, more: [] }
  return { shown: sorted.slice(0, count - 1), more: sorted.slice(count - 1) }
}
