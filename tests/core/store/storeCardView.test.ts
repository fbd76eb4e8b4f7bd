import { storeCountsView } from '@jangteo/core/store/storeCard.view'
import { expect, test } from 'vitest'

test('스토어 카드는 센 만큼만 말하고, 없는 것은 말하지 않는다', () => {
  expect([
    storeCountsView({ goodsCount: 1_240, newGoodsCount: 3, couponCount: 2 }),
    storeCountsView({ goodsCount: 0, newGoodsCount: 0, couponCount: 0 }),
  ]).toEqual([
    { goodsText: '상품 1,240개', newGoodsText: '신상품 3개', couponText: '쿠폰 2장' },
    { goodsText: '상품 0개', newGoodsText: null, couponText: null },
  ])
})
