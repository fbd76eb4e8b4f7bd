import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOODS_DISPLAY_SALE_STATUSES, GOODS_TYPES } from '@jangteo/core/goods/goods.codes'
import { isCustomMade, isDeal } from '@jangteo/core/goods/goods.rules'
import {
  canAwaitRestock,
  displaySaleStatus,
  hasStock,
  sellerSaleEnd,
} from '@jangteo/core/goods/saleStatus.rules'
import type { SaleTerms } from '@jangteo/core/goods/saleStatus.rules'

const NOW_MS = 1_000

function aSale(change: Partial<SaleTerms> = {}): SaleTerms {
  return {
    saleStatus: 'SALE',
    saleStartsAtMs: null,
    saleEndsAtMs: null,
    hasStock: true,
    ...change,
  }
}

describe('판매 상태', () => {
  test.each([
    ['기간이 없으면 늘 판매중이다', {}, 'SALE'],
    ['시작하는 순간부터 판매중이다', { saleStartsAtMs: NOW_MS }, 'SALE'],
    ['시작 전에는 판매예정이다', { saleStartsAtMs: NOW_MS + 1 }, 'WAIT'],
    ['끝나기 직전까지 판매중이다', { saleEndsAtMs: NOW_MS + 1 }, 'SALE'],
    ['끝나는 순간 판매종료다', { saleEndsAtMs: NOW_MS }, 'FINISHED'],
    ['재고가 없으면 품절이다', { hasStock: false }, 'OUT_OF_STOCK'],
    ['판매자가 품절로 두면 품절이다', { saleStatus: 'OUT_OF_STOCK' }, 'OUT_OF_STOCK'],
    ['판매자가 멈추면 판매중지다', { saleStatus: 'STOP' }, 'STOP'],
    ['시작 전에 멈추면 판매중지다', { saleStatus: 'STOP', saleStartsAtMs: NOW_MS + 1 }, 'STOP'],
    [
      '시작 전에는 재고가 없어도 판매예정이다',
      { saleStartsAtMs: NOW_MS + 1, hasStock: false },
      'WAIT',
    ],
    ['끝났으면 멈췄어도 판매종료다', { saleStatus: 'STOP', saleEndsAtMs: NOW_MS }, 'FINISHED'],
  ] as const)('%s', (_, change, status) => {
    expect(displaySaleStatus(aSale(change), NOW_MS)).toEqual(status)
  })

  test('추가구성만 남았으면 재고가 없는 것이다', () => {
    const addon = { kind: 'ADDON', stock: 5, saleStatus: 'SALE' } as const
    const stopped = { kind: 'OPTION', stock: 5, saleStatus: 'STOP' } as const
    const left = { kind: 'OPTION', stock: 1, saleStatus: 'SALE' } as const
    const answers = [hasStock([]), hasStock([addon]), hasStock([addon, stopped]), hasStock([left])]
    expect(answers).toEqual([false, false, false, true])
  })

  test('재입고 알림은 품절인 상품에만 신청한다', () => {
    expect(GOODS_DISPLAY_SALE_STATUSES.filter(canAwaitRestock)).toEqual(['OUT_OF_STOCK'])
  })
})

test('주문제작 상품과 특가 상품을 가려낸다', () => {
  expect(GOODS_TYPES.filter(isCustomMade)).toEqual(['CUSTOM_MADE', 'CUSTOM_MADE_DEAL'])
  expect(GOODS_TYPES.filter(isDeal)).toEqual(['NORMAL_DEAL', 'CUSTOM_MADE_DEAL'])
})

test('판매자가 보는 판매 종료는 판매 중에는 직접 정한 것이고, 끝난 뒤에는 실제로 끝난 때다', () => {
  const moment = fc.integer({ min: NOW_MS - 3, max: NOW_MS + 3 })
  const end = fc.option(moment)
  fc.assert(
    fc.property(end, end, moment, (own, deal, nowMs) => {
      const ends = [own, deal].filter((at) => at !== null)
      const saleEndsAtMs = ends.length === 0 ? null : Math.min(...ends)
      const seen = sellerSaleEnd({ saleEndsAtMs, ownEndsAtMs: own }, nowMs)
      const isOver = displaySaleStatus(aSale({ saleEndsAtMs }), nowMs) === 'FINISHED'
      expect(seen).toBe(isOver ? saleEndsAtMs : own)
    }),
  )
})
