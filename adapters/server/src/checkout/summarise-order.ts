import * as Effect from 'effect/Effect'
import { loadChosenLines, requireBuyable } from './chosen-lines.ts'
import { priceLines, toSummaryAnswer } from './price-lines.ts'

type SummaryInput = { readonly cartIdList: readonly number[]; readonly zonecode: string | null }

/** What the chosen lines cost at an address. Refusals: CART_LINE_NOT_FOUND, CART_NOT_BUYABLE. */
export const summariseOrder = Effect.fnUntraced(function* (input: SummaryInput) {
  const rows = yield* loadChosenLines(input.cartIdList)
  yield* requireBuyable(rows)
  return toSummaryAnswer(priceLines(rows, input.zonecode))
})
