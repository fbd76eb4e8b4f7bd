import { pickByReviews, reviewQuote } from '@jangteo/core/review/reviewPick.rules'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

const aReview = (goodsId: number, score = 5) => ({ goods: { goodsId }, score })

test('상품마다 가장 도움이 된 리뷰 하나로 고르고, 별이 넷보다 적으면 고르지 않는다', () => {
  const reviews = [aReview(1), aReview(2, 3), aReview(1, 4), aReview(3, 4), aReview(4), aReview(2)]
  expect(pickByReviews(reviews)).toEqual([aReview(1), aReview(3, 4), aReview(4), aReview(2)])
})

test('고를 상품이 셋보다 적으면 하나도 고르지 않는다', () => {
  expect([
    pickByReviews([]),
    pickByReviews([aReview(1), aReview(2), aReview(1), aReview(3, 2)]),
  ]).toEqual([[], []])
})

test('고른 상품은 서로 다르고, 별이 넷 이상이며, 들어온 차례이다', () => {
  const review = fc.record({
    goods: fc.record({ goodsId: fc.integer({ min: 1, max: 9 }) }),
    score: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(review), (all) => {
      const picked = pickByReviews(all)
      const ids = picked.map(({ goods }) => goods.goodsId)
      expect(new Set(ids).size).toBe(ids.length)
      expect(picked.every(({ score }) => score >= 4)).toBe(true)
      const places = picked.map((one) => all.indexOf(one))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      const good = new Set(all.filter(({ score }) => score >= 4).map(({ goods }) => goods.goodsId))
      expect(ids.length).toBe(good.size < 3 ? 0 : good.size)
    }),
  )
})

test.each([
  ['짧아요.', '짧아요.'],
  ['향이 좋아요.\n\n또   살게요!', '향이 좋아요. 또 살게요!'],
  [
    '포장이 꼼꼼해서 흠 하나 없이 받았어요. 선물용으로도 손색이 없어요. 문의에 답도 빠르고 친절했어요. 벌써 세 번째예요.',
    '포장이 꼼꼼해서 흠 하나 없이 받았어요. 선물용으로도 손색이 없어요.',
  ],
  [
    '마침표도 없이 길게 이어지는 후기인데 향도 좋고 포장도 좋고 배송도 빨라서 다음에도 또 주문하려고 생각하고 있습니다 정말로 만족해요',
    '마침표도 없이 길게 이어지는 후기인데 향도 좋고 포장도 좋고 배송도 빨라서…',
  ],
])('온전한 문장이 들어가는 만큼 옮긴다: %s', (text, quote) => {
  expect(reviewQuote(text)).toBe(quote)
})

test('옮긴 말은 리뷰의 처음 그대로이고 한 줄이며, 정한 길이를 넘지 않는다', () => {
  const part = fc.oneof(
    fc.constantFrom('향이 좋아요.', '또 살게요!', '\n', ' ', '가'.repeat(70), '🍊', '1.5kg', '~'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  const texts = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(' '))
  fc.assert(
    fc.property(texts, (text) => {
      const quote = reviewQuote(text)
      const line = text.replaceAll(/\s+/gu, ' ').trim()
      expect(line.startsWith(quote.replace(/…$/u, ''))).toBe(true)
      expect(Array.from(quote).length).toBeLessThanOrEqual(44)
      expect(quote === '').toBe(line === '')
    }),
  )
})
