import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { countKeywords } from '@jangteo/server/review/keyword/count-keywords'
import { countKeywordsAtFirst } from '@jangteo/server/review/keyword/schedule-keywords'
import { rankAllReviewers } from '@jangteo/server/review/reviewer/rank-reviewers'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type RefusalBody } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { loginOperator } from '../../support/staff.ts'
import { manyReviews } from '../../support/review/manyReviews.ts'
import { aConfirmedBuyer, review, REVIEWED } from '../../support/review/reviews.ts'

type Keywords = {
  readonly keywordList: readonly {
    readonly label: string
    readonly voteCount: number
    readonly positivePercent: number
    readonly quoteList: readonly string[]
  }[]
}
type TopN = { readonly content: readonly { readonly buyerIdEncrypt: string }[] }

const GOOD = '배송이 정말 빨라요. 향이 은은하고 좋아서 매일 아침마다 마시고 있어요.'
const BAD = '배송이 너무 늦었어요. 그래도 부모님이 드신다고 해서 그냥 두었습니다.'
const PLAIN = '부모님께 보내 드렸고 다음에 또 사려고 해요. 매번 여기에서 사는 편이에요.'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const run = (goodsId = REVIEWED) => market.runtime.runPromise(countKeywords(goodsId))
const rank = () => market.runtime.runPromise(rankAllReviewers)
const keywords = (goodsId = REVIEWED) =>
  aBuyer(market).ask<Keywords>('GET', `/goods/feedbacks/ai-keywords?goodsId=${goodsId}`)
const top = () => aBuyer(market).ask<TopN>('GET', '/goods/feedbackers/topN?n=100')
const sealed = async (kind: 'buyer' | 'review', id: number) =>
  (await market.runtime.runPromise(WireIds)).seal(kind, id)

