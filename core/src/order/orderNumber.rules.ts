import { kstDayOf } from '../calendar/day.rules.ts'

const ID_DIGITS = 8
const ORDER_NUMBER = /^\d{8}(\d{8,15})$/

/**
 * Returns the order number for people: the Korean day of the order, then its row id.
 * @example orderNumberOf({ id: 42, orderedAtMs: Date.UTC(2026, 7, 22) }) === '2026082200000042'
 */
export function orderNumberOf(order: {
  readonly id: number
  readonly orderedAtMs: number
}): string {
  const day = kstDayOf(order.orderedAtMs).replaceAll('-', '')
  return `${day}${String(order.id).padStart(ID_DIGITS, '0')}`
}

/** Reads the row id from an order number; `null` for an invalid one. The day still has to be compared. */
export function orderNumberToId(orderNumber: string): number | null {
  const digits = ORDER_NUMBER.exec(orderNumber)?.[1]
  const id = Number(digits)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
