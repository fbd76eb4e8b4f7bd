import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import type { OrderItemAction, OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { arrangeButtons, bundleItems } from '@jangteo/core/order/orderBundle.view'
import { ORDER_TAB_FILTERS, ORDER_TABS } from '@jangteo/core/order/orderTab.codes'
import { orderTabOf } from '@jangteo/core/order/orderTab.rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

type Change = {
  readonly actions?: readonly OrderItemAction[]
  readonly parcel?: string
  readonly claimId?: string
}

function anItem(status: OrderItemStatus, { actions = [], parcel, claimId }: Change = {}) {
  return {
    shown: {
      status,
      claimStatus: null,
      actions,
      depositDueAtMs: null,
      shipDue: null,
      delay: null,
      autoConfirmAtMs: null,
    },
    parcel: parcel ?? null,
    claimId: claimId ?? null,
  }
}

describe('배송 묶음의 상품', () => {
  test('같은 상태에 같은 송장이면 하나로 보이고, 다른 상품이 사이에 있어도 그렇다', () => {
    const bundles = bundleItems([
      anItem('SI', { parcel: 'CJ 1' }),
      anItem('SC', { parcel: 'CJ 1' }),
      anItem('SI', { parcel: 'CJ 1' }),
      anItem('SI', { parcel: 'CJ 2' }),
    ])
    expect(bundles.map(({ indexes, view }) => [view.label, indexes])).toEqual([
      ['배송중', [0, 2]],
      ['배송완료', [1]],
      ['배송중', [3]],
    ])
  })

  test('신청이 다르면 따로 보인다', () => {
    const bundles = bundleItems([anItem('C', { claimId: 'a' }), anItem('C', { claimId: 'b' })])
    expect(bundles.map(({ indexes }) => indexes)).toEqual([[0], [1]])
  })

  test('할 수 있는 일은 한 상품만 할 수 있어도 한 번씩 보인다', () => {
    const [bundle] = bundleItems([
      anItem('SC', { actions: ['CONFIRM', 'TRACK'] }),
      anItem('SC', { actions: ['TRACK', 'REQUEST_RETURN'] }),
    ])
    expect(bundle?.view.buttons.map(({ action, isPrimary }) => [action, isPrimary])).toEqual([
      ['CONFIRM', true],
      ['TRACK', false],
      ['REQUEST_RETURN', false],
    ])
  })

  test('모든 상품이 한 묶음에만 있다', () => {
    const item = fc
      .tuple(fc.constantFrom<OrderItemStatus>('DC', 'SI', 'SC', 'C'), fc.constantFrom('a', 'b'))
      .map(([status, parcel]) => anItem(status, { parcel }))
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const indexes = bundleItems(items).flatMap((bundle) => bundle.indexes)
        expect(indexes.toSorted((a, b) => a - b)).toEqual(items.map((_, index) => index))
      }),
    )
  })
})

test.each([
  [2, [], [], []],
  [2, ['a'], ['a'], []],
  [2, ['a', 'b'], ['a', 'b'], []],
  [2, ['a', 'B'], ['B', 'a'], []],
  [2, ['a', 'B', 'c'], ['B'], ['a', 'c']],
  [2, ['a', 'b', 'c'], ['a'], ['b', 'c']],
  [3, ['a', 'c', 'B'], ['B', 'a', 'c'], []],
  [3, ['a', 'c', 'B', 'd'], ['B', 'a'], ['c', 'd']],
])(
  '카드에는 다음에 할 일이 먼저 서고, 자리 %i개를 넘으면 마지막 자리는 더보기다 %#',
  (room, names, shown, more) => {
    const buttons = names.map((name) => ({ name, isPrimary: name === 'B' }))
    const arranged = arrangeButtons(buttons, room)
    expect([arranged.shown, arranged.more].map((part) => part.map(({ name }) => name))).toEqual([
      shown,
      more,
    ])
  },
)

test('명세의 상태 필터 열 개는 모두 탭 여섯 개 가운데 하나에 있다', () => {
  const filters = ORDER_TABS.flatMap((tab) => [...ORDER_TAB_FILTERS[tab]])
  expect(filters.toSorted()).toEqual(ORDER_ITEM_FILTERS.toSorted())
  const tabs = filters.map(orderTabOf)
  expect(tabs).toEqual(ORDER_TABS.flatMap((tab) => ORDER_TAB_FILTERS[tab].map(() => tab)))
})
