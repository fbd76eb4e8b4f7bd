import { formatWeekday } from '../../calendar/dateText.rules.ts'
import type { Day } from '../../calendar/day.rules.ts'
import type { PickupStatus } from './claimPickup.codes.ts'
import type { PickupWish } from './pickupDay.rules.ts'

const EARLIEST_LABEL = '가장 빠른 날'
const ANY_DAY_LABEL = '가능한 날 아무 때나'

/** Text beside the days: nobody promises the one that is chosen. Source: decision 171. */
export const PICKUP_WISH_HINT =
  '희망일은 판매자에게 전달돼요. 택배사 사정에 따라 다른 날 방문할 수 있어요.'

/** Value of the earliest possible day among the choices. */
export const NO_PICKUP_DAY = ''

/** A day of the courier's visit as it is chosen. */
export type PickupDayChoice = { readonly value: Day; readonly label: string }

/** Lists the choices of a pickup's day, the earliest possible one first; empty where no day is offered. */
export function pickupDayChoices(offered: readonly Day[]): PickupDayChoice[] {
  if (offered.length === 0) return []
  return [
    { value: NO_PICKUP_DAY, label: EARLIEST_LABEL },
    ...offered.map((day) => ({ value: day, label: formatWeekday(day) })),
  ]
}

/**
 * Text for a wanted day.
 * @example pickupWishText('2026-11-25') // '11/25(수) 방문 희망'
 */
export function pickupWishText(day: Day): string {
  return `${formatWeekday(day)} 방문 희망`
}

/** Text for what a buyer chose of the offered days; `null` where the buyer sends the products. */
export function chosenPickupDayText(
  { method, pickupOn }: PickupWish,
  offered: readonly Day[],
): string | null {
  if (method !== 'COLLECT') return null
  if (pickupOn !== null) return pickupWishText(pickupOn)
  return offered.length === 0 ? ANY_DAY_LABEL : EARLIEST_LABEL
}

/** Text for the wanted day of a claim's pickup; `null` without one, and once the products were collected. */
export function openPickupWishText({
  pickupOn,
  status,
}: Pick<PickupWish, 'pickupOn'> & { readonly status: PickupStatus }): string | null {
  return pickupOn === null || status === 'COLLECTED' ? null : pickupWishText(pickupOn)
}
