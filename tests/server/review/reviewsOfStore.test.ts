import type { sellerReview } from '@jangteo/contract/review/staffReview.schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { manyReviews } from '../../support/review/manyReviews.ts'
import { loginSeller } from '../../support/staff.ts'
import { REVIEWED } from '../../support/review/reviews.ts'

type Row = z.output<typeof sellerReview>
type Listed = {
  readonly content: readonly Row[]
  readonly totalElements: number
  readonly waitingCount: number
}

let market: TestMarket
let seller: Buyer
beforeAll(async () => {
  market = await openMarket()
  seller = (await loginSeller(market, 'dadam', { permissions: ['CS'] })).browser
  const { db } = market.database
  const { store_id: storeId } = await db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', REVIEWED)
    .executeTakeFirstOrThrow()
  const { id: otherId } = await db
    .selectFrom('goods')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '<>', REVIEWED)
    .where('sale_status', '=', 'SALE')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids = [
    ...(await manyReviews(market, ['가', '나', '다', '라', '마'])),
    ...(await manyReviews(market, ['바', '사'], otherId)),
  ]
  for (const [at, id] of ids.entries()) {
    const replied = at % 3 === 0 ? { reply: '고마워요', replied_at: new Date(market.now()) } : {}
    await db
      .updateTable('reviews')
      .set({ score: 1 + (at % 5), ...replied })
      .where('id', '=', id)
      .execute()
  }
})
afterAll(() => market.close())

const list = (query: string) => seller.ask<Listed>('GET', `/sellers/reviews?${query}`)
const idsOf = (rows: Listed['content']) => rows.map((row) => row.feedbackIdEncrypt)

const SCORES: readonly number[][] = [[], [5], [1, 2]]
const SEARCHES = ['', '세작', '%', '없는 상품'].flatMap((keyword) =>
  SCORES.map((scores) => ({ keyword, scores })),
)

test.each([
  ['ALL', (row: Row) => row.score > 0],
  ['WAITING', (row: Row) => row.reply === null],
  ['DONE', (row: Row) => row.reply !== null],
] as const)(
  'reviews with reply %s are found by score and product, page by page',
  async (replyEnum, isIn) => {
    const all = (await list('size=100')).content
    for (const { keyword, scores } of SEARCHES) {
      const expected = idsOf(
        all
          .filter(isIn)
          .filter(({ score }) => scores.length === 0 || scores.includes(score))
          .filter(({ goods }) => goods.goodsName.includes(keyword)),
      )
      const words = new URLSearchParams({ replyEnum, keyword, size: '2' })
      for (const score of scores) words.append('scoreList', `${score}`)
      const found: string[] = []
      for (const page of [0, 1, 2, 3]) {
        const part = await list(`${words.toString()}&page=${page}`)
        expect(part.totalElements).toBe(expected.length)
        found.push(...idsOf(part.content))
      }
      expect([words.toString(), found]).toEqual([words.toString(), expected])
    }
  },
)

test('those without a reply stand first, the newest of them before the others', async () => {
  const { content, totalElements, waitingCount } = await list('size=100')
  expect([content.length, totalElements, waitingCount]).toEqual([7, 7, 4])
  expect(content.map(({ text }) => text)).toEqual(['바', '마', '다', '나', '사', '라', '가'])
})
