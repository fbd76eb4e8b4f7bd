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
 * The way removed lines come back: as they were, whatever the stock says now. An option that was put in the cart again
 * meanwhile grows, up to 9,999, and takes the add-ons; an add-on whose main line is not in the cart stays out. Nothing
 * is lost for the count of lines. Source: domain-rules A42, decision 092.
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
