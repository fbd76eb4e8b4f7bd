import { formatDateTime, formatSpokenTime } from '../calendar/dateText.rules.ts'
import { decideStep } from '../chart/table.rules.ts'
import { EVENT_ENTRY_TERMS } from '../display/event.rules.ts'
import { formatNumber, formatWon } from '../money/money.rules.ts'
import type { Won } from '../money/money.rules.ts'
import { SALE_ENTRY_STATE_LABELS } from './saleEntry.codes.ts'
import type { SaleEntryRefusalCode, SaleEntryState } from './saleEntry.codes.ts'
import { decideSaleBuy, decideSaleEntry, saleEntryFacts } from './saleEntry.rules.ts'
import { SALE_ENTRY_TABLE } from './saleEntry.table.gen.ts'
import { SPECIAL_SALE_MESSAGES } from './specialSale.messages.ts'
import { SPECIAL_SALE_STATE_LABELS } from './specialSale.codes.ts'
import type { SpecialSaleState } from './specialSale.codes.ts'
import { saleStateAt } from './specialSale.rules.ts'
import type { SaleClock } from './specialSale.rules.ts'
import { SPECIAL_SALE_TABLE } from './specialSale.table.gen.ts'

/**
 * Period that a clock counts down to: to its start, then to its end, in epoch milliseconds. `hasName` is false where the
 * subject names the moment itself.
 */
export type SaleCountdown = {
  readonly subject: '구매' | '응모' | '추첨까지'
  readonly hasName: boolean
  readonly startsAtMs: number
  readonly endsAtMs: number
}

export type SpecialSaleView = {
  readonly stateText: string
  /** Nothing more happens in it. */
  readonly isOver: boolean
  readonly isDrawn: boolean
  /** Members may enter and withdraw. */
  readonly isEntryOpen: boolean
  /** Moments in words; the next one is marked. */
  readonly schedule: readonly { readonly label: string; readonly value: string }[]
  /** `null` while the draw is computed, and at the end. */
  readonly countdown: SaleCountdown | null
}

function period(
  subject: SaleCountdown['subject'],
  startsAtMs: number,
  endsAtMs: number,
): SaleCountdown {
  return { subject, hasName: subject !== '추첨까지', startsAtMs, endsAtMs }
}

function countdownOf(sale: SaleClock, nowMs: number): SaleCountdown | null {
  const { tags } = SPECIAL_SALE_TABLE
  const state = saleStateAt(sale, nowMs)
  if (tags[state].includes('terminal')) return null
  if (tags[state].includes('drawn')) {
    return period('구매', sale.buyOpensAtMs, sale.buyClosesAtMs)
  }
  if (nowMs < sale.entryClosesAtMs) return period('응모', sale.entryOpensAtMs, sale.entryClosesAtMs)
  return nowMs < sale.drawAtMs ? period('추첨까지', sale.entryClosesAtMs, sale.drawAtMs) : null
}

function scheduleOf(sale: SaleClock, nextAfterMs: number): SpecialSaleView['schedule'] {
  const moments = [
    { label: '응모 시작', atMs: sale.entryOpensAtMs },
    { label: '응모 마감', atMs: sale.entryClosesAtMs },
    { label: '추첨', atMs: sale.drawAtMs },
    { label: '구매 시작', atMs: sale.buyOpensAtMs },
    { label: '구매 마감', atMs: sale.buyClosesAtMs },
  ]
  const next = moments.find(({ atMs }) => atMs > nextAfterMs)
  return moments.map((moment) => {
    const value = formatDateTime(moment.atMs)
    return { label: moment.label, value: moment === next ? `${value} · 다음 일정` : value }
  })
}

const ANY_ENTRANT = {
  isAdultOnly: false,
  isAdultCertified: false,
  agreed: EVENT_ENTRY_TERMS.map(({ kind }) => kind),
}

function decideAnyEntry(sale: SaleClock, nowMs: number) {
  return decideSaleEntry(sale, ANY_ENTRANT, nowMs)
}

/** Views a special sale at a moment. Source: market-rules §8.1. */
export function specialSaleView(sale: SaleClock, nowMs: number): SpecialSaleView {
  const state = saleStateAt(sale, nowMs)
  const tags: readonly string[] = SPECIAL_SALE_TABLE.tags[state]
  const isOver = tags.includes('terminal')
  return {
    stateText: SPECIAL_SALE_STATE_LABELS[state],
    isOver,
    isDrawn: tags.includes('drawn'),
    isEntryOpen: decideAnyEntry(sale, nowMs).ok,
    schedule: scheduleOf(sale, isOver ? Infinity : nowMs),
    countdown: countdownOf(sale, nowMs),
  }
}

/** A special sale as the page of one of its products shows it. */
export type ShownGoodsSale = {
  readonly stateEnum: SpecialSaleState
  /** Price for its winners. */
  readonly salePrice: Won
  readonly entryOpensAtMs: number
}

