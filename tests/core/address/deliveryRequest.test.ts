import { describe, expect, test } from 'vitest'
import { DELIVERY_REQUESTS, PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import {
  decideDeliveryRequest,
  decidePickupRequest,
} from '@jangteo/core/address/deliveryRequest.rules'
import { allow, refuse } from '@jangteo/core/decision/decision.rules'

describe('배송 요청사항', () => {
  test('고른 문구가 그대로 전해진다', () => {
    const texts = DELIVERY_REQUESTS.map((preset) =>
      decideDeliveryRequest({ preset, typed: '벨을 누르지 마세요' }),
    )
    expect(texts).toEqual([
      allow('문 앞에 놓아 주세요'),
      allow('배송 전에 연락 주세요'),
      allow('경비실에 맡겨 주세요'),
      allow('부재 시 전화나 문자 주세요'),
      allow('벨을 누르지 마세요'),
    ])
  })

  test('고르지 않으면 요청이 없다', () => {
    expect(decideDeliveryRequest({ preset: null, typed: '남은 글' })).toEqual(allow(''))
    expect(decidePickupRequest({ preset: null, typed: '남은 글' })).toEqual(allow(''))
  })

  test.each([
    [' ', refuse('REQUEST_REQUIRED')],
    ['가'.repeat(51), refuse('REQUEST_TOO_LONG')],
    [` ${'가'.repeat(50)} `, allow('가'.repeat(50))],
  ])('직접 입력한 "%s"을 판단한다', (typed, decision) => {
    expect(decideDeliveryRequest({ preset: 'DIRECT_INPUT', typed })).toEqual(decision)
    expect(decidePickupRequest({ preset: 'DIRECT_INPUT', typed })).toEqual(decision)
  })

  test('수거 요청사항도 고른 문구가 그대로 전해진다', () => {
    const texts = PICKUP_REQUESTS.map((preset) => decidePickupRequest({ preset, typed: '3층' }))
    expect(texts).toEqual([
      allow('문 앞에 있어요'),
      allow('수거 전 연락 주세요'),
      allow('부재 시 연락 주세요'),
      allow('3층'),
    ])
  })
})
