import type { CallerKind } from '../session/caller.codes.ts'
import { isLoggedIn } from '../session/caller.rules.ts'
import type { BuyFigures } from './buyViolation.rules.ts'
import type { BuyAvailabilityCode } from './cart.codes.ts'

/** Action of the buyer's own that may resolve a violation: a login, or a certification as an adult. */
export type BuyerRemedy = 'LOGIN' | 'ADULT_CERTIFICATION'

/**
 * Fix that is suggested for a line that cannot be bought: the buyer's own, another option, or this many pieces.
 */
export type CartLineFix =
  | { readonly kind: BuyerRemedy }
  | { readonly kind: 'OPTION' }
  | { readonly kind: 'QUANTITY'; readonly quantity: number }

/** A line that cannot be bought: its quantity, and if its product has other options. */
export type FixableLine = { readonly quantity: number; readonly hasOptions: boolean }

function toQuantity(quantity: number): CartLineFix | null {
  return quantity >= 1 ? { kind: 'QUANTITY', quantity } : null
}

function toOption({ hasOptions }: FixableLine): CartLineFix | null {
  return hasOptions ? { kind: 'OPTION' } : null
}

const RESOLVED_BY_LOGIN: ReadonlySet<BuyAvailabilityCode> = new Set([
  'ADULT_CERTIFICATION_REQUIRED',
  'GUEST_MAX_COUNT_CONDITIONS',
])

/**
 * Returns what the buyer can do about a violation that is about them and not about the product; `null` for every other
 * violation. A guest logs in first, whose account may be certified already. Source: domain-rules §5.2, §7.4.
 */
export function buyerRemedy(code: BuyAvailabilityCode, caller: CallerKind): BuyerRemedy | null {
  if (!isLoggedIn(caller)) return RESOLVED_BY_LOGIN.has(code) ? 'LOGIN' : null
  return code === 'ADULT_CERTIFICATION_REQUIRED' ? 'ADULT_CERTIFICATION' : null
}

type Fix<Figures> = (figures: Figures, line: FixableLine) => CartLineFix | null

const toStock: Fix<BuyFigures['SALE_STOCK_LACKING']> = ({ stock, quantity }, line) =>
  (stock > 0 ? toQuantity(line.quantity - (quantity - stock)) : null) ?? toOption(line)

const HINTS: { readonly [Code in BuyAvailabilityCode]: Fix<BuyFigures[Code]> } = {
  ADULT_CERTIFICATION_REQUIRED: () => null,
  OPTION_REQUIRED: (_figures, line) => toOption(line),
  SALE_STOCK_LACKING: toStock,
  ADD_ITEM_STOCK_LACKING: toStock,
  BUY_MAX_COUNT_EXCEEDED: ({ max, quantity, bought }, line) =>
    toQuantity(line.quantity - (bought + quantity - max)),
  MAX_COUNT_EXCEEDED: ({ max, quantity }, line) => toQuantity(line.quantity - (quantity - max)),
  MIN_COUNT_EXCEEDED: ({ min, quantity }, line) => toQuantity(line.quantity + (min - quantity)),
  GOODS_NOT_ON_SALE: () => null,
  GUEST_MAX_COUNT_CONDITIONS: () => null,
  ADD_ITEM_MAIN_REQUIRED: () => null,
}

/**
 * Suggests the one fix that lets a line be bought after all; `null` when it can only be removed. Figures of a reason
 * are sums of all lines, so this line gives up what is too much. Source: domain-rules §7.4, §7.5.
 * @example suggestFix({ code: 'SALE_STOCK_LACKING', params: { stock: 3, quantity: 5 } }, line, 'GUEST') // 2 pieces
 * fewer
 */
export function suggestFix<Code extends BuyAvailabilityCode>(
  reason: { readonly code: Code; readonly params: BuyFigures[Code] },
  line: FixableLine,
  caller: CallerKind,
): CartLineFix | null {
  const remedy = buyerRemedy(reason.code, caller)
  if (remedy !== null) return { kind: remedy }
  return HINTS[reason.code](reason.params, line)
}
