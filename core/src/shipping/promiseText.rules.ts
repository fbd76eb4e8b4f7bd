import { formatWeekday } from '../calendar/dateText.rules.ts'
import { daysBetween, HOUR_MS, kstDayOf, MINUTE_MS, startOfDayMs } from '../calendar/day.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { countArrivals } from './promise.rules.ts'
import type { ArrivalCount } from './promise.rules.ts'

const NEAR_DAYS: readonly string[] = ['오늘', '내일', '모레']
const NOON_HOURS = 12

function nearName(day: Day, nowMs: number): string | null {
  return NEAR_DAYS[daysBetween(kstDayOf(nowMs), day)] ?? null
}

/** A near day by its name with its weekday, every other one by its date: `내일(화)`, `11/27(금)`. */
function dayText(day: Day, nowMs: number): string {
  const date = formatWeekday(day)
  const name = nearName(day, nowMs)
  return name === null ? date : `${name}${date.slice(date.indexOf('('))}`
}

/**
 * The day that goods arrive on, as cards, product pages, cart and checkout say it before anything is ordered. Source:
 * domain-rules §5.4, decision 088.
 * @example arrivalText('2026-11-24', Date.parse('2026-11-23T09:00:00+09:00')) // '내일(화) 도착 예정'
 */
export function arrivalText(day: Day, nowMs: number): string {
  return `${dayText(day, nowMs)} 도착 예정`
}

/** A time of the day as shops say a cut-off: `낮 12시`, `오후 2시 30분`. */
function cutoffTime(atMs: number): string {
  const ofDayMs = atMs - startOfDayMs(kstDayOf(atMs))
  const hours = Math.floor(ofDayMs / HOUR_MS)
  const minutes = Math.floor((ofDayMs % HOUR_MS) / MINUTE_MS)
  const half = hours < NOON_HOURS ? '오전' : hours === NOON_HOURS ? '낮' : '오후'
  const hour = hours % NOON_HOURS === 0 ? NOON_HOURS : hours % NOON_HOURS
  return `${half} ${hour}시${minutes === 0 ? '' : ` ${minutes}분`}`
}

/**
 * Until when to order for the promised day; a cut-off of another day says which. Source: decision 088.
 * @example cutoffText(noonOfTuesday, mondayAfternoon) // '내일(화) 낮 12시까지 주문하면'
 */
export function cutoffText(orderUntilMs: number, nowMs: number): string {
  const day = kstDayOf(orderUntilMs)
  const time = `${cutoffTime(orderUntilMs)}까지 주문하면`
  return day === kstDayOf(nowMs) ? time : `${dayText(day, nowMs)} ${time}`
}

/** The first day with its weekday, and short names after it. */
type DayNames = { readonly first: (day: Day) => string; readonly others: (day: Day) => string }

function countedDays(pieces: readonly ArrivalCount[], { first, others }: DayNames): string | null {
  const counts = countArrivals(pieces)
  const [earliest] = counts
  if (earliest === undefined || earliest.arrivesOn === null) return null
  if (counts.length === 1) return `${first(earliest.arrivesOn)} 도착 예정`
  return counts
    .map(({ arrivesOn, count }, place) => {
      if (arrivesOn === null) return `도착일 미정 ${count}개`
      return `${place === 0 ? first(arrivesOn) : others(arrivesOn)} 도착 ${count}개`
    })
    .join(', ')
}

/**
 * The days that several pieces arrive on, with how many there are of each day; `null` where no day is promised of any.
 * Source: decision 088.
 * @example arrivalsText([{ arrivesOn: '2026-11-24', count: 3 }, { arrivesOn: '2026-11-25', count: 2 }], monday)
 * // '내일(화) 도착 3개, 모레 도착 2개'
 */
export function arrivalsText(pieces: readonly ArrivalCount[], nowMs: number): string | null {
  return countedDays(pieces, {
    first: (day) => dayText(day, nowMs),
    others: (day) => nearName(day, nowMs) ?? formatWeekday(day),
  })
}

/**
 * The days that the pieces of an order were promised for, always by their dates; `null` where none was. Source: decision
 * 088.
 * @example soldArrivalsText([{ arrivesOn: '2026-11-27', count: 2 }]) // '11/27(금) 도착 예정'
 */
export function soldArrivalsText(pieces: readonly ArrivalCount[]): string | null {
  return countedDays(pieces, { first: formatWeekday, others: formatWeekday })
}

/** The day that ordered goods were promised for, and whether it cannot be met any more. */
export type SoldPromise = { readonly arrivesOn: Day; readonly isLate: boolean }

/**
 * The day that was promised with an order, always by its date, and the truth about it when it cannot be met any more.
 * Source: decision 088.
 * @example soldPromiseText({ arrivesOn: '2026-11-27', isLate: false }) // '11/27(금) 도착 예정'
 */
export function soldPromiseText({ arrivesOn, isLate }: SoldPromise): string {
  const text = `${formatWeekday(arrivesOn)} 도착 예정`
  return isLate ? `${text}이었는데 배송이 늦어지고 있어요` : text
}
