import { type Invariant, sumOf } from './invariant.ts'

export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    name: 'stock-adds-up',
    because:
      'a piece is on the stock or in one order that still stands, never in two places or nowhere',
    findBreaches: ({ options, items }) =>
      options.flatMap(({ id, supplied, stock }) => {
        const status = items.filter((item) => item.optionId === id && item.status !== 'C')
        const taken = sumOf(status, ({ quantity }) => quantity)
        return taken + stock === supplied
          ? []
          : [`option ${id}: ${stock} left and ${taken} taken of ${supplied}`]
      }),
  },
  {
    name: 'stock-is-there',
    because: 'what is not there cannot be sold',
    findBreaches: ({ options }) =>
      options
        .filter(({ stock }) => stock < 0)
        .map(({ id, stock }) => `option ${id}: ${stock} left`),
  },
]
