import { describe, expect, test } from 'vitest'
import {
  checkEvent,
  checkExhibition,
  decideEventChange,
  type WrittenEvent,
  type WrittenExhibition,
} from '@jangteo/core/display/showing.rules'

const EXHIBITION: WrittenExhibition = {
  name: '가을',
  subtitle: '찻자리',
  description: '한 잔의 여유',
  picture: 'exhibition-night',
  period: { startsAtMs: 0, endsAtMs: null },
  groups: [{ name: '차', goodsIds: [1, 2] }],
  couponIds: [],
}

const PRIZE = { name: '커피', quantity: 1, value: 5000 }
const ENTRY = { perEnum: 'ONCE', announceAtMs: 20, prizes: [PRIZE] } as const
const EVENT: WrittenEvent = {
  type: 'ENTRY',
  title: '나눔',
  body: '함께해요',
  picture: 'hero-1',
  startsAtMs: 10,
  endsAtMs: 20,
  couponIds: [],
  entry: ENTRY,
}

describe('기획전', () => {
  test.each([
    ['이름', { name: '' }, 'NAME'],
    ['한 줄 소개', { subtitle: '가'.repeat(61) }, 'SUBTITLE'],
    ['소개', { description: '' }, 'BODY'],
    ['그림', { picture: '' }, 'PICTURE'],
    ['기간', { period: { startsAtMs: 2, endsAtMs: 2 } }, 'PERIOD'],
    ['빈 묶음', { groups: [{ name: '차', goodsIds: [] }] }, 'GROUP'],
    ['겹친 상품', { groups: [{ name: '차', goodsIds: [1, 1] }] }, 'GROUP'],
    ['겹친 쿠폰', { couponIds: [1, 1] }, 'COUPON'],
  ])('%s이 틀리면 그것을 가리킨다', (_, change, violation) => {
    expect([checkExhibition(EXHIBITION), checkExhibition({ ...EXHIBITION, ...change })]).toEqual([
      [],
      [violation],
    ])
  })
})

describe('이벤트', () => {
  test.each([
    ['제목', { title: '' }, 'NAME'],
    ['기간', { startsAtMs: 20 }, 'PERIOD'],
    ['쿠폰 없는 쿠폰 이벤트', { type: 'COUPON', entry: null }, 'COUPON'],
    ['응모 없는 응모 이벤트', { entry: null }, 'ENTRY'],
    ['응모 있는 소식', { type: 'INFO' }, 'ENTRY'],
    ['끝나기 전의 발표', { entry: { ...ENTRY, announceAtMs: 19 } }, 'ENTRY'],
    ['없는 경품', { entry: { ...ENTRY, prizes: [] } }, 'ENTRY'],
    ['영 개의 경품', { entry: { ...ENTRY, prizes: [{ ...PRIZE, quantity: 0 }] } }, 'ENTRY'],
  ] as const)('%s: 그것을 가리킨다', (_, change, violation) => {
    expect([checkEvent(EVENT), checkEvent({ ...EVENT, ...change })]).toEqual([[], [violation]])
  })

  const OTHER_PRIZE = { ...EVENT, entry: { ...ENTRY, prizes: [{ ...PRIZE, value: 1 }] } }
  const NEWS = { ...EVENT, type: 'INFO', entry: null } as const
  test.each([
    { name: '시작 1밀리초 전에는 경품을 바꾼다', after: OTHER_PRIZE, nowMs: 9, isAllowed: true },
    { name: '시작하는 순간부터 경품은 그대로다', after: OTHER_PRIZE, isAllowed: false },
    { name: '시작해도 제목은 바꾼다', after: { ...EVENT, title: '새 제목' }, isAllowed: true },
    { name: '시작하면 기간도 그대로다', after: { ...EVENT, endsAtMs: 19 }, isAllowed: false },
    { name: '시작한 소식을 응모로 바꿀 수 없다', before: NEWS, after: EVENT, isAllowed: false },
    {
      name: '시작한 소식의 기간은 바꾼다',
      before: NEWS,
      after: { ...NEWS, endsAtMs: 30 },
      isAllowed: true,
    },
  ])('$name', ({ before = EVENT, after, nowMs = 10, isAllowed }) => {
    expect(decideEventChange(before, after, nowMs).ok).toBe(isAllowed)
  })
})
