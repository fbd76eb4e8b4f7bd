import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { CART_LINE_COUNT_MAX, addQuantities, isMainLine } from './cart.rules.ts'
import type { AddItem, CartGoods, CartLine, CartPlan, CreatedLine, SetLine } from './cart.rules.ts'
import { addToMain } from './cartAddition.rules.ts'

/** Reason why a line cannot change. */
export type CartChangeRefusal = 'CART_LINE_NOT_FOUND' | 'CART_FULL'

type AddonChange = Pick<CartPlan, 'set' | 'created' | 'dropped'>

function replaceAddons(
  lines: readonly CartLine[],
  main: CartLine,
  items: readonly AddItem[],
): AddonChange {
  const own = lines.filter((line) => line.mainCartId === main.cartId)
  const retained = own.filter((line) => items.some((item) => item.optionId === line.optionId))
  const emptied = retained.map((line) => ({ ...line, quantity: 0 }))
  const { set, created } = addToMain(emptied, main, items)
  return {
    set,
    created,
    dropped: own.filter((line) => !retained.includes(line)).map((line) => line.cartId),
  }
}

function changeInPlace(lines: readonly CartLine[], line: CartLine, goods: CartGoods): CartPlan {
  const { cartId } = line
  const changed: SetLine = { cartId, optionId: goods.optionId, quantity: goods.quantity }
  if (!isMainLine(line)) return { set: [changed], moved: [], created: [], dropped: [] }
  const addons = replaceAddons(lines, line, goods.addItems)
  return { ...addons, set: [changed, ...addons.set], moved: [] }
}

type Twin = { readonly line: CartLine; readonly twin: CartLine; readonly goods: CartGoods }

function joinTwin(lines: readonly CartLine[], { line, twin, goods }: Twin): CartPlan {
  const { cartId, optionId } = twin
  const grown = { cartId, optionId, quantity: addQuantities(twin.quantity, goods.quantity) }
  const items = isMainLine(line) ? goods.addItems : []
  const addons = addToMain(lines, twin, items)
  return { set: [grown, ...addons.set], moved: [], created: addons.created, dropped: [line.cartId] }
}

function isWithinCount(lines: readonly CartLine[], created: readonly CreatedLine[]): boolean {
  return lines.length + created.length <= CART_LINE_COUNT_MAX
}

/**
 * Plans the change of a line to another option, quantity or set of add-ons; the given add-ons replace the present ones.
 * When another line has the option already, the two are merged. An add-on line changes alone. Refusals:
 * CART_LINE_NOT_FOUND, CART_FULL. Source: spec §7, decision 011.
 */
export function planCartChange(
  lines: readonly CartLine[],
  cartId: number,
  goods: CartGoods,
): Decision<CartChangeRefusal, CartPlan> {
  const line = lines.find((candidate) => candidate.cartId === cartId)
  if (line === undefined || line.goodsId !== goods.goodsId) return refuse('CART_LINE_NOT_FOUND')
  const twin = lines.find(
    (other) =>
      other.cartId !== cartId &&
      other.mainCartId === line.mainCartId &&
      other.optionId === goods.optionId,
  )
  const plan = twin ? joinTwin(lines, { line, twin, goods }) : changeInPlace(lines, line, goods)
  return isWithinCount(lines, plan.created) ? allow(plan) : refuse('CART_FULL')
}
