import { formatDaysLeft, formatMonthDay, formatWeekdayTime } from '../calendar/dateText.rules.ts'
import { kstDayOf } from '../calendar/day.rules.ts'
import type { ShowPeriod } from './event.rules.ts'
import { EXHIBITION_STATE_LABELS } from './exhibition.codes.ts'
import type { ExhibitionState } from './exhibition.codes.ts'
import { exhibitionStateOf } from './exhibition.rules.ts'

const ENDING_SOON_MS = 7 * 24 * 60 * 60 * 1000

/** An exhibition's time in words. */
export type ExhibitionView = {
  readonly state: ExhibitionState
  /** `9/1까지` while it runs, `9/1부터` before, `9/1 종료` after; `상시` without an end. */
  readonly periodText: string
  /** Label on its picture: not begun, over, or the days left of the last week; `null` in between. */
  readonly markText: string | null
  /** Reason that keeps its page from being as usual; `null` while it runs. */
  readonly noteText: string | null
}

/** The last day is that of the last moment before the end. */
function periodTextOf(state: ExhibitionState, period: ShowPeriod, nowMs: number): string {
  const dayText = (atMs: number) => formatMonthDay(kstDayOf(atMs), kstDayOf(nowMs))
  const { startsAtMs, endsAtMs } = period
  if (state === 'COMING' && startsAtMs !== null) return `${dayText(startsAtMs)}부터`
  if (endsAtMs === null) return '상시'
  return `${dayText(endsAtMs - 1)}${state === 'FINISHED' ? ' 종료' : '까지'}`
}

function markTextOf(state: ExhibitionState, { endsAtMs }: ShowPeriod, nowMs: number) {
  if (state !== 'IN_PROGRESS') return EXHIBITION_STATE_LABELS[state]
  if (endsAtMs === null || endsAtMs - nowMs > ENDING_SOON_MS) return null
  return formatDaysLeft(kstDayOf(endsAtMs - 1), nowMs)
}

function noteTextOf(state: ExhibitionState, { startsAtMs }: ShowPeriod): string | null {
  if (state === 'FINISHED') return '종료된 기획전이에요. 상품은 지금 가격으로 구매할 수 있어요.'
  if (state === 'IN_PROGRESS' || startsAtMs === null) return null
  return `${formatWeekdayTime(startsAtMs)}에 시작해요. 그때 다시 만나요.`
}

/**
 * Views the period of an exhibition for its card and its page.
 * @example markText: 'D-3', periodText: '9/1까지'
 */
export function exhibitionView(period: ShowPeriod, nowMs: number): ExhibitionView {
  const state = exhibitionStateOf(period, nowMs)
  return {
    state,
    periodText: periodTextOf(state, period, nowMs),
    markText: markTextOf(state, period, nowMs),
    noteText: noteTextOf(state, period),
  }
}
