import { decideBenefitOrder } from '@jangteo/core/display/benefitOrder.rules'
import { checkBenefit, type WrittenBenefit } from '@jangteo/core/display/showing.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

test('모든 혜택을 한 번씩 부르는 순서만 받는다', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 12 })
  fc.assert(
    fc.property(
      ids.chain((stored) =>
        fc.tuple(fc.constant(stored), fc.shuffledSubarray(stored, { minLength: stored.length })),
      ),
      ([stored, shuffled]) => {
        expect(decideBenefitOrder(stored, shuffled).ok).toEqual(true)
        expect(decideBenefitOrder(stored, [...shuffled, 99]).ok).toEqual(false)
        if (stored.length === 0) return
        expect(decideBenefitOrder(stored, shuffled.slice(1)).ok).toEqual(false)
        expect(decideBenefitOrder(stored, [99, ...shuffled.slice(1)]).ok).toEqual(false)
        expect(decideBenefitOrder([...stored, 77], [...shuffled, shuffled[0] ?? 0]).ok).toEqual(
          false,
        )
      },
    ),
  )
})

const BENEFIT: WrittenBenefit = {
  title: '단골 쿠폰',
  subtitle: '자주 가는 가게에서 할인받아요',
  body: '쿠폰을 받으세요.',
  picture: 'exhibition-gift',
  period: { startsAtMs: 1, endsAtMs: null },
  couponIds: [1, 2],
}

test('제목, 소개, 내용, 그림, 기간, 쿠폰이 갖춰진 혜택만 받는다', () => {
  expect(checkBenefit(BENEFIT)).toEqual([])
  expect(
    checkBenefit({
      title: '',
      subtitle: '가'.repeat(61),
      body: '',
      picture: '',
      period: { startsAtMs: 2, endsAtMs: 2 },
      couponIds: [1, 1],
    }),
  ).toEqual(['NAME', 'SUBTITLE', 'BODY', 'PICTURE', 'PERIOD', 'COUPON'])
})
