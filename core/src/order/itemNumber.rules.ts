import { orderNumberToId } from './orderNumber.rules.ts'

const ITEM_NUMBER = /^(\d+)-([1-9]\d{0,3})$/

/** Name of an item for people: its order, and its place among the items of the order, from 1. */
export type ItemNumber = {
  readonly orderNumber: string
  readonly orderId: number
  readonly place: number
}

/**
 * Returns the number of an item for people and for files. The hyphen keeps a spreadsheet from reading a figure.
 * Source: decision 132.
 * @example itemNumberOf('2026082200000042', 2) // '2026082200000042-2'
 */
export function itemNumberOf(orderNumber: string, place: number): string {
  return `${orderNumber}-${place}`
}

/** Reads the number of an item; `null` for an invalid one. The day of the order still has to be compared. */
export function parseItemNumber(text: string): ItemNumber | null {
  const [, orderNumber = '', place = ''] = ITEM_NUMBER.exec(text.trim()) ?? []
  const orderId = orderNumberToId(orderNumber)
  return orderId === null ? null : { orderNumber, orderId, place: Number(place) }
}
