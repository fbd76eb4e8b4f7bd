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

/** Text for a day: a near one by its name with the weekday, any other by its date: `내일(화)`, `11/27(금)`. */
function dayText(day: Day, nowMs: number): string {
  const date = formatWeekday(day)
  const name = nearName(day, nowMs)
  return name === null ? date : `${name}${date.slice(date.indexOf('('))}`
}

/**
 * Text for the day of arrival before an order, as on cards, product pages, in cart and checkout. Source: domain-rules
 * §5.4, decision 088.
 * @example arrivalText('2026-11-24', Date.parse('2026-11-23T09:00:00+09:00')) // '내일(화) 도착 예정'
 */
export function arrivalText(day: Day, nowMs: number): string {
  return `${dayText(day, nowMs)} 도착 예정`
}

/**
 * Text for the day of arrival of what is on its way, in a narrow place: a near one by its name alone.
 * @example shortArrivalText('2026-11-23', Date.parse('2026-11-23T09:00:00+09:00')) // '오늘 도착'
 */
export function shortArrivalText(day: Day, nowMs: number): string {
  return `${nearName(day, nowMs) ?? formatWeekday(day)} 도착`
}

/** Text for a cut-off time: `낮 12시`, `오후 2시 30분`. */
function cutoffTime(atMs: number): string {
  const ofDayMs = atMs - startOfDayMs(kstDayOf(atMs))
  const hours = Math.floor(ofDayMs / HOUR_MS)
  const minutes = Math.floor((ofDayMs % HOUR_MS) / MINUTE_MS)
  const half = hours < NOON_HOURS ? '오전' : hours === NOON_HOURS ? '낮' : '오후'
  const hour = hours % NOON_HOURS === 0 ? NOON_HOURS : hours % NOON_HOURS
  return `${half} ${hour}시${minutes === 0 ? '' : ` ${minutes}분`}`
}

/**
 * Text for the cut-off of the promised day; one of another day names it. Source: decision 088.
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
 * Text for the days on which several pieces arrive, with the quantity of each; `null` where no day is promised. Source:
 * decision 088.
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
 * Text for the promised days of an order's pieces, always by date; `null` without any. Source: decision 088.
 * @example soldArrivalsText([{ arrivesOn: '2026-11-27', count: 2 }]) // '11/27(금) 도착 예정'
 */
export function soldArrivalsText(pieces: readonly ArrivalCount[]): string | null {
  return countedDays(pieces, { first: formatWeekday, others: formatWeekday })
}

/** Promised day of an ordered item, and if it is late. */
export type SoldPromise = { readonly arrivesOn: Day; readonly isLate: boolean }

/**
 * Text for the promised day of an order, always by date, and that it is late when it is. Source: decision 088.
 * @example soldPromiseText({ arrivesOn: '2026-11-27', isLate: false }) // '11/27(금) 도착 예정'
 */
export function soldPromiseText({ arrivesOn, isLate }: SoldPromise): string {
  const text = `${formatWeekday(arrivesOn)} 도착 예정`
  return isLate ? `${text}이었는데 배송이 늦어지고 있어요` : text
}
