import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { newcomerKindsOf, welcomeEndsAtMs } from '@jangteo/core/coupon/newcomer.rules'
import { EVENT_ENTRY_LIMITS } from '@jangteo/core/display/event.codes'
import {
  decideEventEntry,
  entryDayOf,
  EVENT_ENTRY_TERMS,
  type EventEntryFacts,
  eventResultOf,
  eventsListedSinceMs,
  hasTaxedPrize,
  prizeIndexOf,
  winnersMaxOf,
} from '@jangteo/core/display/event.rules'
import {
  eventEntryView,
  eventTimeView,
  type ShownEntry,
  welcomeNoteText,
} from '@jangteo/core/display/event.view'
import { DISPLAY_MESSAGES } from '@jangteo/core/display/display.messages'

const NOW_MS = Date.parse('2026-11-26T12:00:00+09:00')
const RUNNING = { startsAtMs: NOW_MS - DAY_MS, endsAtMs: NOW_MS + DAY_MS }
const AGREED = EVENT_ENTRY_TERMS.map(({ kind }) => kind)
const FACTS: EventEntryFacts = {
  period: RUNNING,
  perEnum: 'ONCE',
  hasEntered: false,
  agreed: AGREED,
}

function outcome(change: Partial<EventEntryFacts>): string {
  const decided = decideEventEntry({ ...FACTS, ...change }, NOW_MS)
  return decided.ok ? 'entered' : decided.reason
}

describe('응모', () => {
  test('진행 중이고, 응모한 적이 없고, 동의했으면 응모한다', () => {
    expect([
      outcome({}),
      outcome({ period: { startsAtMs: NOW_MS + 1, endsAtMs: null } }),
      outcome({ perEnum: null }),
      outcome({ period: { startsAtMs: null, endsAtMs: NOW_MS } }),
      outcome({ hasEntered: true, agreed: [] }),
      outcome({ agreed: [] }),
    ]).toEqual([
      'entered',
      'EVENT_NOT_FOUND',
      'EVENT_NOT_FOUND',
      'EVENT_ENDED',
      'EVENT_ENTERED',
      'TERMS_REQUIRED',
    ])
  })

  test('하루는 한국의 날이고, 한 번 응모하는 이벤트에는 날이 없다', () => {
    const midnight = Date.parse('2026-11-27T00:00:00+09:00')
    expect([
      entryDayOf('DAILY', midnight - 1),
      entryDayOf('DAILY', midnight),
      entryDayOf('ONCE', midnight),
    ]).toEqual(['2026-11-26', '2026-11-27', null])
  })

  test('응모했다는 말은 한 번과 매일이 다르다', () => {
    expect(
      EVENT_ENTRY_LIMITS.map((perEnum) => DISPLAY_MESSAGES.EVENT_ENTERED({ perEnum })),
    ).toEqual(['이미 응모했어요.', '오늘은 이미 응모했어요. 내일 다시 응모해 주세요.'])
  })

  test('결과는 추첨 전에는 응모 완료, 뒤에는 당첨이나 미당첨이고 응모하지 않았으면 없다', () => {
    expect([
      eventResultOf({ entryCount: 0, isDrawn: true, hasWon: false }),
      eventResultOf({ entryCount: 3, isDrawn: false, hasWon: false }),
      eventResultOf({ entryCount: 1, isDrawn: true, hasWon: true }),
      eventResultOf({ entryCount: 1, isDrawn: true, hasWon: false }),
    ]).toEqual([null, 'ENTERED', 'WON', 'LOST'])
  })

  test('끝난 이벤트는 1년 동안 목록에 있다', () => {
    expect(kstDayOf(eventsListedSinceMs(NOW_MS))).toEqual('2025-11-26')
  })
})

describe('경품', () => {
  test('5만원을 넘는 경품이 하나라도 있으면 세금을 알린다', () => {
    const taxed = (values: readonly number[]) =>
      hasTaxedPrize(values.map((value) => ({ quantity: 1, value })))
    expect([taxed([]), taxed([50_000]), taxed([1_000, 50_001])]).toEqual([false, false, true])
  })

  test('등수는 경품의 차례대로 빠짐없이 나뉜다', () => {
    const prizes = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }), value: fc.nat() }),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    fc.assert(
      fc.property(prizes, (all) => {
        const ranks = Array.from({ length: winnersMaxOf(all) }, (_, index) => index + 1)
        const counts = all.map(
          (_, index) => ranks.filter((rank) => prizeIndexOf(all, rank) === index).length,
        )
        expect(counts).toEqual(all.map(({ quantity }) => quantity))
        expect(prizeIndexOf(all, ranks.length + 1)).toEqual(null)
      }),
    )
  })
})

