import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import { GOODS_DISPLAY_SALE_STATUSES } from '@jangteo/core/goods/goods.codes'
import { RESTOCK_MESSAGES } from '@jangteo/core/goods/restock.messages'
import {
  decideRestockAlert,
  decideRestockRequest,
  RESTOCK_ALERT_COUNT_MAX,
  restockAlertFacts,
  restockRoundCount,
} from '@jangteo/core/goods/restock.rules'
import { isSoldOutOption } from '@jangteo/core/goods/option.rules'
import { optionSaleStatus } from '@jangteo/core/goods/saleStatus.rules'
import { VS_PICK_MESSAGES } from '@jangteo/core/goods/vsPick.messages'
import { VS_PICK_COUNT_MAX, decideVsPick } from '@jangteo/core/goods/vsPick.rules'
import type { VsPick } from '@jangteo/core/goods/vsPick.rules'

describe('재입고 알림', () => {
  test('품절된 상품만 신청한다', () => {
    const open = GOODS_DISPLAY_SALE_STATUSES.filter(
      (status) => decideRestockAlert({ status, isWaiting: false }).ok,
    )
    expect(open).toEqual(['OUT_OF_STOCK'])
    expect(decideRestockAlert({ status: 'SALE', isWaiting: false })).toEqual(
      refuse('RESTOCK_NOT_SOLD_OUT'),
    )
  })

  test('구매할 수 없는 상품은 판매 상태마다 사실대로 거절한다', () => {
    const reported = GOODS_DISPLAY_SALE_STATUSES.map((status) => {
      const decided = decideRestockAlert({ status, isWaiting: false })
      return [status, decided.ok ? null : RESTOCK_MESSAGES[decided.reason]()]
    })
    expect(Object.fromEntries(reported)).toEqual({
      SALE: '지금 구매할 수 있는 상품이에요.',
      WAIT: '아직 판매를 시작하지 않은 상품이에요.',
      STOP: '판매가 중지된 상품이에요.',
      FINISHED: '판매가 종료된 상품이에요.',
      OUT_OF_STOCK: null,
    })
  })

  test('다시 구매할 수 있을 때만 알린다', () => {
    const reported = GOODS_DISPLAY_SALE_STATUSES.filter(
      (status) => restockAlertFacts({ status }).isSellable,
    )
    expect(reported).toEqual(['SALE'])
  })

  test('한 번만 신청한다', () => {
    const decided = decideRestockAlert({ status: 'OUT_OF_STOCK', isWaiting: true })
    expect(decided.ok ? '' : RESTOCK_MESSAGES[decided.reason]()).toEqual(
      '이미 신청한 재입고 알림이에요.',
    )
  })
})

describe('여러 옵션의 재입고 알림', () => {
  const SOLD_OUT = { status: 'OUT_OF_STOCK', isWaiting: false } as const
  const facts = fc.record({
    status: fc.constantFrom(...GOODS_DISPLAY_SALE_STATUSES),
    isWaiting: fc.boolean(),
  })

  test('하나라도 거절되면 모두 거절된다', () => {
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 10 }), (options) => {
        const each = options.map(decideRestockAlert)
        const request = { options, waitingCount: 0, deniedFeatures: [] }
        const refusal = each.find(({ ok }) => !ok)
        expect(decideRestockRequest(request)).toEqual(refusal ?? allow())
      }),
    )
  })

  test('기다리는 알림은 50개를 넘지 않는다', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 10 }), (waitingCount, count) => {
        const options = Array.from({ length: count }, () => SOLD_OUT)
        const { ok } = decideRestockRequest({ options, waitingCount, deniedFeatures: [] })
        expect(ok).toEqual(waitingCount + count <= RESTOCK_ALERT_COUNT_MAX)
      }),
    )
    expect(RESTOCK_MESSAGES.RESTOCK_ALERT_FULL()).toEqual(
      '재입고 알림은 최대 50개까지 신청할 수 있어요.',
    )
  })

  test('알림을 받지 않는 스토어는 먼저 거절한다', () => {
    const request = { options: [SOLD_OUT], waitingCount: 99 }
    expect(decideRestockRequest({ ...request, deniedFeatures: ['RESTOCK_ALERT'] })).toEqual(
      refuse('STORE_FEATURE_DENIED'),
    )
  })

  test('한 번에 하나에 열 명씩 알린다', () => {
    expect([0, 1, 3].map(restockRoundCount)).toEqual([0, 10, 30])
  })
})

