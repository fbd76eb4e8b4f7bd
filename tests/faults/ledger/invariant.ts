import type { Facts } from './facts.ts'

/** Something that holds whatever was killed. It answers a line for each breach. */
export type Invariant = {
  readonly name: string
  readonly because: string
  readonly findBreaches: (facts: Facts) => readonly string[]
}

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0)
}
