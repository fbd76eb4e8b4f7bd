import { addQuantities, isMainLine } from './cart.rules.ts'
import type { CartLine, CartPlan } from './cart.rules.ts'

type Joined = { readonly coming: CartLine; readonly own: CartLine | null }

function isSame(a: CartLine, b: CartLine): boolean {
  return a.goodsId === b.goodsId && a.optionId === b.optionId && a.mainCartId === b.mainCartId
}

function join(own: readonly CartLine[], coming: readonly CartLine[]): Joined[] {
  return coming.map((line) => ({
    coming: line,
    own: own.find((candidate) => isSame(candidate, line)) ?? null,
  }))
}

function underNewMains(lines: readonly CartLine[], mains: readonly Joined[]): CartLine[] {
  const newIds = new Map(
    mains.map(({ coming, own }) => [coming.cartId, own?.cartId ?? coming.cartId]),
  )
  return lines.flatMap((line) => {
    const mainCartId = line.mainCartId === null ? undefined : newIds.get(line.mainCartId)
    return mainCartId === undefined ? [] : [{ ...line, mainCartId }]
  })
}

/**
 * Merges the cart of a guest's device into the member's at login: quantities of the same option are added, up to 9,999;
 * other lines move to the member, add-ons with their main line. No line is dropped because of the limit of lines.
 * Source: domain-rules §7.4, decision 011.
 */
export function mergeCarts(
  memberLines: readonly CartLine[],
  guestLines: readonly CartLine[],
): CartPlan {
  const mains = join(memberLines, guestLines.filter(isMainLine))
  const addons = join(memberLines, underNewMains(guestLines, mains))
  const joined = [...mains, ...addons]
  return {
    set: joined.flatMap(({ coming, own }) =>
      own === null
        ? []
        : [
            {
              cartId: own.cartId,
              optionId: own.optionId,
              quantity: addQuantities(own.quantity, coming.quantity),
            },
          ],
    ),
    moved: joined.flatMap(({ coming: { cartId, mainCartId }, own }) =>
      own === null ? [{ cartId, mainCartId }] : [],
    ),
    created: [],
    dropped: joined.flatMap(({ coming, own }) => (own === null ? [] : [coming.cartId])),
  }
}
