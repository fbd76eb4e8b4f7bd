import { countByFilter } from '@jangteo/core/order/orderFilter.rules'
import { expect, test } from 'vitest'

test('진행 중인 신청이 있는 상품은 그 신청의 탭에서만 세고, 주문은 탭마다 한 번만 센다', () => {
  const counts = countByFilter([
    { orderId: 1, status: 'SC', claimStatus: 'RA' },
    { orderId: 1, status: 'SC', claimStatus: null },
    { orderId: 2, status: 'SC', claimStatus: 'EI' },
    { orderId: 2, status: 'SC', claimStatus: 'EA' },
    { orderId: 3, status: 'SR', claimStatus: 'CR' },
    { orderId: 4, status: 'C', claimStatus: 'CC' },
    { orderId: 5, status: 'DC', claimStatus: 'CA' },
  ])
  expect(Object.fromEntries(counts.map(({ filter, count }) => [filter, count]))).toEqual({
    ALL_ORDER: 5,
    DEPOSIT_READY: 0,
    DEPOSIT_COMPLETE: 0,
    SHIPPING_READY: 1,
    SHIPPING_ING: 0,
    SHIPPING_COMPLETE: 1,
    CANCEL: 2,
    EXCHANGE: 1,
    RETURN: 1,
    ALL_CLAIM: 4,
  })
})
