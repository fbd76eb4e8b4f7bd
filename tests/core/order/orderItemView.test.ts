import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLAIM_STATUSES, CLAIM_STATUS_LABELS } from '@jangteo/core/claim/claim.codes'
import { ORDER_ITEM_ACTIONS, ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { orderItemView, summarizeOrder } from '@jangteo/core/order/orderItem.view'
import type { ShownOrderItem } from '@jangteo/core/order/orderItem.view'

const PLAIN: ShownOrderItem = {
  status: 'DC',
  claimStatus: null,
  actions: [],
  depositDueAtMs: null,
  shipDue: null,
  delay: null,
  autoConfirmAtMs: null,
}

const TEXTS: Record<OrderItemStatus, [string, string | null]> = {
  PW: ['결제대기', null],
  DR: ['입금대기', '8/25(화) 23:59까지 입금해 주세요'],
  DC: ['결제완료', '판매자가 주문을 확인 중이에요'],
  SR: ['배송준비중', '상품을 준비하고 있어요'],
  SD: ['배송지연', '발송예정 8/28(금) · 상품 준비 중'],
  SS: ['배송시작', '상품이 출고됐어요'],
  SI: ['배송중', null],
  SC: ['배송완료', '8/29(토) 자동 구매확정 예정'],
  BF: ['구매확정', null],
  C: ['취소', null],
  E: ['교환', null],
  R: ['반품', null],
}

test.each(ORDER_ITEM_STATUSES)('%s의 이름과 안내', (status) => {
  const { label, subText } = orderItemView({
    ...PLAIN,
    status,
    depositDueAtMs: Date.parse('2026-08-25T23:59:59+09:00'),
    delay: { shipsAtMs: Date.parse('2026-08-28T12:00:00+09:00'), reason: '상품 준비 중' },
    autoConfirmAtMs: Date.parse('2026-08-29T23:59:59+09:00'),
  })
  expect([label, subText]).toEqual(TEXTS[status])
})

test('움직이는 상품과 도착한 상품과 끝난 상품은 다른 색으로 보인다', () => {
  const tones = ORDER_ITEM_STATUSES.map((status) => orderItemView({ ...PLAIN, status }).tone)
  const counts = tones.map((tone) => tones.filter((each) => each === tone).length)
  expect([...new Set(tones.map((tone, index) => `${tone} ${counts[index] ?? 0}`))]).toEqual([
    'plain 5',
    'moving 2',
    'arrived 1',
    'ended 4',
  ])
})

test('모르는 날짜는 안내하지 않는다', () => {
  const texts = (['DR', 'SD', 'SC'] as const).map(
    (status) => orderItemView({ ...PLAIN, status }).subText,
  )
  expect(texts).toEqual([null, null, null])
})

test('보내기 전에는 언제까지 보내는지, 지났으면 지났다고 알린다', () => {
  const texts = (['DC', 'SR'] as const).flatMap((status) =>
    [false, true].map((isPast) => {
      const shipDue = { shipsOn: '2026-08-26', isPast }
      return orderItemView({ ...PLAIN, status, shipDue }).subText
    }),
  )
  expect(texts).toEqual([
    '판매자가 주문을 확인 중이에요 · 8/26(수)까지 발송예정',
    '8/26(수) 발송예정일이 지났어요',
    '상품을 준비하고 있어요 · 8/26(수)까지 발송예정',
    '8/26(수) 발송예정일이 지났어요',
  ])
})

describe('클레임이 있는 상품', () => {
  test.each([
    ['CA', '취소'],
    ['EA', '교환'],
    ['EI', '교환'],
    ['EY', '교환'],
    ['RA', '반품'],
    ['RI', '반품'],
  ] as const)('진행 중인 %s는 배송 상태 대신 %s로 보인다', (claimStatus, label) => {
    const view = orderItemView({ ...PLAIN, status: 'SC', claimStatus })
    expect(view).toEqual({
      label,
      tone: 'plain',
      subText: CLAIM_STATUS_LABELS[claimStatus],
      buttons: [],
    })
  })

  test('거절되거나 철회된 뒤에는 원래 배송 상태로 보인다', () => {
    const labels = (['CR', 'ER', 'RR'] as const).map(
      (claimStatus) => orderItemView({ ...PLAIN, status: 'SR', claimStatus }).label,
    )
    expect(labels).toEqual(['배송준비중', '배송준비중', '배송준비중'])
  })

  test('교환한 상품을 다시 반품하면 반품으로 보인다', () => {
    const view = orderItemView({ ...PLAIN, status: 'E', claimStatus: 'RA' })
    expect([view.label, view.subText]).toEqual(['반품', '반품요청'])
  })

  test.each([
    ['C', 'CC', '취소상세'],
    ['E', 'EC', '교환상세'],
    ['R', 'RC', '반품상세'],
    ['SC', 'RR', '반품상세'],
    ['E', 'RR', '반품상세'],
  ] as const)('%s의 상세 버튼은 %s의 이름으로 시작한다', (status, claimStatus, label) => {
    const view = orderItemView({ ...PLAIN, status, claimStatus, actions: ['SHOW_CLAIM'] })
    expect(view.buttons).toEqual([{ action: 'SHOW_CLAIM', label, isPrimary: false }])
  })

  test('모든 클레임 상태에 이름이 있다', () => {
    const labels = CLAIM_STATUSES.map((status) => CLAIM_STATUS_LABELS[status])
    expect(new Set(labels).size).toEqual(CLAIM_STATUSES.length)
  })
})

describe('버튼', () => {
  test('모든 행동에 이름이 있다', () => {
    const view = orderItemView({ ...PLAIN, claimStatus: 'RA', actions: ORDER_ITEM_ACTIONS })
    expect(view.buttons.map(({ label }) => label)).toEqual([
      '추가결제하기',
      '입금계좌 보기',
      '주문취소',
      '주문취소',
      '취소 신청',
      '배송지 변경',
      '지연사유 보기',
      '구매확정',
      '배송조회',
      '교환 신청',
      '반품 신청',
      '반품상세',
      '반품철회',
      '리뷰 작성',
      '리뷰 수정',
      '재구매',
    ])
  })

  test('다음에 할 한 가지만 강조한다', () => {
    const primary = ORDER_ITEM_STATUSES.map((status) =>
      orderItemView({
        ...PLAIN,
        status,
        actions: ['SHOW_DEPOSIT_ACCOUNT', 'TRACK', 'CONFIRM', 'WRITE_REVIEW'],
      })
        .buttons.filter(({ isPrimary }) => isPrimary)
        .map(({ action }) => `${status} ${action}`),
    )
    expect(primary.flat()).toEqual([
      'DR SHOW_DEPOSIT_ACCOUNT',
      'SS TRACK',
      'SI TRACK',
      'SC CONFIRM',
      'BF WRITE_REVIEW',
    ])
  })

  test('추가결제가 남아 있으면 추가결제만 강조한다', () => {
    const { buttons } = orderItemView({
      ...PLAIN,
      status: 'SC',
      actions: ['PAY_ADDITIONAL', 'CONFIRM'],
    })
    expect(buttons.map(({ isPrimary }) => isPrimary)).toEqual([true, false])
  })
})

describe('여러 상품의 주문을 한 줄로', () => {
  const items = (...statuses: readonly OrderItemStatus[]) =>
    statuses.map((status) => ({ ...PLAIN, status }))

  test.each([
    [items('BF', 'C', 'E', 'SC', 'SC'), 3, '배송완료 외 3'],
    [items('BF', 'BF'), 0, '구매확정'],
    [items('C', 'DC', 'SI'), 1, '결제완료 외 2'],
    [items('C', 'R'), 1, '반품 외 1'],
    [items('BF', 'E'), 1, '교환 외 1'],
  ])('가장 덜 나아간 상품으로 말한다 %#', (shown, index, label) => {
    const summary = summarizeOrder(shown)
    expect([summary?.index, summary?.label]).toEqual([index, label])
  })

  test('끝나지 않은 상품이 있으면 끝났다고 말하지 않고, 상품이 없으면 말하지 않는다', () => {
    const done = ['구매확정', '취소', '반품']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_ITEM_STATUSES), { minLength: 1 }), (found) => {
        const summary = summarizeOrder(items(...found))
        const isDone = done.some((label) => summary?.label.startsWith(label))
        expect(isDone).toEqual(found.every((status) => ['BF', 'C', 'R'].includes(status)))
      }),
    )
    expect(summarizeOrder([])).toEqual(null)
  })

  test('취소를 신청한 상품은 신청한 것으로 말한다', () => {
    const asked = { ...PLAIN, status: 'SR', claimStatus: 'CA' } as const
    expect(summarizeOrder([...items('SC'), asked])).toEqual({
      index: 1,
      label: '취소 외 1',
      tone: 'plain',
      subText: '취소요청',
    })
  })
})