describe('옵션의 판매 상태', () => {
  const GOODS = { saleStatus: 'SALE', saleStartsAtMs: null, saleEndsAtMs: null } as const

  test('중지한 옵션은 재고가 있든 없든 중지다', () => {
    fc.assert(
      fc.property(fc.nat(9), (stock) => {
        expect(optionSaleStatus(GOODS, { stock, saleStatus: 'STOP' }, 0)).toEqual('STOP')
        expect(optionSaleStatus(GOODS, { stock, saleStatus: 'SALE' }, 0)).toEqual(
          stock > 0 ? 'SALE' : 'OUT_OF_STOCK',
        )
      }),
    )
  })

  test('중지하지 않고 남은 것이 없는 옵션만 품절이다', () => {
    const statuses = ['SALE', 'OUT_OF_STOCK', 'STOP'] as const
    const soldOut = (stock: number) =>
      statuses.filter((saleStatus) => isSoldOutOption({ stock, saleStatus }))
    expect([soldOut(0), soldOut(1)]).toEqual([['SALE', 'OUT_OF_STOCK'], ['OUT_OF_STOCK']])
  })

  test('상품 전체의 상태가 옵션보다 먼저다', () => {
    const option = { stock: 3, saleStatus: 'SALE' } as const
    expect([
      optionSaleStatus({ ...GOODS, saleEndsAtMs: 5 }, option, 5),
      optionSaleStatus({ ...GOODS, saleStatus: 'STOP' }, option, 5),
      optionSaleStatus({ ...GOODS, saleStartsAtMs: 6 }, option, 5),
      optionSaleStatus({ ...GOODS, saleStatus: 'OUT_OF_STOCK' }, option, 5),
    ]).toEqual(['FINISHED', 'STOP', 'WAIT', 'OUT_OF_STOCK'])
  })
})

describe('VS 비교', () => {
  const pickOf = (optionId: number): VsPick => ({ goodsId: 7, optionId })

  test('네 개까지 고른다', () => {
    const three = [1, 2, 3].map(pickOf)
    const four = [1, 2, 3, 4].map(pickOf)
    expect([decideVsPick(three, pickOf(4)), decideVsPick(four, pickOf(5))]).toEqual([
      allow(four),
      refuse('VS_PICK_FULL'),
    ])
    expect(VS_PICK_MESSAGES.VS_PICK_FULL()).toEqual('최대 4개까지 비교할 수 있어요.')
  })

  test('같은 옵션은 가득 찼을 때도 이미 골랐다고 알린다', () => {
    const four = [1, 2, 3, 4].map(pickOf)
    expect(decideVsPick(four, pickOf(4))).toEqual(refuse('VS_PICK_DUPLICATE'))
    expect(decideVsPick([{ goodsId: 8, optionId: 4 }], pickOf(4)).ok).toEqual(true)
  })

  test('아무리 골라도 네 개를 넘지 않고 겹치지 않는다', () => {
    const pick = fc.record({ goodsId: fc.nat(2), optionId: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(pick), (tapped) => {
        const picks = tapped.reduce<VsPick[]>((chosen, next) => {
          const decided = decideVsPick(chosen, next)
          return decided.ok ? decided.value : chosen
        }, [])
        const keys = picks.map(({ goodsId, optionId }) => `${goodsId} ${optionId}`)
        expect(new Set(keys).size).toEqual(keys.length)
        expect(keys.length).toBeLessThanOrEqual(VS_PICK_COUNT_MAX)
      }),
    )
  })
})
