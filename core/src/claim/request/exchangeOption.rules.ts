import { allow, refuse } from '../../decision/decision.rules.ts'
import type { Decision } from '../../decision/decision.rules.ts'
import { sellableStock } from '../../goods/option.rules.ts'
import type { GoodsOption } from '../../goods/option.rules.ts'
import type { Won } from '../../money/money.rules.ts'

/** An order item to exchange: its quantity, and the extra price of its option in won, as ordered. */
export type ExchangedItem = { readonly extraPrice: Won; readonly quantity: number }

/** An option to exchange for; one without enough stock is shown and cannot be chosen. */
export type ExchangeChoice<Option> = { readonly option: Option; readonly isSoldOut: boolean }

/** Reason why a product cannot be exchanged for an option. */
export type ExchangeOptionRefusal =
  | 'CLAIM_OPTION_REQUIRED'
  | 'CLAIM_OPTION_PRICE_DIFFERS'
  | 'EXCHANGE_RESHIPPING_OUT_OF_STOCK'

function isSoldOut(option: GoodsOption, { quantity }: ExchangedItem): boolean {
  return sellableStock(option) < quantity
}

/**
 * Lists the options that an item may be exchanged for: those of its product at the same price, the ordered one among
 * them, in the order of the options; stopped ones are left out. Source: domain-rules §1.5, §7.3.
 */
export function exchangeChoices<Option extends GoodsOption>(
  options: readonly Option[],
  item: ExchangedItem,
): ExchangeChoice<Option>[] {
  return options
    .filter(({ saleStatus, extraPrice }) => saleStatus !== 'STOP' && extraPrice === item.extraPrice)
    .map((option) => ({ option, isSoldOut: isSoldOut(option, item) }))
}

/**
 * Decides whether an item may be exchanged for an option (`null`: none chosen, or none that is still there). Refusals in this
 * order: `CLAIM_OPTION_REQUIRED`, `CLAIM_OPTION_PRICE_DIFFERS`, `EXCHANGE_RESHIPPING_OUT_OF_STOCK`.
 * Source: spec §3, domain-rules §1.5, §7.3, A8.
 */
export function decideExchangeOption<Option extends GoodsOption>(
  option: Option | null,
  item: ExchangedItem,
): Decision<ExchangeOptionRefusal, Option> {
  if (option === null || option.saleStatus === 'STOP') return refuse('CLAIM_OPTION_REQUIRED')
  if (option.extraPrice !== item.extraPrice) return refuse('CLAIM_OPTION_PRICE_DIFFERS')
  return isSoldOut(option, item) ? refuse('EXCHANGE_RESHIPPING_OUT_OF_STOCK') : allow(option)
}
