import { addQuantities, isMainLine } from './cart.rules.ts'
import type { CartLine, CartPlan } from './cart.rules.ts'

type Target = { readonly coming: CartLine; readonly own: CartLine | null }

function ownTwin(own: readonly CartLine[], coming: CartLine): CartLine | null {
  const twin = own.find(
    (line) => line.optionId === coming.optionId && line.mainCartId === coming.mainCartId,
  )
  return twin ?? null
}

/**
 * Plans how removed lines are restored: as they were, whatever the stock is now. When the option was added again
 * meanwhile, the quantities are added, up to 9,999, and the line takes the add-ons; an add-on without its main line in
 * the cart stays out. No line is dropped because of the limit of lines. Source: domain-rules A42, decision 092.
 */
export function planCartRestoration(
  lines: readonly CartLine[],
  removed: readonly CartLine[],
): CartPlan {
  const mains = removed
    .filter(isMainLine)
    .map((coming): Target => ({ coming, own: ownTwin(lines, coming) }))
  const newIds = new Map([
    ...lines.filter(isMainLine).map(({ cartId }) => [cartId, cartId] as const),
    ...mains.map(({ coming, own }) => [coming.cartId, own?.cartId ?? coming.cartId] as const),
  ])
  const addons = removed.flatMap((line): Target[] => {
    const mainCartId = line.mainCartId === null ? undefined : newIds.get(line.mainCartId)
    if (mainCartId === undefined) return []
    const coming = { ...line, mainCartId }
    return [{ coming, own: ownTwin(lines, coming) }]
  })
  const targets = [...mains, ...addons]
  return {
    set: targets.flatMap(({ coming, own }) =>
      own === null
        ? []
        : [{ ...toSet(own), quantity: addQuantities(own.quantity, coming.quantity) }],
    ),
    moved: targets.flatMap(({ coming: { cartId, mainCartId }, own }) =>
      own === null ? [{ cartId, mainCartId }] : [],
    ),
    created: [],
    dropped: targets.flatMap(({ coming, own }) => (own === null ? [] : [coming.cartId])),
  }
}

function toSet({ cartId, optionId }: CartLine) {
  return { cartId, optionId }
}
