import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'
import {
  BUYER_DATA_DAYS,
  decideBuyerDataOpen,
  maskBuyer,
  type SoldItemEnd,
} from '@jangteo/core/order/buyerData.rules'
import { ORDER_ITEM_STATUSES } from '@jangteo/core/order/orderItem.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const NOW_MS = Date.parse('2026-08-26T12:00:00+09:00')
const ENDED_MS = NOW_MS - BUYER_DATA_DAYS * DAY_MS

const ended = (part: Partial<SoldItemEnd>): SoldItemEnd => ({
  status: 'BF',
  statusChangedAtMs: ENDED_MS,
  hasOpenClaim: false,
  ...part,
})

describe('구매자 정보', () => {
  test.each([
    ['끝난 지 90일이 된 순간', [ended({})], refuse('BUYER_DATA_CLOSED')],
    ['그 1밀리초 전', [ended({ statusChangedAtMs: ENDED_MS + 1 })], allow()],
    ['취소된 지 90일', [ended({ status: 'C' })], refuse('BUYER_DATA_CLOSED')],
    ['오래전에 배송된 뒤 그대로인 상품', [ended({ status: 'SC', statusChangedAtMs: 0 })], allow()],
    ['진행 중인 신청이 있는 상품', [ended({ hasOpenClaim: true })], allow()],
    ['한 상품이라도 열려 있는 주문', [ended({}), ended({ status: 'SR' })], allow()],
    ['상품이 없는 주문', [], refuse('BUYER_DATA_CLOSED')],
  ] as const)('%s', (_, items, decision) => {
    expect(decideBuyerDataOpen(items, NOW_MS)).toEqual(decision)
  })

  test('한 번 닫힌 정보는 다시 열리지 않는다', () => {
    const items = fc.array(
      fc.record({
        status: fc.constantFrom(...ORDER_ITEM_STATUSES),
        statusChangedAtMs: fc.integer({ min: 0, max: NOW_MS }),
        hasOpenClaim: fc.constant(false),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: DAY_MS * 400 }), (list, laterMs) => {
        const isOpen = decideBuyerDataOpen(list, NOW_MS).ok
        const isOpenLater = decideBuyerDataOpen(list, NOW_MS + laterMs).ok
        expect(isOpen || !isOpenLater).toBe(true)
      }),
    )
  })

  test('가리면 이름과 연락처와 집이 남지 않는다', () => {
    const buyer = {
      ordererName: '홍길동',
      ordererMobile: '01012345678',
      receiverName: '김철',
      receiverMobile: '01087654321',
      zonecode: '06236',
      roadAddress: '서울특별시 강남구 테헤란로 1',
      detailAddress: '101호',
      deliveryRequest: '현관 비밀번호 1234',
    }
    expect(maskBuyer(buyer)).toEqual({
      ordererName: '홍*동',
      ordererMobile: '010-****-5678',
      receiverName: '김*',
      receiverMobile: '010-****-4321',
      zonecode: '*****',
      roadAddress: '서울특별시 강남구 ***',
      detailAddress: '***',
      deliveryRequest: '***',
    })
  })
})
