import { formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import type { GoodsOptionKind, GoodsSaleStatus } from './goods.codes.ts'

/** Stock and sale status of an option. */
export type StockedOption = {
  readonly kind: GoodsOptionKind
  readonly stock: number
  readonly saleStatus: GoodsSaleStatus
}

/**
 * An option: a value for each option name of the product (none without options), the won added to the sale price, the
 * stock.
 */
export type GoodsOption = {
  readonly optionId: number
  readonly optionValues: readonly string[]
  readonly extraPrice: Won
  readonly stock: number
  readonly saleStatus: GoodsSaleStatus
}

/** A value to pick next: `extraPrice` in won and `option` are `null` while more values have to be picked. */
export type OptionChoice<Option> = {
  readonly value: string
  readonly isSoldOut: boolean
  readonly extraPrice: Won | null
  readonly option: Option | null
}

/** Largest stock that a choice shows as scarce. Source: decision 091. */
export const SCARCE_STOCK_MAX = 5

/** Returns the stock of an option that may be sold now: none unless it is on sale. */
export function sellableStock(option: Pick<StockedOption, 'stock' | 'saleStatus'>): number {
  return option.saleStatus === 'SALE' ? option.stock : 0
}

/** True for an option that is sold out and may come back: its seller has not stopped it. */
export function isSoldOutOption(option: Pick<StockedOption, 'stock' | 'saleStatus'>): boolean {
  return option.saleStatus !== 'STOP' && sellableStock(option) === 0
}

/**
 * The name of an option as the cart and the order show it; empty for goods without options.
 * @example optionName(['블랙', 'M']) // '블랙 / M'
 */
export function optionName(optionValues: readonly string[]): string {
  return optionValues.join(' / ')
}

/**
 * A product with its option in one line; the goods alone where the option has no name.
 * @example goodsTitle('머그컵', '블랙 / M') // '머그컵 · 블랙 / M'
 */
export function goodsTitle(goodsName: string, optionText: string): string {
  return [goodsName, optionText].filter((text) => text !== '').join(' · ')
}

function startsWith(option: GoodsOption, picked: readonly string[]): boolean {
  return picked.every((value, index) => option.optionValues[index] === value)
}

function choiceOf<Option extends GoodsOption>(
  value: string,
  options: readonly Option[],
  depth: number,
): OptionChoice<Option> {
  const last = options.find((option) => option.optionValues.length === depth + 1) ?? null
  const isSoldOut = options.every((option) => sellableStock(option) === 0)
  return { value, isSoldOut, extraPrice: last?.extraPrice ?? null, option: last }
}

/**
 * Lists the values that may be picked after the picked ones, in the order of the options. Stopped options are left out;
 * a value is sold out when everything behind it is. Source: domain-rules §7.4.
 */
export function optionChoices<Option extends GoodsOption>(
  options: readonly Option[],
  picked: readonly string[],
): OptionChoice<Option>[] {
  const depth = picked.length
  const open = options.filter(
    (option) => option.saleStatus !== 'STOP' && startsWith(option, picked),
  )
  const values = new Set(open.flatMap((option) => option.optionValues[depth] ?? []))
  return [...values].map((value) => {
    const behind = open.filter((option) => option.optionValues[depth] === value)
    return choiceOf(value, behind, depth)
  })
}

/**
 * Text for a scarce stock; `null` for a larger one, and while more values have to be picked.
 * @example scarceText({ value: 'M', option: { stock: 3, saleStatus: 'SALE' }, … }) // '3개 남음'
 */
export function scarceText({ option }: OptionChoice<GoodsOption>): string | null {
  const stock = option === null ? 0 : sellableStock(option)
  return stock > 0 && stock <= SCARCE_STOCK_MAX ? `${stock}개 남음` : null
}

function extraText(extraPrice: Won): string {
  return ` (${extraPrice > 0 ? '+' : ''}${formatWon(extraPrice)})`
}

/**
 * Text for a value on the option sheet. Source: domain-rules §7.4.
 * @example choiceText({ value: 'M', isSoldOut: true, extraPrice: 1000, option }) // 'M (+1,000원) (품절)'
 */
export function choiceText(choice: OptionChoice<unknown>): string {
  const extra = choice.extraPrice ? extraText(choice.extraPrice) : ''
  return `${choice.value}${extra}${choice.isSoldOut ? ' (품절)' : ''}`
}
