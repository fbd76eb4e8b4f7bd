import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { CART_LINE_COUNT_MAX, addQuantities, isMainLine } from './cart.rules.ts'
import type { AddItem, CartGoods, CartLine, CartPlan, CreatedLine, SetLine } from './cart.rules.ts'
import { groupBy } from '../decision/group.rules.ts'

type Part = { readonly set: readonly SetLine[]; readonly created: readonly CreatedLine[] }

function foldAddItems(items: readonly AddItem[]): AddItem[] {
  const byOption = groupBy(items, (item) => item.optionId)
  return [...byOption].map(([optionId, same]) => ({
    optionId,
    quantity: same.map((item) => item.quantity).reduce(addQuantities, 0),
  }))
}

function foldGoods(goodsList: readonly CartGoods[]): CartGoods[] {
  const byOption = groupBy(goodsList, (goods) => goods.optionId)
  return [...byOption.values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({
      ...first,
      quantity: same.map((goods) => goods.quantity).reduce(addQuantities, 0),
      addItems: foldAddItems(same.flatMap((goods) => goods.addItems)),
    })),
  )
}

function grow(line: CartLine, quantity: number): SetLine {
  const { cartId, optionId } = line
  return { cartId, optionId, quantity: addQuantities(line.quantity, quantity) }
}

/** Adds add-ons to a main line that exists: those it has grow, the others are created. */
export function addToMain(
  lines: readonly CartLine[],
  main: CartLine,
  items: readonly AddItem[],
): Part {
  const own = lines.filter((line) => line.mainCartId === main.cartId)
  const { cartId: mainCartId, goodsId } = main
  const joined = foldAddItems(items).map((item) => ({
    item,
    line: own.find((line) => line.optionId === item.optionId),
  }))
  return {
    set: joined.flatMap(({ item, line }) => (line ? [grow(line, item.quantity)] : [])),
    created: joined.flatMap(({ item, line }) =>
      line ? [] : [{ mainCartId, goodsId, ...item, addItems: [] }],
    ),
  }
}

function addOne(lines: readonly CartLine[], goods: CartGoods): Part {
  const main = lines.find((line) => isMainLine(line) && line.optionId === goods.optionId)
  if (main === undefined) return { set: [], created: [{ ...goods, mainCartId: null }] }
  const addons = addToMain(lines, main, goods.addItems)
  return { set: [grow(main, goods.quantity), ...addons.set], created: addons.created }
}

function countCreated(created: readonly CreatedLine[]): number {
  return created.reduce((count, line) => count + 1 + line.addItems.length, 0)
}

/**
 * Plans how products are added to a cart: the quantity of an option that is there already grows, up to 9,999, and its
 * line takes the add-ons; other lines are created. Refusal: CART_FULL, over 100 lines. Source: spec §7, decision 011.
 */
export function planCartAddition(
  lines: readonly CartLine[],
  goodsList: readonly CartGoods[],
): Decision<'CART_FULL', CartPlan> {
  const parts = foldGoods(goodsList).map((goods) => addOne(lines, goods))
  const created = parts.flatMap((part) => part.created)
  if (lines.length + countCreated(created) > CART_LINE_COUNT_MAX) return refuse('CART_FULL')
  return allow({ set: parts.flatMap((part) => part.set), moved: [], created, dropped: [] })
}
