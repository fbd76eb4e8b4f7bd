import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import { SALE_ENTRY_STATES } from '@jangteo/core/promotion/saleEntry.codes'
import {
  decideSaleBuy,
  decideSaleEntry,
  isWaveOpen,
  saleEntryFacts,
} from '@jangteo/core/promotion/saleEntry.rules'
import { SPECIAL_SALE_STATES } from '@jangteo/core/promotion/specialSale.codes'
import {
  decideSaleChange,
  firstBuyCloseMs,
  nextBuyCloseMs,
  type SaleClock,
  saleStateAt,
  saleWinnersMax,
  specialSaleFacts,
} from '@jangteo/core/promotion/specialSale.rules'

const OPENS_AT = Date.parse('2026-12-01T10:00:00+09:00')
const SCHEDULE = {
  entryOpensAtMs: OPENS_AT,
  entryClosesAtMs: OPENS_AT + 24 * HOUR_MS,
  drawAtMs: OPENS_AT + 25 * HOUR_MS,
  buyOpensAtMs: OPENS_AT + 26 * HOUR_MS,
  buyClosesAtMs: firstBuyCloseMs(OPENS_AT + 26 * HOUR_MS),
}
const planned: SaleClock = { ...SCHEDULE, state: 'SCHEDULED' }
const AGREED = { isAdultOnly: false, isAdultCertified: false, agreed: ['EVENT_PRIVACY'] as const }

describe('판매의 상태', () => {
  test('작업이 늦어도 시각만으로 되는 단계는 제때다', () => {
    expect([
      saleStateAt(planned, OPENS_AT - 1),
      saleStateAt(planned, OPENS_AT),
      saleStateAt(planned, SCHEDULE.entryClosesAtMs - 1),
      saleStateAt(planned, SCHEDULE.entryClosesAtMs),
      saleStateAt(planned, SCHEDULE.buyOpensAtMs),
      saleStateAt({ ...planned, state: 'DRAWN' }, SCHEDULE.buyOpensAtMs - 1),
      saleStateAt({ ...planned, state: 'DRAWN' }, SCHEDULE.buyOpensAtMs),
      saleStateAt({ ...planned, state: 'CANCELLED' }, SCHEDULE.buyOpensAtMs),
    ]).toEqual([
      'SCHEDULED',
      'ENTERING',
      'ENTERING',
      'CLOSED',
      'CLOSED',
      'DRAWN',
      'BUYING',
      'CANCELLED',
    ])
  })

  test('시간이 지나 앞 단계로 돌아가는 일은 없다', () => {
    const order = ['SCHEDULED', 'ENTERING', 'CLOSED', 'DRAWN', 'BUYING', 'BUYING_NEXT', 'ENDED']
    fc.assert(
      fc.property(
        fc.constantFrom(...SPECIAL_SALE_STATES.filter((state) => state !== 'CANCELLED')),
        fc.integer({ min: -HOUR_MS, max: 80 * HOUR_MS }),
        fc.nat(40 * HOUR_MS),
        (state, afterMs, laterMs) => {
          const [one, other] = [afterMs, afterMs + laterMs].map((offset) =>
            order.indexOf(saleStateAt({ ...SCHEDULE, state }, OPENS_AT + offset)),
          )
          expect((other ?? 0) >= (one ?? 0)).toEqual(true)
        },
      ),
    )
  })

  test('다음 순번은 남은 물건과 순번이 있을 때 세 번까지다', () => {
    const facts = (wave: number, hasPiecesLeft: boolean, nowMs = SCHEDULE.buyClosesAtMs) =>
      specialSaleFacts(
        'system.nextWave',
        { ...SCHEDULE, wave, hasPiecesLeft, isSealed: true },
        nowMs,
      ).hasNextWave
    expect([
      facts(0, true),
      facts(2, true),
      facts(3, true),
      facts(0, false),
      facts(0, true, SCHEDULE.buyClosesAtMs - 1),
    ]).toEqual([true, true, false, false, false])
    expect(nextBuyCloseMs(OPENS_AT) - OPENS_AT).toEqual(12 * HOUR_MS)
  })

  test('응모를 받으려면 씨앗값을 먼저 약속해야 한다', () => {
    const facts = (isSealed: boolean) =>
      specialSaleFacts(
        'system.entryOpens',
        { ...SCHEDULE, wave: 0, hasPiecesLeft: false, isSealed },
        OPENS_AT,
      ).isOpeningDue
    expect([facts(true), facts(false)]).toEqual([true, false])
  })

  test('첫 응모가 시작되기 전에만 바꾼다', () => {
    expect([
      decideSaleChange(planned, OPENS_AT - 1).ok,
      decideSaleChange(planned, OPENS_AT),
      decideSaleChange({ ...planned, state: 'CANCELLED' }, OPENS_AT - 1).ok,
    ]).toEqual([true, { ok: false, reason: 'SALE_FIXED', params: {} }, false])
  })
})

