import type { ClaimStatus } from '@jangteo/core/claim/claim.codes'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { orderProgress } from '@jangteo/core/order/orderProgress.view'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

function anItem(status: OrderItemStatus, claimStatus: ClaimStatus | null = null) {
  return {
    status,
    claimStatus,
    actions: [],
    depositDueAtMs: null,
    shipDue: null,
    delay: null,
    autoConfirmAtMs: null,
  }
}

const reached = (...statuses: readonly OrderItemStatus[]) =>
  orderProgress(statuses.map((status) => anItem(status)))?.marks.map(
    ({ label, state }) => `${label} ${state}`,
  )

test.each([
  ['DC', 0],
  ['SD', 1],
  ['SR', 1],
  ['SS', 2],
  ['SI', 2],
  ['SC', 3],
  ['E', 3],
  ['BF', 4],
] as const)('%s인 주문은 결제완료부터 구매확정까지 가운데 %s번째에 있다', (status, at) => {
  const labels = ['결제완료', '배송준비', '배송중', '배송완료', '구매확정']
  expect(reached(status)).toEqual(
    labels.map((label, index) => {
      if (index === at) return `${label} current`
      return `${label} ${index < at ? 'passed' : 'ahead'}`
    }),
  )
})

test('입금을 기다리는 주문은 입금대기에서 시작한다', () => {
  expect(reached('DR')).toEqual([
    '입금대기 current',
    '결제완료 ahead',
    '배송준비 ahead',
    '배송중 ahead',
    '배송완료 ahead',
  ])
})

test('가장 덜 나아간 상품으로 말하고, 취소·교환·반품하는 상품은 빼고 본다', () => {
  const progress = orderProgress([anItem('SC'), anItem('SI'), anItem('DC', 'CA'), anItem('C')])
  expect([progress?.title, progress?.tone, progress?.isMixed]).toEqual(['배송중', 'moving', true])
})

test('움직이는 상품이 없으면 단계 없이 어떻게 됐는지만 말한다', () => {
  const progress = orderProgress([anItem('C'), anItem('C')])
  expect(progress).toEqual({ title: '취소', tone: 'ended', note: null, isMixed: false, marks: [] })
  expect(orderProgress([])).toEqual(null)
})

test('단계가 있으면 지금 있는 곳은 하나이다', () => {
  const items = fc.array(fc.constantFrom(...ORDER_ITEM_STATUSES).map((status) => anItem(status)))
  fc.assert(
    fc.property(items, (found) => {
      const marks = orderProgress(found)?.marks ?? []
      const count = marks.filter(({ state }) => state === 'current').length
      expect(count).toEqual(marks.length === 0 ? 0 : 1)
    }),
  )
})