const DRAWN = { per: 'ONCE', mayEnter: false, drawnAtMs: NOW_MS } as const

describe('화면의 말', () => {
  test('기간과 남은 날을 알려 준다', () => {
    const endsAtMs = Date.parse('2026-11-29T00:00:00+09:00')
    expect([
      eventTimeView({ startsAtMs: RUNNING.startsAtMs, endsAtMs }, NOW_MS),
      eventTimeView({ startsAtMs: RUNNING.startsAtMs, endsAtMs: NOW_MS }, NOW_MS),
    ]).toEqual([
      { isOver: false, daysText: '2026.11.25 ~ 2026.11.28', markText: 'D-2' },
      { isOver: true, daysText: '2026.11.25 ~ 2026.11.26', markText: '종료' },
    ])
  })

  const entry: ShownEntry = {
    per: 'DAILY',
    announceAtMs: Date.parse('2026-12-01T14:00:00+09:00'),
    drawnAtMs: null,
    mayEnter: true,
    hasEnteredToday: false,
    entryCount: 0,
    result: null,
    prizeName: null,
    prizes: [{ name: '케이크', quantity: 1_000, value: 60_000 }],
  }

  test('응모하기 전', () => {
    expect(eventEntryView(entry)).toEqual({
      limitText: '하루에 한 번씩 응모할 수 있어요',
      announceText: '12/1(화) 오후 2:00',
      prizeTexts: ['케이크 (60,000원 상당) · 1,000명'],
      taxText: '제세공과금 22%는 당첨자가 부담해요.',
      resultText: null,
      wonText: null,
      buttonText: '응모하기',
      canPress: true,
    })
  })

  test.each<[string, Partial<ShownEntry>, [string | null, string | null, boolean]]>([
    [
      '오늘 응모한 뒤',
      { mayEnter: false, hasEnteredToday: true, entryCount: 1, result: 'ENTERED' },
      ['응모를 마쳤어요.', '오늘 응모했어요', false],
    ],
    [
      '어제까지 응모한 뒤',
      { entryCount: 3, result: 'ENTERED' },
      ['지금까지 3번 응모했어요.', '응모하기', true],
    ],
    ['끝난 뒤', { mayEnter: false, entryCount: 0 }, [null, '응모가 끝났어요', false]],
    [
      '당첨',
      { ...DRAWN, entryCount: 1, result: 'WON', prizeName: '케이크' },
      ['당첨을 축하해요! 케이크', null, false],
    ],
    [
      '미당첨',
      { ...DRAWN, entryCount: 1, result: 'LOST' },
      ['아쉽게도 당첨되지 않았어요.', null, false],
    ],
  ])('%s', (_, change, expected) => {
    const { resultText, buttonText, canPress } = eventEntryView({ ...entry, ...change })
    expect([resultText, buttonText, canPress]).toEqual(expected)
  })

  test('당첨자에게는 경품을 어떻게 받는지, 모두에게는 언제 발표했는지 알려 준다', () => {
    const won = eventEntryView({ ...entry, ...DRAWN, entryCount: 1, result: 'WON' })
    expect([won.announceText, won.wonText]).toEqual([
      '2026.11.26 발표',
      '경품은 회원 정보의 휴대폰 번호로 연락한 뒤 보내 드려요.',
    ])
  })

  test('새 회원은 언제까지 받는지, 지난 회원은 끝났다고 알려 준다', () => {
    const endsAtMs = welcomeEndsAtMs(NOW_MS)
    expect([
      welcomeNoteText({ isOpen: true, endsAtMs }),
      welcomeNoteText({ isOpen: false, endsAtMs }),
      welcomeNoteText({ isOpen: true, endsAtMs: null }),
    ]).toEqual([
      '2026.12.09까지 받을 수 있어요.',
      '가입 14일 동안만 받을 수 있어요.',
      '가입 14일 동안만 받을 수 있어요.',
    ])
  })
})

test('새 회원은 가입한 날부터 14일째 끝까지고, 첫 구매는 결제하기 전까지다', () => {
  const last = welcomeEndsAtMs(NOW_MS)
  const kinds = (hasPurchased: boolean, nowMs: number) =>
    newcomerKindsOf({ joinedAtMs: NOW_MS, hasPurchased }, nowMs)
  expect([
    kinds(false, NOW_MS),
    kinds(true, last),
    kinds(true, last + 1),
    kinds(false, last + 1),
  ]).toEqual([['FIRST_PURCHASE', 'WELCOME'], ['WELCOME'], [], ['FIRST_PURCHASE']])
})
