import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { decodeRefusal, localRefusal } from '@jangteo/http/refusal/refusal'
import { quoteChoice } from '@jangteo/ui/screens/checkout/quoteChoice'
import type { CouponQuote } from '@jangteo/ui/screens/coupon/couponQuote'
import { expect, test } from 'vitest'
import { QUOTE } from '../../support/coupon/aCouponQuote.ts'

const { signal } = new AbortController()
const CHOSEN: CouponQuote = { ...QUOTE, couponList: QUOTE.couponList.slice(0, 1) }

/** A market that knows the best choice, and answers any other one so. */
const market = (choose: () => Promise<CouponQuote>) => ({
  best: { call: () => Promise.resolve(QUOTE) },
  choose: { call: choose },
})

test('고르지 않았으면 가장 좋은 쿠폰을, 골랐으면 선택한 쿠폰을 적용한다', async () => {
  const calls = market(() => Promise.resolve(CHOSEN))
  expect([
    await quoteChoice(calls, { cartIds: [1, 2], choice: null, signal }),
    await quoteChoice(calls, { cartIds: [1, 2], choice: CHOSEN.couponList, signal }),
  ]).toEqual([
    { quote: QUOTE, droppedText: null },
    { quote: CHOSEN, droppedText: null },
  ])
})

test('선택한 쿠폰을 사용할 수 없게 됐으면 까닭을 말하고 가장 좋은 쿠폰을 적용한다', async () => {
  const { status } = REFUSALS.COUPON_CHOICE_REFUSED
  const message = '이미 사용한 쿠폰이에요.'
  const refused = decodeRefusal(status, { code: 'COUPON_CHOICE_REFUSED', message, status })
  const calls = market(() => Promise.reject(refused))
  expect(await quoteChoice(calls, { cartIds: [1, 2], choice: CHOSEN.couponList, signal })).toEqual({
    quote: QUOTE,
    droppedText: message,
  })
})

test('답이 없으면 다른 쿠폰으로 바꾸지 않는다', async () => {
  const lost = localRefusal('NETWORK_ERROR')
  const asked = { cartIds: [1], choice: CHOSEN.couponList, signal }
  await expect(
    quoteChoice(
      market(() => Promise.reject(lost)),
      asked,
    ),
  ).rejects.toThrow(lost)
})
