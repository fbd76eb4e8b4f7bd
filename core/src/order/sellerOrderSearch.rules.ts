import { digitsOf } from '../member/mask.rules.ts'
import { parseItemNumber } from './itemNumber.rules.ts'
import { orderNumberToId } from './orderNumber.rules.ts'

/** Rows that a table of orders reaches, from its newest: further back a shorter period leads. Source: decision 133. */
export const ORDER_ROWS_REACHED_MAX = 10_000

/** Rows of a page, by their place in the table. */
export type ReachedRows = { readonly offset: number; readonly limit: number }

/** Returns the rows of a page as far as the table reaches: none behind its end. Source: decision 133. */
export function reachedRows(page: number, size: number): ReachedRows {
  const offset = Math.min(page * size, ORDER_ROWS_REACHED_MAX)
  return { offset, limit: Math.min(size, ORDER_ROWS_REACHED_MAX - offset) }
}

/** A search in a seller's orders: an order, a parcel, or products of a name. */
export type OrderKeyword =
  | { readonly kind: 'ORDER'; readonly orderId: number }
  | { readonly kind: 'INVOICE'; readonly invoiceNumber: string }
  | { readonly kind: 'GOODS'; readonly name: string }

/** Shape of a typed number: digits, hyphens between them, spaces. */
const NUMBER = /^[\d\s-]+$/

/**
 * Reads the field of a seller's search: the number of an order or an item, an invoice number, else the name of a product;
 * `null` for an empty one.
 * @example orderKeywordOf('2026082200000042-1') // { kind: 'ORDER', orderId: 42 }
 */
export function orderKeywordOf(typed: string): OrderKeyword | null {
  const text = typed.normalize('NFC').trim()
  if (text === '') return null
  const orderId = parseItemNumber(text)?.orderId ?? orderNumberToId(text)
  if (orderId !== null) return { kind: 'ORDER', orderId }
  const digits = digitsOf(text)
  return NUMBER.test(text) && digits !== ''
    ? { kind: 'INVOICE', invoiceNumber: digits }
    : { kind: 'GOODS', name: text }
}

/** A search in the orders of the market: an order, a parcel, or the mobile number of an orderer. */
export type MarketOrderKeyword =
  | Exclude<OrderKeyword, { readonly kind: 'GOODS' }>
  | { readonly kind: 'MOBILE'; readonly mobile: string }

/** An order that nobody placed: what was typed is no number. */
const NO_ORDER = { kind: 'ORDER', orderId: 0 } as const

/**
 * Reads the field of an operator's search: a mobile number, else as a seller's. A name finds nothing: people are looked
 * up among the members. Source: market-rules §9.4.
 */
export function marketOrderKeywordOf(typed: string): MarketOrderKeyword | null {
  const keyword = orderKeywordOf(typed)
  if (keyword?.kind === 'INVOICE' && keyword.invoiceNumber.startsWith('010')) {
    return { kind: 'MOBILE', mobile: keyword.invoiceNumber }
  }
  return keyword?.kind === 'GOODS' ? NO_ORDER : keyword
}
