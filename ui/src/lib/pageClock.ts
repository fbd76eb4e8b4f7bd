import { DAY_MS, kstDayOf, MINUTE_MS, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { createContext, use, useSyncExternalStore } from 'react'

/** The moment that a page is rendered at before there is a browser, and what becomes of it afterwards. */
type PageClock = {
  /** Epoch milliseconds; `null` in a page that the browser renders itself. */
  readonly renderedAtMs: number | null
  /** Notes until when (epoch milliseconds) something that the rendered page says is true. */
  readonly noteUntil: (atMs: number) => void
}

export const PageClockContext = createContext<PageClock>({
  renderedAtMs: null,
  noteUntil: () => undefined,
})

/** Everything on the page that follows the clock, by one timer: a list has a day of arrival on each of its cards. */
const followers = new Set<() => void>()
let stopClock: (() => void) | null = null

function startClock(): () => void {
  const report = () => followers.forEach((onChange) => onChange())
  const timer = setInterval(report, MINUTE_MS / 4)
  document.addEventListener('visibilitychange', report)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', report)
  }
}

function subscribe(onChange: () => void): () => void {
  followers.add(onChange)
  stopClock ??= startClock()
  return () => {
    followers.delete(onChange)
    if (followers.size > 0) return
    stopClock?.()
    stopClock = null
  }
}

function thisMinuteMs(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

/**
 * The current time to the minute, which follows the clock. A page that came rendered is taken over at the moment of its
 * rendering, and then goes on to the browser's.
 */
export function useMinute(): number {
  const { renderedAtMs } = use(PageClockContext)
  return useSyncExternalStore(subscribe, thisMinuteMs, () => renderedAtMs ?? thisMinuteMs())
}

/** Notes that a rendered page names a day by its distance from today, true until `untilMs` or the end of the day. */
export function useNoteUntil(untilMs: number | null, nowMs: number): void {
  const { noteUntil } = use(PageClockContext)
  if (untilMs === null) return
  noteUntil(Math.min(untilMs, startOfDayMs(kstDayOf(nowMs)) + DAY_MS))
}
