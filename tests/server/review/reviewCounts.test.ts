import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import type { ReviewStep } from '@jangteo/server/review/advance-review'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  aConfirmedBuyer,
  like,
  ratingsOf,
  review,
  reviewIdOf,
  REVIEWED,
  takeStep,
} from '../../support/review/reviews.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const likesOf = (id: number) =>
  market.database.db
    .selectFrom('reviews')
    .leftJoin('review_likes', 'review_likes.review_id', 'reviews.id')
    .select((columns) => [
      'reviews.like_count',
      columns.fn.count<number>('review_likes.member_id').as('rows'),
    ])
    .where('reviews.id', '=', id)
    .groupBy('reviews.id')
    .executeTakeFirstOrThrow()

const report = (buyer: Buyer, id: string) =>
  buyer.call('POST', `/goods/reports/bbs/${id}`, { body: { reportReasonEnum: 'AD' } })

test('여럿이 함께 누르고 가리고 신고하고 지워도 도움돼요와 평점은 남은 것의 수다', async () => {
  const writers = await Promise.all([5, 3, 1].map(() => aConfirmedBuyer(market)))
  const sealed: string[] = []
  for (const [place, writer] of writers.entries()) {
    sealed.push(await review(writer, { score: [5, 3, 1][place] ?? 5 }))
  }
  const ids = await Promise.all(sealed.map((id) => reviewIdOf(market, id)))
  const readers: Buyer[] = []
  for (let count = 0; count < 3; count += 1) readers.push((await aMember(market)).buyer)
  /** Deletes the last review alone, so that others stay for the next round. */
  const remove = (place: number) =>
    place < writers.length - 1
      ? null
      : writers[place]?.buyer.ask('DELETE', `/goods/feedbacks/${sealed[place]}`)
  const action = fc.record({
    kind: fc.constantFrom('hide', 'like', 'remove', 'report', 'restore', 'unlike'),
    review: fc.nat({ max: 2 }),
    reader: fc.nat({ max: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 8 }), async (actions) => {
      const atMs = market.now()
      await Promise.all(
        actions.map(async ({ kind, review: place, reader }) => {
          const id = ids[place] ?? 0
          if (kind === 'hide') {
            const hidden = { reason: '광고예요', operatorId: null, isOnDemand: false }
            return takeStep(market, id, { event: 'system.hide', ...hidden, atMs })
          }
          if (kind === 'remove') return remove(place)
          if (kind === 'restore') return takeStep(market, id, { event: 'system.restore', atMs })
          const buyer = readers[reader]
          if (buyer === undefined) throw new Error('a reader is there')
          if (kind === 'report') return report(buyer, sealed[place] ?? '')
          return like(buyer, sealed[place] ?? '', kind === 'like' ? 'Y' : 'N')
        }),
      )
      const { stored, counted } = await ratingsOf(market, REVIEWED)
      expect(stored).toEqual(counted)
      for (const id of ids) {
        const { like_count: count, rows } = await likesOf(id)
        expect(count).toEqual(rows)
      }
    }),
    { numRuns: 8 },
  )
  await Promise.all(
    writers.map(({ buyer }, place) => buyer.ask('DELETE', `/goods/feedbacks/${sealed[place]}`)),
  )
  const { stored, counted } = await ratingsOf(market, REVIEWED)
  expect([stored, counted.review_count]).toEqual([counted, 0])
})

test('권리자의 요청으로 가린 리뷰는 쓴 사람이 한 번 이의를 내고, 다시 요청해도 30일 뒤 다시 보인다', async () => {
  const writer = await aConfirmedBuyer(market)
  const id = await reviewIdOf(market, await review(writer))
  const atMs = market.now()
  const hidden = { reason: '이름이 있어요', operatorId: null, isOnDemand: true }
  const steps: readonly ReviewStep[] = [
    { event: 'system.hide', ...hidden, atMs },
    { event: 'buyer.object', text: '제 이름이에요', atMs },
    { event: 'buyer.object', text: '다시 봐 주세요', atMs },
    { event: 'system.hideOver', atMs },
    { event: 'system.hide', ...hidden, atMs: atMs + 29 * DAY_MS },
    { event: 'system.hideOver', atMs: atMs + 30 * DAY_MS },
  ]
  const outcomes = []
  for (const step of steps) {
    const decision = await takeStep(market, id, step)
    outcomes.push(decision?.ok === true ? decision.value.target : decision?.reason)
  }
  expect(outcomes).toEqual([
    'HIDDEN',
    'HIDDEN',
    'REVIEW_OBJECTION_CLOSED',
    'REVIEW_HIDDEN',
    'HIDDEN',
    'PUBLISHED',
  ])
})
