import { Db } from '@jangteo/postgres/database/db'
import { rankAllReviewers } from '@jangteo/server/review/reviewer/rank-reviewers'
import * as Effect from 'effect/Effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { A_TEXT, aConfirmedBuyer, like, review, REVIEWED } from '../../support/review/reviews.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { aVideo } from '../../support/upload/pictures.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Cards = {
  readonly content: readonly { readonly feedbackIdEncrypt: string; readonly likeYn: string }[]
}

test('검색은 도움이 된 리뷰를 추천하고, 검색어가 있으면 맞는 상품의 것만 추천한다', async () => {
  const writers = [await aConfirmedBuyer(market), await aConfirmedBuyer(market)]
  const [liked = '', unliked = ''] = await Promise.all(writers.map((writer) => review(writer)))
  const { buyer: reader } = await aMember(market)
  await like(reader, liked)
  const recommended = async (query = '') =>
    (await reader.ask<Cards>('GET', `/searches/recommend/review${query}`)).content.map((card) => [
      card.feedbackIdEncrypt,
      card.likeYn,
    ])
  expect([
    await recommended(),
    await recommended(`?keyword=${encodeURIComponent('세작 녹차')}`),
    await recommended(`?keyword=${encodeURIComponent('아무것도 아닌 말')}`),
  ]).toEqual([[[liked, 'Y']], [[liked, 'Y']], []])
  await writers[0]?.buyer.ask('DELETE', `/goods/feedbacks/${liked}`)
  expect([await recommended(), unliked.length > 0]).toEqual([[], true])
})

test('상품의 동영상은 보이는 리뷰의 것이고, 없는 상품은 찾을 수 없다', async () => {
  const writer = await aConfirmedBuyer(market)
  const { filesIdEncrypt } = await uploadOne(market, writer.buyer, {
    name: '우리기.mp4',
    bytes: aVideo(),
    kind: 'VIDEO',
  })
  const id = await review(writer, { filesIdEncryptList: [filesIdEncrypt] })
  type Videos = {
    readonly videoList: readonly {
      readonly sourceEnum: string
      readonly filesTypeEnum: string
      readonly feedbackIdEncrypt: string
      readonly text: string
      readonly isMine: boolean
    }[]
  }
  const shown = async (buyer = writer.buyer) => {
    const { videoList } = await buyer.ask<Videos>('GET', `/goods/${REVIEWED}/relation-video`)
    return videoList.map((video) => [
      video.sourceEnum,
      video.filesTypeEnum,
      video.feedbackIdEncrypt,
      video.text,
      video.isMine,
    ])
  }
  expect([await shown(), await shown(aBuyer(market))]).toEqual([
    [['REVIEW', 'VIDEO', id, A_TEXT, true]],
    [['REVIEW', 'VIDEO', id, A_TEXT, false]],
  ])
  await writer.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
  expect(await shown()).toEqual([])
  const { status } = await writer.buyer.call('GET', '/goods/999999/relation-video')
  expect(status).toEqual(404)
})

test('내 리뷰는 순위를 말하고, 순위에 없으면 말하지 않는다', async () => {
  const writer = await aConfirmedBuyer(market)
  await review(writer)
  const rankOf = async () =>
    (await writer.buyer.ask<{ readonly rank: number | null }>('GET', '/goods/feedbackers/me')).rank
  const before = await rankOf()
  const { db } = market.database
  await db.deleteFrom('reviewer_runs').execute()
  await market.runtime.runPromise(rankAllReviewers.pipe(Effect.provideService(Db, db)))
  const stored = await db
    .selectFrom('reviewer_ranks')
    .select('rank')
    .where('member_id', '=', writer.memberId)
    .executeTakeFirst()
  expect([before, await rankOf()]).toEqual([null, stored?.rank])
})

/** Members who wrote nothing, more than are read at once. */
const CROWD_COUNT = 1100

test('회원을 나누어 읽어도 먼저 가입한 사람과 맨 나중에 가입한 사람이 함께 순위에 든다', async () => {
  const { db } = market.database
  await sql`UPDATE reviews SET written_at = written_at - interval '60 days'`.execute(db)
  const early = await aConfirmedBuyer(market)
  await sql`
    INSERT INTO members (login_id, password_hash, name, email, mobile, membership_type, password_changed_at,
      last_used_at, created_at)
    SELECT 'crowd' || n, 'none', '홍길동', n || '@mail.example', '01012345678', 'MEMBER', now(), now(), now()
    FROM generate_series(1, ${CROWD_COUNT}::int) AS n`.execute(db)
  const late = await aConfirmedBuyer(market)
  await review(early)
  await review(late)
  await db.deleteFrom('reviewer_runs').execute()
  await market.runtime.runPromise(rankAllReviewers.pipe(Effect.provideService(Db, db)))
  const ranked = await db.selectFrom('reviewer_ranks').select('member_id').orderBy('rank').execute()
  expect(ranked.map(({ member_id: id }) => id)).toEqual([early.memberId, late.memberId])
})