export type GoodsSaleView = {
  readonly stateText: string
  /** Price of the winners, or the moment from which people may enter. */
  readonly text: string
  /** Words of the link to the special sale. */
  readonly linkText: string
}

/** Views the special sale of a product on the product's page. Source: market-rules §8.1. */
export function goodsSaleView({
  stateEnum,
  salePrice,
  entryOpensAtMs,
}: ShownGoodsSale): GoodsSaleView {
  const { steps } = SPECIAL_SALE_TABLE
  const isEarly = steps[stateEnum]['system.entryOpens'] !== undefined
  const isEntering = steps[stateEnum]['system.entryCloses'] !== undefined
  return {
    stateText: SPECIAL_SALE_STATE_LABELS[stateEnum],
    text: isEarly ? `${formatSpokenTime(entryOpensAtMs)}부터` : `당첨되면 ${formatWon(salePrice)}`,
    linkText: isEntering ? '응모하러 가기' : '특별판매 보기',
  }
}

/** A member's entry to a product; `rank` is `null` before the draw. */
export type ShownSaleEntry = {
  readonly entryNo: number
  readonly state: SaleEntryState
  readonly rank: number | null
}

/** A product of a special sale for the caller. */
export type ShownSalePlace = {
  readonly personMax: number
  /** `null` without an entry, and for guests. */
  readonly entry: ShownSaleEntry | null
  /** Reason why the caller may not enter; `null` for who may, and for guests, who log in first. */
  readonly code: SaleEntryRefusalCode | null
}

/** Command of a product's button. */
export type SaleAction = 'BUY' | 'CERTIFY' | 'ENTER' | 'WITHDRAW'

export type SalePlaceView = {
  /** `null` where nothing can be done. */
  readonly action: SaleAction | null
  readonly buttonText: string | null
  /** Result of the caller, or why nothing can be done. */
  readonly text: string | null
}

const BUTTON_TEXTS: Readonly<Record<SaleAction, string>> = {
  BUY: '구매하기',
  CERTIFY: '성인인증하고 응모하기',
  ENTER: '응모하기',
  WITHDRAW: '응모 취소',
}

function viewWith(action: SaleAction | null, text: string | null): SalePlaceView {
  return { action, buttonText: action === null ? null : BUTTON_TEXTS[action], text }
}

function enteredView(
  sale: SaleClock,
  { entry, personMax }: ShownSalePlace & { readonly entry: ShownSaleEntry },
  nowMs: number,
): SalePlaceView {
  const { entryNo, state, rank } = entry
  const label = SALE_ENTRY_STATE_LABELS[state]
  const place = { entryState: state, hasOpenOrder: false }
  if (decideSaleBuy({ ...sale, personMax }, place, nowMs).ok) {
    return viewWith('BUY', `${label} · ${formatSpokenTime(sale.buyClosesAtMs)}까지`)
  }
  const facts = saleEntryFacts(sale, { rank: null, hasOpenOrder: false }, nowMs)
  const withdrawal = decideStep(SALE_ENTRY_TABLE, { state, event: 'buyer.withdraw', facts })
  if (withdrawal.ok) return viewWith('WITHDRAW', `${label} · 응모번호 ${formatNumber(entryNo)}`)
  const isWaiting = SALE_ENTRY_TABLE.steps[state]['system.promoted'] !== undefined
  if (isWaiting && rank !== null) return viewWith(null, `${label} · ${formatNumber(rank)}위`)
  const isEarly = SALE_ENTRY_TABLE.steps[state]['system.waveOver'] !== undefined
  if (isEarly && nowMs < sale.buyOpensAtMs) {
    return viewWith(null, `${label} · ${formatSpokenTime(sale.buyOpensAtMs)}부터 구매할 수 있어요.`)
  }
  return viewWith(null, label)
}

/**
 * Views a product of a special sale for the caller; `null` as a place is one that is not loaded yet. Source: market-rules
 * §8.3.
 */
export function salePlaceView(
  sale: SaleClock,
  place: ShownSalePlace | null,
  nowMs: number,
): SalePlaceView {
  if (place === null) return viewWith(null, null)
  const { entry, code } = place
  if (entry !== null) return enteredView(sale, { ...place, entry }, nowMs)
  if (code === 'ADULT_CERTIFICATION_REQUIRED') return viewWith('CERTIFY', null)
  const decision = decideAnyEntry(sale, nowMs)
  if (decision.ok) return viewWith('ENTER', null)
  return viewWith(
    null,
    decision.reason === 'SALE_ENTRY_NOT_OPEN'
      ? SPECIAL_SALE_MESSAGES.SALE_ENTRY_NOT_OPEN()
      : SPECIAL_SALE_MESSAGES.SALE_ENTRY_CLOSED(),
  )
}
