import type { Facts } from './facts.ts'
import { HISTORY_LAWS } from './history.laws.ts'
import type { Law } from './law.ts'
import { MONEY_LAWS } from './money.laws.ts'
import { STOCK_LAWS } from './stock.laws.ts'
import { TOLD_LAWS } from './told.laws.ts'

export const LAWS: readonly Law[] = [...STOCK_LAWS, ...MONEY_LAWS, ...TOLD_LAWS, ...HISTORY_LAWS]

/** Every breach of every law, each with the law's name. */
export function findBreaches(facts: Facts): string[] {
  return LAWS.flatMap(({ name, findBreaches: find }) =>
    find(facts).map((breach) => `${name}: ${breach}`),
  )
}
