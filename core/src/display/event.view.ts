import { formatDay, formatSpokenTime } from '../calendar/dateText.rules.ts'
import { kstDayOf } from '../calendar/day.rules.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import { DISPLAY_MESSAGES } from './display.messages.ts'
import { EVENT_ENTRY_LIMIT_LABELS, EVENT_RESULT_LABELS } from './event.codes.ts'
import type { EventEntryLimit, EventResult, WelcomeStep } from './event.codes.ts'
import { hasTaxedPrize } from './event.rules.ts'
import type { Prize, ShowPeriod } from './event.rules.ts'
import { exhibitionView } from './exhibition.view.ts'

/** An event's time in words: its days, and the label on its picture (`null` while its end is far). */
export type EventTimeView = {
  readonly isOver: boolean
  readonly daysText: string
  readonly markText: string | null
}

/**
 * Views the period of an event that has begun.
 * @example daysText: '2026.11.20 ~ 2026.12.01', markText: 'D-3'
 */
export function eventTimeView(
  period: { readonly startsAtMs: number; readonly endsAtMs: number },
  nowMs: number,
): EventTimeView {
  const { state, markText } = exhibitionView(period satisfies ShowPeriod, nowMs)
  const [first, last] = [kstDayOf(period.startsAtMs), kstDayOf(period.endsAtMs - 1)]
  return {
    isOver: state === 'FINISHED',
    daysText: `${formatDay(first)} ~ ${formatDay(last)}`,
    markText,
  }
}

/** An event's entry as its page opens with it. */
export type ShownEntry = {
  readonly per: EventEntryLimit
  readonly announceAtMs: number
  readonly drawnAtMs: number | null
  readonly mayEnter: boolean
  readonly hasEnteredToday: boolean
  readonly entryCount: number
  readonly result: EventResult | null
  readonly prizeName: string | null
  readonly prizes: readonly (Prize & { readonly name: string })[]
}

export type EventEntryView = {
  readonly limitText: string
  readonly announceText: string
  /** Prizes with how many win one: `드립백 커피 10개 · 20명`. */
  readonly prizeTexts: readonly string[]
  /** Tax that a winner bears; `null` where no prize is worth so much. */
  readonly taxText: string | null
  /** The caller's result, or how often they entered; `null` without an entry. */
  readonly resultText: string | null
  /** Next step of a winner; `null` for everybody else. */
  readonly wonText: string | null
  /** Label of the button; `null` once winners are drawn. */
  readonly buttonText: string | null
  readonly canPress: boolean
}

function resultTextOf({ result, prizeName, entryCount }: ShownEntry): string | null {
  if (result === null) return null
  if (result === 'WON') return `당첨을 축하해요! ${prizeName ?? ''}`.trim()
  if (result === 'LOST') return '아쉽게도 당첨되지 않았어요.'
  return entryCount > 1 ? `지금까지 ${formatNumber(entryCount)}번 응모했어요.` : '응모를 마쳤어요.'
}

function buttonTextOf(entry: ShownEntry): string | null {
  const { mayEnter, per, hasEnteredToday, result, drawnAtMs } = entry
  if (mayEnter) return '응모하기'
  if (drawnAtMs !== null) return null
  if (per === 'DAILY' && hasEnteredToday) return '오늘 응모했어요'
  return result === null ? '응모가 끝났어요' : EVENT_RESULT_LABELS[result]
}

/** Views the entry of an event for its page. Source: market-rules §1.5, life-rules §8.2. */
export function eventEntryView(entry: ShownEntry): EventEntryView {
  const { drawnAtMs, announceAtMs } = entry
  return {
    limitText: EVENT_ENTRY_LIMIT_LABELS[entry.per],
    announceText:
      drawnAtMs === null
        ? formatSpokenTime(announceAtMs)
        : `${formatDay(kstDayOf(drawnAtMs))} 발표`,
    prizeTexts: entry.prizes.map(
      ({ name, quantity, value }) =>
        `${name} (${formatWon(value)} 상당) · ${formatNumber(quantity)}명`,
    ),
    taxText: hasTaxedPrize(entry.prizes) ? DISPLAY_MESSAGES.EVENT_PRIZE_TAX() : null,
    resultText: resultTextOf(entry),
    wonText:
      entry.result === 'WON' ? '경품은 회원 정보의 휴대폰 번호로 연락한 뒤 보내 드려요.' : null,
    buttonText: buttonTextOf(entry),
    canPress: entry.mayEnter,
  }
}

/** Facts that a person reads before agreeing to an entry. Source: domain-rules §5.2. */
export const EVENT_PRIVACY_FACTS = [
  { label: '수집 항목', value: '회원번호, 아이디, 휴대폰 번호' },
  { label: '이용 목적', value: '당첨자 추첨, 당첨 안내와 경품 발송' },
  { label: '보유기간', value: '당첨자 발표 뒤 90일' },
] as const

/** First steps of a new member, as their page says them. */
export const WELCOME_STEP_TEXTS: Readonly<
  Record<WelcomeStep, { readonly title: string; readonly text: string }>
> = {
  COUPON: { title: '새 회원 쿠폰 받기', text: '쿠폰은 받은 날부터 14일 동안 사용할 수 있어요.' },
  ADDRESS: { title: '배송지 등록하기', text: '미리 등록하면 도착 예정일을 바로 볼 수 있어요.' },
  ORDER: { title: '첫 주문 하기', text: '첫 구매 쿠폰까지 함께 사용해 보세요.' },
}

/**
 * Text for how long the welcome of a member lasts; for a guest what joining brings.
 * @example welcomeNoteText({ isOpen: true, endsAtMs: Date.parse('2026-12-09T23:59:59.999+09:00') }) // '2026.12.09까지 받을 수 있어요.'
 */
export function welcomeNoteText(welcome: {
  readonly isOpen: boolean
  readonly endsAtMs: number | null
}): string {
  if (!welcome.isOpen || welcome.endsAtMs === null) return DISPLAY_MESSAGES.EVENT_OVER()
  return `${formatDay(kstDayOf(welcome.endsAtMs))}까지 받을 수 있어요.`
}
