import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { SaleEntryState } from '@jangteo/core/promotion/saleEntry.codes'
import { SPECIAL_SALE_STATES } from '@jangteo/core/promotion/specialSale.codes'
import { firstBuyCloseMs, type SaleClock } from '@jangteo/core/promotion/specialSale.rules'
import {
  goodsSaleView,
  salePlaceView,
  specialSaleView,
} from '@jangteo/core/promotion/specialSale.view'
import { expect, test } from 'vitest'

const OPENS_AT = Date.parse('2026-12-01T10:00:00+09:00')
const SALE: SaleClock = {
  state: 'SCHEDULED',
  entryOpensAtMs: OPENS_AT,
  entryClosesAtMs: OPENS_AT + 24 * HOUR_MS,
  drawAtMs: OPENS_AT + 25 * HOUR_MS,
  buyOpensAtMs: OPENS_AT + 26 * HOUR_MS,
  buyClosesAtMs: firstBuyCloseMs(OPENS_AT + 26 * HOUR_MS),
}
const drawn = { ...SALE, state: 'DRAWN' } as const

test('상태와 일정, 다음 때까지의 시계를 보인다', () => {
  expect(specialSaleView(SALE, OPENS_AT)).toEqual({
    stateText: '응모 중',
    isOver: false,
    isDrawn: false,
    isEntryOpen: true,
    schedule: [
      { label: '응모 시작', value: '2026.12.01 10:00' },
      { label: '응모 마감', value: '2026.12.02 10:00 · 다음 일정' },
      { label: '추첨', value: '2026.12.02 11:00' },
      { label: '구매 시작', value: '2026.12.02 12:00' },
      { label: '구매 마감', value: '2026.12.03 12:00' },
    ],
    countdown: {
      subject: '응모',
      hasName: true,
      startsAtMs: SALE.entryOpensAtMs,
      endsAtMs: SALE.entryClosesAtMs,
    },
  })
  const later = [
    specialSaleView(SALE, SALE.entryClosesAtMs),
    specialSaleView(SALE, SALE.drawAtMs),
    specialSaleView(drawn, SALE.drawAtMs),
    specialSaleView({ ...SALE, state: 'ENDED' }, SALE.buyClosesAtMs),
  ]
  expect(
    later.map(({ stateText, isOver, isDrawn, countdown }) => [
      stateText,
      isOver,
      isDrawn,
      countdown?.subject ?? null,
    ]),
  ).toEqual([
    ['추첨 대기', false, false, '추첨까지'],
    ['추첨 대기', false, false, null],
    ['추첨 완료', false, true, '구매'],
    ['판매 종료', true, true, null],
  ])
})

test('다음 일정 하나만 표시하고, 끝난 판매에는 표시하지 않는다', () => {
  const marked = (sale: SaleClock, nowMs: number) =>
    specialSaleView(sale, nowMs).schedule.flatMap(({ label, value }) =>
      value.endsWith(' · 다음 일정') ? [label] : [],
    )
  expect([
    marked(SALE, OPENS_AT - 1),
    marked(SALE, SALE.entryClosesAtMs),
    marked(drawn, SALE.drawAtMs),
    marked(drawn, SALE.buyOpensAtMs),
    marked({ ...SALE, state: 'ENDED' }, SALE.buyOpensAtMs),
    marked({ ...SALE, state: 'CANCELLED' }, OPENS_AT - 1),
  ]).toEqual([['응모 시작'], ['추첨'], ['구매 시작'], ['구매 마감'], [], []])
})

test('응모 전에 취소된 판매를 아직 열리지 않은 것으로 보이지 않는다', () => {
  const cancelled = { ...SALE, state: 'CANCELLED' } as const
  const none = { personMax: 1, entry: null, code: null }
  expect([
    salePlaceView(cancelled, none, OPENS_AT - 1),
    specialSaleView(cancelled, OPENS_AT - 1).isEntryOpen,
  ]).toEqual([{ action: null, buttonText: null, text: '응모가 끝났어요.' }, false])
})

test('회원의 응모를 아직 모르면 아무것도 보이지 않는다', () => {
  expect(salePlaceView(SALE, null, OPENS_AT)).toEqual({
    action: null,
    buttonText: null,
    text: null,
  })
})

test('응모하지 않은 사람에게는 응모할 수 있는 때에만 버튼을 보인다', () => {
  const none = { personMax: 1, entry: null, code: null }
  expect([
    salePlaceView(SALE, none, OPENS_AT - 1),
    salePlaceView(SALE, none, OPENS_AT),
    salePlaceView(SALE, { ...none, code: 'ADULT_CERTIFICATION_REQUIRED' }, OPENS_AT),
    salePlaceView(SALE, none, SALE.entryClosesAtMs),
  ]).toEqual([
    { action: null, buttonText: null, text: '아직 응모할 수 없어요.' },
    { action: 'ENTER', buttonText: '응모하기', text: null },
    { action: 'CERTIFY', buttonText: '성인인증하고 응모하기', text: null },
    { action: null, buttonText: null, text: '응모가 끝났어요.' },
  ])
})

test('응모한 사람에게는 결과와 할 수 있는 일을 보인다', () => {
  const view = (sale: SaleClock, state: SaleEntryState, nowMs: number) =>
    salePlaceView(
      sale,
      { personMax: 1, code: null, entry: { entryNo: 1_234, state, rank: 3 } },
      nowMs,
    )
  expect([
    view(SALE, 'ENTERED', OPENS_AT),
    view(SALE, 'ENTERED', SALE.entryClosesAtMs),
    view(drawn, 'WON', SALE.drawAtMs),
    view(drawn, 'WON', SALE.buyOpensAtMs),
    view(drawn, 'WAITING', SALE.buyOpensAtMs),
    view(drawn, 'BOUGHT', SALE.buyOpensAtMs),
    view(drawn, 'LOST', SALE.buyOpensAtMs),
  ]).toEqual([
    { action: 'WITHDRAW', buttonText: '응모 취소', text: '응모 완료 · 응모번호 1,234' },
    { action: null, buttonText: null, text: '응모 완료' },
    {
      action: null,
      buttonText: null,
      text: '당첨 · 12/2(수) 오후 12:00부터 구매할 수 있어요.',
    },
    { action: 'BUY', buttonText: '구매하기', text: '당첨 · 12/3(목) 오후 12:00까지' },
    { action: null, buttonText: null, text: '예비 순번 · 3위' },
    { action: null, buttonText: null, text: '구매 완료' },
    { action: null, buttonText: null, text: '미당첨' },
  ])
})

test('상품은 응모할 수 있는지, 당첨되면 얼마인지 보이고 판매로 이끈다', () => {
  const shown = SPECIAL_SALE_STATES.map((stateEnum) => {
    const view = goodsSaleView({ stateEnum, salePrice: 9_900, entryOpensAtMs: OPENS_AT })
    return [view.stateText, view.text, view.linkText]
  })
  expect(shown.slice(0, 3)).toEqual([
    ['응모 예정', '12/1(화) 오전 10:00부터', '특별판매 보기'],
    ['응모 중', '당첨되면 9,900원', '응모하러 가기'],
    ['추첨 대기', '당첨되면 9,900원', '특별판매 보기'],
  ])
  expect(new Set(shown.slice(3).map(([, text, link]) => `${text} ${link}`))).toEqual(
    new Set(['당첨되면 9,900원 특별판매 보기']),
  )
})
