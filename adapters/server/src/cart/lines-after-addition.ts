import type { SetLine } from '@jangteo/core/cart/cart.rules'
import type { NewCartLine } from '@jangteo/postgres/cart/cart.store'
import type { ChosenRows } from './chosen-goods.ts'
import type { CartLineRow } from '../pricing/buy-row.ts'
import { withoutRight } from '../pricing/line-sale.ts'

type Addition = {
  readonly options: ChosenRows
  readonly created: readonly NewCartLine[]
  readonly set: readonly SetLine[]
}

/** Lines of a cart as an addition leaves them, the new ones first: what reading the locked cart again would answer. */
export function linesAfterAddition(
  before: readonly CartLineRow[],
  { options, created, set }: Addition,
): CartLineRow[] {
  const quantities = new Map(set.map(({ cartId, quantity }) => [cartId, quantity]))
  const added = created.flatMap(
    ({ id, optionId, mainLineId: main_line_id, quantity, isBuyNow: is_buy_now }): CartLineRow[] => {
      const option = options.get(optionId)
      if (option === undefined) return []
      const line = { ...option, id, main_line_id, quantity, is_buy_now }
      return [is_buy_now ? line : withoutRight(line)]
    },
  )
  const former = before.map((row) => ({ ...row, quantity: quantities.get(row.id) ?? row.quantity }))
  return [...added, ...former]
}