describe('응모', () => {
  const reason = (nowMs: number, facts: Partial<typeof AGREED> = {}) => {
    const decision = decideSaleEntry(planned, { ...AGREED, ...facts }, nowMs)
    return decision.ok ? null : decision.reason
  }

  test('응모 기간의 첫 순간부터 마지막 순간 전까지 동의한 사람이 한다', () => {
    expect([
      reason(OPENS_AT - 1),
      reason(OPENS_AT),
      reason(SCHEDULE.entryClosesAtMs - 1),
      reason(SCHEDULE.entryClosesAtMs),
    ]).toEqual(['SALE_ENTRY_NOT_OPEN', null, null, 'SALE_ENTRY_CLOSED'])
    const agreed = decideSaleEntry(planned, { ...AGREED, agreed: [] }, OPENS_AT)
    expect(agreed).toEqual({ ok: false, reason: 'TERMS_REQUIRED', params: {} })
  })

  test('19세 이상 상품은 성인인증을 한 사람만 응모한다', () => {
    const adult = { ...AGREED, isAdultOnly: true }
    expect([
      decideSaleEntry(planned, adult, OPENS_AT),
      decideSaleEntry(planned, { ...adult, isAdultCertified: true }, OPENS_AT).ok,
    ]).toEqual([{ ok: false, reason: 'ADULT_CERTIFICATION_REQUIRED', params: {} }, true])
  })

  test('네 배수까지 예비 순번이다', () => {
    const facts = (rank: number) => {
      const { isWinner, isWaitlisted } = saleEntryFacts(
        planned,
        { rank: { rank, winnersMax: 2 }, hasOpenOrder: false },
        OPENS_AT,
      )
      return [isWinner, isWaitlisted]
    }
    expect([1, 2, 3, 8, 9].map(facts)).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ])
    expect([
      saleWinnersMax({ pieces: 5, personMax: 2 }),
      saleWinnersMax({ pieces: 1, personMax: 2 }),
    ]).toEqual([2, 0])
  })
})

describe('구매', () => {
  const buying = { ...SCHEDULE, state: 'BUYING', personMax: 2 } as const
  const none = { entryState: null, hasOpenOrder: false }
  const won = { entryState: 'WON', hasOpenOrder: false } as const
  const reason = (...asked: Parameters<typeof decideSaleBuy>) => {
    const decision = decideSaleBuy(...asked)
    return decision.ok ? null : decision.reason
  }

  test('당첨된 사람이 구매 기간에 한 번 산다', () => {
    const at = SCHEDULE.buyOpensAtMs
    expect([
      decideSaleBuy(buying, won, at),
      reason({ ...buying, state: 'DRAWN' }, won, at - 1),
      reason({ ...buying, state: 'DRAWN' }, won, at),
      reason(buying, none, at),
      reason(buying, { ...won, hasOpenOrder: true }, at),
      reason(buying, won, SCHEDULE.buyClosesAtMs - 1),
      reason(buying, won, SCHEDULE.buyClosesAtMs),
      reason({ ...buying, state: 'ENDED' }, won, at),
    ]).toEqual([
      { ok: true, value: { quantityMax: 2, buyUntilMs: SCHEDULE.buyClosesAtMs } },
      'SALE_BUY_NOT_OPEN',
      null,
      'SALE_NOT_WON',
      'SALE_BOUGHT',
      null,
      'SALE_BUY_OVER',
      'SALE_BUY_OVER',
    ])
    expect(
      SALE_ENTRY_STATES.map((entryState) =>
        reason(buying, { entryState, hasOpenOrder: false }, at),
      ),
    ).toEqual([
      'SALE_NOT_WON',
      'SALE_NOT_WON',
      null,
      'SALE_BOUGHT',
      'SALE_NOT_WON',
      'SALE_BUY_OVER',
      'SALE_NOT_WON',
      'SALE_NOT_WON',
    ])
  })

  test('권리가 있으면 그 순번의 기간 안이다', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SPECIAL_SALE_STATES),
        fc.constantFrom(...SALE_ENTRY_STATES),
        fc.integer({ min: -HOUR_MS, max: 80 * HOUR_MS }),
        (state, entryState, afterMs) => {
          const sale = { ...buying, state }
          const nowMs = OPENS_AT + afterMs
          const right = decideSaleBuy(sale, { entryState, hasOpenOrder: false }, nowMs)
          expect(right.ok).toEqual(entryState === 'WON' && isWaveOpen(sale, nowMs))
        },
      ),
    )
  })
})
