import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import { blockedLines } from './buyViolation.view.ts'
import type { BlockedLine } from './buyViolation.view.ts'
import { CART_MESSAGES } from './cart.messages.ts'
import type { cartSelectionChart } from './cartSelection.chart.ts'
import { groupBy } from '../decision/group.rules.ts'

/** A line of the cart as far as choosing is concerned. */
export type SelectableLine = {
  readonly cartId: number
  /** The main line of an add-on, which is chosen with it; `null` for a main line. */
  readonly mainCartId: number | null
  readonly storeUrl: string
  /** `false` for what is sold out or no longer on sale: no quantity could save it. */
  readonly isSelectable: boolean
}

/** One checkbox with the lines that it stands for. */
export type CheckView = {
  readonly cartIds: readonly number[]
  readonly isChecked: boolean
  readonly isIndeterminate: boolean
  readonly isDisabled: boolean
  /** Checks or unchecks its lines. */
  readonly check: (isChecked: boolean) => void
}

export type CartSelectionView = {
  readonly all: CheckView
  readonly stores: ReadonlyMap<string, CheckView>
  /** One for every main line; its add-ons follow it. */
  readonly lines: ReadonlyMap<number, CheckView>
  /** Lines that would be ordered, add-ons included. */
  readonly chosenIds: readonly number[]
  readonly isBusy: boolean
  /** Lines that are no longer shown: the server is asked to take them out. */
  readonly hiddenIds: readonly number[]
  /** The chosen lines that can't be bought, with their reasons; `null` when nothing is shown. */
  readonly blocked: readonly BlockedLine[] | null
  readonly noticeText: string | null
  readonly remove: (cartIds: readonly number[]) => void
  readonly removeChosen: () => void
  /** Takes back what was removed last. */
  readonly restore: () => void
  readonly order: () => void
  readonly dismiss: () => void
}

type Snapshot = SnapshotFrom<typeof cartSelectionChart>
type Actor = Pick<ActorRefFrom<typeof cartSelectionChart>, 'send'>

function withAddons(mains: readonly SelectableLine[], lines: readonly SelectableLine[]): number[] {
  const mainIds = new Set(mains.map(({ cartId }) => cartId))
  return lines
    .filter(({ cartId, mainCartId }) => mainIds.has(mainCartId ?? cartId))
    .filter(({ isSelectable }) => isSelectable)
    .map(({ cartId }) => cartId)
}

type Choice = {
  readonly chosen: ReadonlySet<number>
  readonly isChoosable: boolean
  readonly actor: Actor
}

function checkOf(cartIds: readonly number[], { chosen, isChoosable, actor }: Choice): CheckView {
  const count = cartIds.filter((id) => chosen.has(id)).length
  const isChecked = count > 0 && count === cartIds.length
  return {
    cartIds,
    isChecked,
    isIndeterminate: count > 0 && !isChecked,
    isDisabled: !isChoosable || cartIds.length === 0,
    check: (isOn) => actor.send({ type: isOn ? 'lines.checked' : 'lines.unchecked', cartIds }),
  }
}

function noticeText({ context: { notice } }: Snapshot): string | null {
  if (notice === 'CART_NONE_CHOSEN') return CART_MESSAGES.CART_NONE_CHOSEN()
  return notice === null ? null : REFUSAL_MESSAGES[notice]()
}

/** Lines that are being taken out: they are not shown any more. */
function hiddenIdsOf(snapshot: Snapshot): readonly number[] {
  return snapshot.matches('removing') ? snapshot.context.cartIds : []
}

/** Restores the lines that were removed last, also from a notice that outlives the view. */
export function restoreRemoved(actor: Actor): void {
  actor.send({ type: 'buyer.restore' })
}

/**
 * Views the cart's checkboxes and dialogs, from the buyer's choice and the present lines. A line that can't be sold is
 * never chosen, and takes its add-ons with it. Source: domain-rules §7.4.
 */
export function cartSelectionView(
  snapshot: Snapshot,
  actor: Actor,
  all: readonly SelectableLine[],
): CartSelectionView {
  const hiddenIds = hiddenIdsOf(snapshot)
  const lines = all.filter(({ cartId }) => !hiddenIds.includes(cartId))
  const mains = lines.filter(({ mainCartId, isSelectable }) => mainCartId === null && isSelectable)
  const selectable = withAddons(mains, lines)
  const unchecked = new Set(snapshot.context.uncheckedIds)
  const chosenIds = selectable.filter((id) => !unchecked.has(id))
  const isChoosable = snapshot.hasTag('choosable')
  const choice = { chosen: new Set(chosenIds), isChoosable, actor }
  const check = (of: readonly SelectableLine[]) => checkOf(withAddons(of, lines), choice)
  const remove = (ids: readonly number[]) => actor.send({ type: 'buyer.remove', cartIds: ids })
  const { violations } = snapshot.context
  return {
    all: checkOf(selectable, choice),
    stores: new Map(
      [...groupBy(lines, ({ storeUrl }) => storeUrl)].map(([url, ofStore]) => [
        url,
        check(mains.filter((main) => ofStore.includes(main))),
      ]),
    ),
    lines: new Map(
      lines
        .filter(({ mainCartId }) => mainCartId === null)
        .map((line) => [line.cartId, check(line.isSelectable ? [line] : [])]),
    ),
    chosenIds,
    isBusy: !isChoosable || snapshot.hasTag('busy'),
    hiddenIds,
    blocked: snapshot.matches('blocked') ? blockedLines(violations) : null,
    noticeText: noticeText(snapshot),
    remove,
    removeChosen: () => remove(chosenIds),
    restore: () => restoreRemoved(actor),
    order: () => actor.send({ type: 'buyer.order', cartIds: chosenIds }),
    dismiss: () => actor.send({ type: 'buyer.dismiss' }),
  }
}
