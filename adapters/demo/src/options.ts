import type { OptionTable } from './catalogue.types.ts'

type OneLevelRow = readonly [value: string, extraPrice: number, stock: number]
type TwoLevelRow = readonly [first: string, second: string, extraPrice: number, stock: number]

/** Goods sold in one form only: a single row without values. */
export function noOption(stock: number): OptionTable {
  return { names: [], rows: [{ values: [], extraPrice: 0, stock }] }
}

/** Goods chosen by one property; a stock of 0 is sold out. */
export function oneLevel(name: string, rows: readonly OneLevelRow[]): OptionTable {
  return {
    names: [name],
    rows: rows.map(([value, extraPrice, stock]) => ({ values: [value], extraPrice, stock })),
  }
}

/** Goods chosen by two properties, one row for every pair that is sold. */
export function twoLevel(
  names: readonly [string, string],
  rows: readonly TwoLevelRow[],
): OptionTable {
  return {
    names,
    rows: rows.map(([first, second, extraPrice, stock]) => ({
      values: [first, second],
      extraPrice,
      stock,
    })),
  }
}

/**
 * Every pair of two properties at no added price, the stocks listed second values within first.
 * @example grid(['색상', '사이즈'], ['오트', '먹색'], ['S', 'M'], [[4, 0], [9, 12]])
 */
export function grid(seed: {
  readonly names: readonly [string, string]
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly stocks: readonly (readonly number[])[]
}): OptionTable {
  return twoLevel(
    seed.names,
    seed.first.flatMap((first, row) =>
      seed.second.map(
        (second, column) => [first, second, 0, seed.stocks[row]?.[column] ?? 0] as const,
      ),
    ),
  )
}