describe('자주 나온 말', () => {
  test('센 적 없는 상품은 시작한 뒤에 한 번씩 세고, 세었거나 리뷰가 적으면 세지 않는다', async () => {
    const { db } = market.database
    const [many, counted, few] = [
      goodsNamed('서귀포 노지 감귤'),
      goodsNamed('영동 캠벨 포도 3kg'),
      goodsNamed('해남 꿀고구마'),
    ]
    await db
      .insertInto('goods_keyword_runs')
      .values({ goods_id: counted, computed_at: new Date(market.now()) })
      .execute()
    const countOf = async (id: number, count: number) =>
      db.updateTable('goods').set({ review_count: count }).where('id', '=', id).execute()
    await countOf(many, 20)
    await countOf(counted, 20)
    await countOf(few, 19)
    await market.runtime.runPromise(countKeywordsAtFirst)
    await market.runtime.runPromise(countKeywordsAtFirst)
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'count-keywords'`.execute(db)
    expect(rows.map(({ key }) => key)).toEqual([`count-keywords:${many}:first`])
    await countOf(many, 0)
    await countOf(counted, 0)
    await countOf(few, 0)
  })

  test('두 번 함께 세어도 같고, 숨기면 그 표만 줄고, 삭제하면 인용이 바로 없어진다', async () => {
    const goodsId = goodsNamed('보성 발효 홍차 50g')
    const ids = await manyReviews(
      market,
      [
        ...Array.from({ length: 12 }, () => GOOD),
        ...Array.from({ length: 5 }, () => BAD),
        ...Array.from({ length: 4 }, () => PLAIN),
      ],
      goodsId,
    )
    await Promise.all([run(goodsId), run(goodsId)])
    const before = await keywords(goodsId)
    expect(
      before.keywordList.map((word) => [word.label, word.voteCount, word.positivePercent]),
    ).toEqual([
      ['배송', 17, 70],
      ['향', 12, 100],
    ])
    expect(before.keywordList[0]?.quoteList).toEqual(['배송이 정말 빨라요'])
    const operator = (await loginOperator(market, ['CLAIMS'])).browser
    const id = await sealed('review', ids[12] ?? 0)
    await operator.ask('POST', `/operators/reviews/${id}/hide`, {
      body: { reason: '광고로 보이는 글이에요.', onDemandYn: 'N' },
    })
    await run(goodsId)
    const after = await keywords(goodsId)
    expect(
      after.keywordList.map((word) => [word.label, word.voteCount, word.positivePercent]),
    ).toEqual([
      ['배송', 16, 75],
      ['향', 12, 100],
    ])
    const filtered = await aBuyer(market).ask<{ totalElements: number }>(
      'GET',
      `/goods/feedbacks/detail-list?goodsId=${goodsId}&aspect=DELIVERY`,
    )
    expect(filtered.totalElements).toEqual(16)
  })

  test('쓰거나 고치면 10분 뒤에 세고, 삭제한 글은 표와 인용이 바로 없어진다', async () => {
    const own = await aConfirmedBuyer(market)
    const id = await review(own, { text: GOOD })
    const { rows } = await market.database.pool.query<{ run_at: Date }>(
      `SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'count-keywords'
       AND key LIKE $1`,
      [`count-keywords:${REVIEWED}:%`],
    )
    expect(rows.map((row) => row.run_at.getTime() - market.now())).toEqual([10 * 60_000])
    await run()
    const votes = () =>
      market.database.db
        .selectFrom('review_votes')
        .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
        .select('aspect')
        .where('reviews.member_id', '=', own.memberId)
        .execute()
    expect((await votes()).map(({ aspect }) => aspect).toSorted()).toEqual(['AROMA', 'DELIVERY'])
    await own.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
    expect(await votes()).toEqual([])
  })

  test('쓸거리는 분류에서 덜 나온 것부터 셋이다', async () => {
    const own = await aConfirmedBuyer(market)
    const asked = await own.buyer.ask<{ questionList: string[] }>(
      'GET',
      `/goods/feedbacks/prompt?goodsId=${REVIEWED}`,
    )
    expect(asked.questionList).toEqual(['맛은 어땠나요?', '신선도는 어땠나요?', '양은 어땠나요?'])
  })
})

describe('리뷰어', () => {
  test('하루에 한 번 정하고, 프로필을 닫으면 순위와 프로필에서 바로 사라진다', async () => {
    const own = await aConfirmedBuyer(market)
    await review(own, { text: GOOD.repeat(3) })
    await Promise.all([rank(), rank()])
    const runs = await market.database.db.selectFrom('reviewer_runs').select('id').execute()
    const id = await sealed('buyer', own.memberId)
    const profile = (buyer = aBuyer(market)) =>
      buyer.call<{ reviewCount: number; score: number; isMine: boolean } & RefusalBody>(
        'GET',
        `/goods/feedbackers/profiles/${id}`,
      )
    const ranked = (await top()).content.map((reviewer) => reviewer.buyerIdEncrypt)
    const shown = await profile()
    expect([runs.length, ranked.includes(id), shown.status, shown.body.reviewCount]).toEqual([
      1,
      true,
      200,
      1,
    ])
    await own.buyer.ask('PUT', '/goods/feedbackers/me/profile', { body: { openYn: 'N' } })
    const closed = await profile()
    const mine = await profile(own.buyer)
    expect([closed.status, closed.body.code, mine.status, mine.body.isMine]).toEqual([
      REFUSALS.REVIEWER_NOT_FOUND.status,
      'REVIEWER_NOT_FOUND',
      200,
      true,
    ])
    const left = (await top()).content.map((reviewer) => reviewer.buyerIdEncrypt)
    expect(left.includes(id)).toEqual(false)
  })

  test('리뷰가 없는 회원은 없는 프로필이다', async () => {
    const own = await aConfirmedBuyer(market)
    const id = await sealed('buyer', own.memberId)
    const { status, body } = await aBuyer(market).call('GET', `/goods/feedbackers/profiles/${id}`)
    expect([status, body.code]).toEqual([404, 'REVIEWER_NOT_FOUND'])
  })
})
