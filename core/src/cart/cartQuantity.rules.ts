import type { GoodsSaleStatus } from '../goods/goods.codes.ts'
import type { PurchaseLimits } from '../goods/purchaseLimit.rules.ts'
import type { CallerKind } from '../session/caller.codes.ts'
import { QUANTITY_CHECKS } from './buyCheck.rules.ts'
import type { CountedLine } from './buyCheck.rules.ts'
import type { BuyReason } from './buyViolation.rules.ts'
import { buyReasonText } from './cart.messages.ts'
import type { CartLine } from './cart.rules.ts'

/**
 * A line of a cart as its page knows it; only the server knows what the account bought before and what else keeps it
 * from being bought.
 */
export type ShownCartLine = Pick<CartLine, 'cartId' | 'mainCartId' | 'goodsId' | 'quantity'> & {
  readonly limits: PurchaseLimits
  readonly option: {
    readonly optionId: number
    readonly stock: number
    readonly saleStatus: GoodsSaleStatus
  }
}

/** A change of one line's quantity by the caller. */
export type QuantityChange = {
  readonly cartId: number
  readonly quantity: number
  readonly caller: CallerKind
}

function sumOf(lines: readonly ShownCartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function toCounted(
  line: ShownCartLine,
  lines: readonly ShownCartLine[],
  caller: CallerKind,
): CountedLine {
  const { goodsId, limits, mainCartId, option } = line
  const mains = lines.filter((other) => other.goodsId === goodsId && other.mainCartId === null)
  return {
    goods: limits,
    option,
    isAddon: mainCartId !== null,
    optionQuantity: sumOf(lines.filter((other) => other.option.optionId === option.optionId)),
    goodsQuantity: sumOf(mains),
    boughtCount: 0,
    caller,
  }
}

function reasonsOf(lines: readonly ShownCartLine[], caller: CallerKind): BuyReason[] {
  return lines.flatMap((line) => {
    const counted = toCounted(line, lines, caller)
    return Object.values(QUANTITY_CHECKS).flatMap((check) => check(counted) ?? [])
  })
}

/**
 * Returns the text of what the new quantity adds to the violations of a line; `null` when it adds none, as far as a
 * page knows. The server decides with all facts. Source: spec §5, domain-rules §8.
 */
export function quantityProblem(
  lines: readonly ShownCartLine[],
  { cartId, quantity, caller }: QuantityChange,
): string | null {
  const changed = lines.map((line) => (line.cartId === cartId ? { ...line, quantity } : line))
  const known = new Set(reasonsOf(lines, caller).map(buyReasonText))
  return (
    reasonsOf(changed, caller)
      .map(buyReasonText)
      .find((text) => !known.has(text)) ?? null
  )
}
