import {
  decideExchangeOption,
  exchangeChoices,
  type ExchangeOptionRefusal,
} from '@jangteo/core/claim/request/exchangeOption.rules'
import { type GoodsOption, sellableStock } from '@jangteo/core/goods/option.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listOptionsOfGoods, type OptionRow } from '@jangteo/postgres/goods/stock.store'
import type { ItemRow } from '@jangteo/postgres/order/order-item.store'
import * as Effect from 'effect/Effect'
import { refused, type Refused } from '../../call/refused.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { type ClaimSubject, chosenItems, groupItems } from './claim-subject.ts'

/** Option that the buyer picked for an item. */
export type PickedOption = { readonly orderItemIdEncrypt: string; readonly optionId: number }

/** An item with the options to exchange it for, and the picked one (`null`: none, or none of them). */
export type ExchangedItem = {
  readonly item: ItemRow
  readonly extraPrice: number
  /** Labels that the parts of its options are called. */
  readonly optionNames: string[]
  readonly options: readonly GoodsOption[]
  readonly picked: GoodsOption | null
}

const NO_OPTION: Pick<OptionRow, 'extra_price' | 'option_names'> = {
  extra_price: 0,
  option_names: [],
}

function toOption(row: OptionRow): GoodsOption {
  return {
    optionId: row.id,
    optionValues: row.option_values,
    extraPrice: row.extra_price,
    stock: row.stock,
    saleStatus: row.sale_status,
  }
}

/**
 * Returns the options to exchange an item for; an add-on is exchanged for the same one, since others are other
 * products.
 */
function optionsFor(item: ItemRow, rows: readonly OptionRow[]): OptionRow[] {
  const ofGoods = rows.filter(({ goods_id: goodsId }) => goodsId === item.goods_id)
  return item.main_item_id === null
    ? ofGoods.filter(({ kind }) => kind === 'OPTION')
    : ofGoods.filter(({ id }) => id === item.option_id)
}

/** Maps items with the options to exchange them for, and the picked ones, by item. */
export function toExchangedItems(
  items: readonly ItemRow[],
  rows: readonly OptionRow[],
  pickOf: ReadonlyMap<number | null, number>,
): ExchangedItem[] {
  return items.map((item) => {
    const options = optionsFor(item, rows).map(toOption)
    const own = rows.find(({ id }) => id === item.option_id)
    const picked = options.find(({ optionId }) => optionId === pickOf.get(item.id)) ?? null
    const { extra_price: extraPrice, option_names: optionNames } = own ?? NO_OPTION
    return { item, extraPrice, optionNames, options, picked }
  })
}

/** Loads the items of the group, each with the options to exchange it for. */
export const loadExchangedItems = Effect.fnUntraced(function* (
  subject: ClaimSubject,
  picks: readonly PickedOption[],
): Effect.fn.Return<ExchangedItem[], never, WireIds | Db> {
  const wireIds = yield* WireIds
  const items = groupItems(subject)
  const rows = yield* listOptionsOfGoods(items.map((item) => item.goods_id))
  const pickOf = new Map(
    picks.map(({ orderItemIdEncrypt, optionId }) => [
      wireIds.open('orderItem', orderItemIdEncrypt),
      optionId,
    ]),
  )
  return toExchangedItems(items, rows, pickOf)
})

/** Returns the options that an item may be exchanged for, by the rules. */
export function choicesOf({ item, extraPrice, options }: ExchangedItem) {
  return exchangeChoices(options, { extraPrice, quantity: item.quantity })
}

function isThere(items: readonly ExchangedItem[]): boolean {
  const demand = items.reduce((sum, { item }) => sum + item.quantity, 0)
  return items.every(({ picked }) => picked === null || sellableStock(picked) >= demand)
}

/** True when everything picked is in stock, summed by option; an item without a pick needs one choice that is. */
export function isReshipStocked(exchanged: readonly ExchangedItem[]): boolean {
  const unpicked = exchanged.filter(({ picked }) => picked === null)
  const picked = exchanged.filter((one) => one.picked !== null)
  const byOption = Map.groupBy(picked, (one) => one.picked?.optionId)
  return (
    unpicked.every((one) => choicesOf(one).some(({ isSoldOut }) => !isSoldOut)) &&
    [...byOption.values()].every(isThere)
  )
}

/** The chosen items among them. */
export function chosenOf(
  subject: ClaimSubject,
  exchanged: readonly ExchangedItem[],
): ExchangedItem[] {
  const chosen = new Set(chosenItems(subject).map(({ id }) => id))
  return exchanged.filter(({ item }) => chosen.has(item.id))
}

/**
 * Returns the option of each item, once all may be exchanged. Refusals, the first that applies: CLAIM_OPTION_REQUIRED,
 * CLAIM_OPTION_PRICE_DIFFERS, EXCHANGE_RESHIPPING_OUT_OF_STOCK.
 */
export const requireOptions = Effect.fnUntraced(function* (
  exchanged: readonly ExchangedItem[],
): Effect.fn.Return<Map<number, number>, Refused<ExchangeOptionRefusal>> {
  const options = new Map<number, number>()
  for (const { item, extraPrice, picked } of exchanged) {
    const decision = decideExchangeOption(picked, { extraPrice, quantity: item.quantity })
    if (!decision.ok) return yield* refused(decision.reason)
    options.set(item.id, decision.value.optionId)
  }
  return options
})
