import { CLAIM_FILTER_URL, EVERY_CLAIM } from '@jangteo/ui/screens/order/list/claimFilter'
import type { ClaimFilter } from '@jangteo/ui/screens/order/list/claimFilter'
import { claimRequestUrl, readClaimTarget } from '@jangteo/ui/screens/order/claimTarget'
import { PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const searchOf = (url: string) => new URL(url, 'https://jangteo.test').searchParams

const filters: fc.Arbitrary<ClaimFilter> = fc.record({
  status: fc.constantFrom('ALL_CLAIM', 'CANCEL', 'EXCHANGE', 'RETURN'),
  period: fc.oneof(
    fc.constantFrom(...PERIOD_PRESETS),
    fc.constant({ start: '2026-01-31', end: '2026-02-28' }),
  ),
  goodsName: fc.string({ unit: 'grapheme-ascii', maxLength: 50 }).map((text) => text.trim()),
})

describe('클레임 목록의 주소', () => {
  test('조건을 모두 담는다', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(CLAIM_FILTER_URL.read(searchOf(CLAIM_FILTER_URL.write(filter)))).toEqual(filter)
      }),
    )
  })

  test('처음 조건은 석 달이고 주소에 남기지 않는다', () => {
    expect(CLAIM_FILTER_URL.write(EVERY_CLAIM)).toEqual('/claim/list')
    expect(CLAIM_FILTER_URL.read(searchOf('/claim/list?status=DELAY&period=EVER'))).toEqual({
      status: 'ALL_CLAIM',
      period: 'THREE_MONTHS',
      goodsName: '',
    })
  })
})

describe('신청 화면의 주소', () => {
  const target = {
    type: 'RETURN',
    ordersId: 'ORDER',
    groupId: 'GROUP',
    itemIds: ['A', 'B'],
  } as const

  test('무엇을 신청할지 담고 그대로 읽는다', () => {
    const url = claimRequestUrl(target)
    expect(url).toEqual(
      '/claim/request/ORDER?claimTypeEnum=RETURN&orderShippingPriceIdEncrypt=GROUP&orderItemIdEncryptList=[A,B]',
    )
    expect(readClaimTarget('ORDER', url.slice(url.indexOf('?')))).toEqual(target)
  })

  test('종류나 묶음을 모르면 신청할 것이 없다', () => {
    expect(readClaimTarget('ORDER', '?claimTypeEnum=DELAY&orderShippingPriceIdEncrypt=G')).toEqual(
      null,
    )
    expect(readClaimTarget('ORDER', '?claimTypeEnum=CANCEL')).toEqual(null)
  })
})
