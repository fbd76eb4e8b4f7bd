import type { Facts } from './facts.ts'
import { HISTORY_INVARIANTS } from './history.invariants.ts'
import type { Invariant } from './invariant.ts'
import { MONEY_INVARIANTS } from './money.invariants.ts'
import { STOCK_INVARIANTS } from './stock.invariants.ts'
import { NOTICE_INVARIANTS } from './notice.invariants.ts'

export const INVARIANTS: readonly Invariant[] = [
  ...STOCK_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...NOTICE_INVARIANTS,
  ...HISTORY_INVARIANTS,
]

/** Every breach of every invariant, each with the invariant's name. */
export function findBreaches(facts: Facts): string[] {
  return INVARIANTS.flatMap(({ name, findBreaches: find }) =>
    find(facts).map((breach) => `${name}: ${breach}`),
  )
}
