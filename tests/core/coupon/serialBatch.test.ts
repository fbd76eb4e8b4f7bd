import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSerial } from '@jangteo/core/coupon/couponSerial.rules'
import { SERIAL_COUNT_MAX } from '@jangteo/core/coupon/couponTerms.codes'
import {
  decideSerialDraw,
  nextSerials,
  serialListEndsAtMs,
  serialOf,
  serialProgress,
} from '@jangteo/core/coupon/serialBatch.rules'
import { NOON_MS } from '../../support/coupon/couponFixtures.ts'

const DRAWN = { issueKind: 'CODE', hasWord: false, requestedCount: 0 } as const

describe('쿠폰 번호 만들기', () => {
  test.each([
    { name: '십만 개를 한 번에', count: SERIAL_COUNT_MAX, refusal: null },
    { name: '남은 하나를', change: { requestedCount: SERIAL_COUNT_MAX - 1 }, refusal: null },
    {
      name: '십만 개 다음 하나를',
      change: { requestedCount: SERIAL_COUNT_MAX },
      refusal: 'COUPON_SERIAL_TOO_MANY',
    },
    {
      name: '받는 쿠폰의 번호를',
      change: { issueKind: 'DOWNLOAD' },
      refusal: 'COUPON_SERIAL_NOT_DRAWN',
    },
    {
      name: '단어가 있는 쿠폰의 번호를',
      change: { hasWord: true },
      refusal: 'COUPON_SERIAL_NOT_DRAWN',
    },
  ] as const)('$name 만들면: $refusal', ({ refusal, ...row }) => {
    const change = 'change' in row ? row.change : {}
    const decision = decideSerialDraw({ ...DRAWN, ...change }, 'count' in row ? row.count : 1)
    expect(decision.ok ? null : decision.reason).toBe(refusal)
  })

  test('어떻게 나누어 만들어도 모든 번호를 한 번씩 만들고, 다 만들어야 100%다', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.integer({ min: 1, max: 90 })),
        (count, portions) => {
          const drawn: number[] = []
          for (const portion of [...portions, count]) {
            drawn.push(...nextSerials({ drawnCount: drawn.length, count }, portion))
            expect(serialProgress({ drawnCount: drawn.length, count }) === 100).toBe(
              drawn.length === count,
            )
          }
          expect(drawn).toEqual(Array.from({ length: count }, (__, index) => index))
        },
      ),
    )
  })

  test('번호는 헷갈리지 않는 열여섯 글자다', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const serial = serialOf([...bytes])
        expect([serial.length, isSerial(serial)]).toEqual([16, true])
      }),
    )
  })

  test('목록은 서른 날 동안 내려받을 수 있다', () => {
    expect(serialListEndsAtMs(NOON_MS) - NOON_MS).toBe(30 * 24 * 60 * 60 * 1000)
  })
})
