import { expect, test } from 'vitest'
import {
  ORDER_ITEM_FILTERS,
  ORDER_ITEM_FILTER_LABELS,
  ORDER_ITEM_FILTER_STATUSES,
  ORDER_ITEM_STATUS_CODES,
  ORDER_ITEM_STATUSES,
} from '@jangteo/core/order/orderItem.codes'

test('명세의 열세 코드가 모두 있다', () => {
  const spec = 'ALL PW DR DC SR SI SC SS BF C E R SD'.split(' ')
  expect(ORDER_ITEM_STATUS_CODES.toSorted()).toEqual(spec.toSorted())
})

test('주문내역의 탭은 정해진 순서와 이름으로 보인다', () => {
  const labels = ORDER_ITEM_FILTERS.map((filter) => ORDER_ITEM_FILTER_LABELS[filter])
  expect(labels.join('·')).toEqual(
    '전체·입금대기·결제완료·배송준비중·배송중·배송완료·취소·교환·반품·취소·교환·반품',
  )
})

test('전체에는 결제하지 않은 상품만 빠져 있다', () => {
  const missing = ORDER_ITEM_STATUSES.filter(
    (status) => !ORDER_ITEM_FILTER_STATUSES.ALL_ORDER.includes(status),
  )
  expect(missing).toEqual(['PW'])
})

test('구매확정은 전체에서만, 다른 상품은 전체와 한 탭에서 보인다', () => {
  const tabs = ORDER_ITEM_FILTERS.filter((filter) => !filter.startsWith('ALL_'))
  const counts = ORDER_ITEM_FILTER_STATUSES.ALL_ORDER.map((status) => [
    status,
    tabs.filter((filter) => ORDER_ITEM_FILTER_STATUSES[filter].includes(status)).length,
  ])
  const expected = ORDER_ITEM_FILTER_STATUSES.ALL_ORDER.map((status) => [
    status,
    status === 'BF' ? 0 : 1,
  ])
  expect(counts).toEqual(expected)
})
