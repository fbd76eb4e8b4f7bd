import { kstDayOf } from '../calendar/day.rules.ts'
import { shortArrivalText } from '../shipping/promiseText.rules.ts'
import type { SoldPromise } from '../shipping/promiseText.rules.ts'
import { orderName } from './orderName.rules.ts'

/** A parcel on its way to its buyer. */
export type MovingParcel = {
  readonly orderId: string
  /** Product of each main line. */
  readonly goodsNames: readonly string[]
  /** The first day that something of it was promised for; `null` when nothing was. */
  readonly promise: SoldPromise | null
  /** Name of its state, such as '배송중'. */
  readonly label: string
}

/** Text for what nobody can say more about than that its day is over. */
const LATE_TEXT = '도착이 늦어지고 있어요'

function isLate({ arrivesOn, isLate: wasLate }: SoldPromise, nowMs: number): boolean {
  return wasLate || kstDayOf(nowMs) > arrivesOn
}

/**
 * Text for where a parcel is: the day that it arrives on, that it is late, or its state where no day was promised. Source:
 * decision 170.
 * @example parcelText({ promise: { arrivesOn: '2026-11-27', isLate: false }, label: '배송중' }, thursday) // '내일 도착'
 */
export function parcelText(
  { promise, label }: Pick<MovingParcel, 'label' | 'promise'>,
  nowMs: number,
): string {
  if (promise === null) return label
  return isLate(promise, nowMs) ? LATE_TEXT : shortArrivalText(promise.arrivesOn, nowMs)
}

/** Place among parcels: by the day that holds, then those that are late by theirs, then those without any. */
function orderKey({ promise }: MovingParcel, nowMs: number): string {
  if (promise === null) return 'without'
  return `${isLate(promise, nowMs) ? 'late ' : ''}${promise.arrivesOn}`
}

/**
 * Sorts parcels by what their buyer waits for first: the earliest day that is still to come, then those that are late,
 * then those that no day was promised for; equal ones stay in their order. Source: decision 170.
 */
export function sortParcels<Parcel extends MovingParcel>(
  parcels: readonly Parcel[],
  nowMs: number,
): Parcel[] {
  return parcels.toSorted((a, b) => orderKey(a, nowMs).localeCompare(orderKey(b, nowMs), 'en'))
}

/** One line about everything that is on its way to a buyer. */
export type OrderStrip<Parcel> = {
  /** The parcel that arrives first, whose picture shows. */
  readonly first: Parcel
  /** Products that `text` is true of. */
  readonly name: string
  readonly text: string
  /** Main lines that something else is true of. */
  readonly otherCount: number
  /** The order that all of it belongs to; `null` where there are several. */
  readonly orderId: string | null
}

/**
 * Sums up what is on its way by the parcel that arrives first: what is said of it is said of those alone that it is true
 * of, the others are counted. `null` while nothing moves. Source: decision 170.
 * @example orderStrip([{ orderId, goodsNames: ['드립백 커피'], promise: today, label: '배송중' }], nowMs)
 * // { first, name: '드립백 커피', text: '오늘 도착', otherCount: 0, orderId }
 */
export function orderStrip<Parcel extends MovingParcel>(
  parcels: readonly Parcel[],
  nowMs: number,
): OrderStrip<Parcel> | null {
  const sorted = sortParcels(parcels, nowMs)
  const [first] = sorted
  if (first === undefined) return null
  const text = parcelText(first, nowMs)
  const names = (isSame: boolean) =>
    sorted
      .filter((parcel) => (parcelText(parcel, nowMs) === text) === isSame)
      .flatMap(({ goodsNames }) => goodsNames)
  const isOneOrder = sorted.every(({ orderId }) => orderId === first.orderId)
  return {
    first,
    name: orderName(names(true)),
    text,
    otherCount: names(false).length,
    orderId: isOneOrder ? first.orderId : null,
  }
}
