import type { feedbackCard } from '@jangteo/contract/review/review.schemas'
import { transaction } from '@jangteo/postgres/database/db'
import { lockReview } from '@jangteo/postgres/review/review.store'
import { advanceReview, type ReviewStep } from '@jangteo/server/review/advance-review'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import type { Answer, Buyer, RefusalBody } from '../buyer.ts'
import { goodsNamed } from '../demoGoods.ts'
import { aConfirmedOrder } from '../leaving.ts'
import type { TestMarket } from '../market.ts'
import { aMember } from '../member.ts'
import { itemOf } from '../order/paidOrder.ts'

export type FeedbackCard = z.output<typeof feedbackCard>
export type Written = { readonly feedbackIdEncrypt: string; readonly score: number }

/** A product without reviews and options. */
export const REVIEWED = goodsNamed('하동 세작 녹차')
export const A_TEXT = '향이 은은하고 여러 번 우려도 맛이 진해요. 부모님 선물로도 좋았어요.'
const AGREED = [{ clauseId: 1, agreeYn: 'Y' }]

/** A member whose purchase of a product is confirmed, and its item. */
export async function aConfirmedBuyer(market: TestMarket, goodsId = REVIEWED, option = 0) {
  const { buyer, memberId } = await aMember(market)
  const order = await aConfirmedOrder(market, buyer, { goodsId, option })
  return { buyer, memberId, goodsId, item: itemOf(order).orderItemIdEncrypt }
}

export type Reviewer = Awaited<ReturnType<typeof aConfirmedBuyer>>

type Content = {
  readonly score?: number
  readonly text?: string
  readonly filesIdEncryptList?: readonly string[]
  readonly clauseList?: readonly object[]
}

/** Sends a review of the reviewer's purchase. */
export function tryToReview(
  { buyer, goodsId, item }: Reviewer,
  content: Content = {},
  key?: string,
): Promise<Answer<Written & RefusalBody>> {
  const body = { orderItemIdEncrypt: item, score: 5, text: A_TEXT, clauseList: AGREED, ...content }
  const sent = key === undefined ? { body } : { body, key }
  return buyer.call('POST', `/goods/${goodsId}/feedbacks`, sent)
}

/** Writes a review; answers its opaque id. */
export async function review(reviewer: Reviewer, content: Content = {}): Promise<string> {
  const { status, body } = await tryToReview(reviewer, content)
  if (status !== 200) throw new Error(`the review was refused: ${status} ${body.code}`)
  return body.feedbackIdEncrypt
}

export function like(buyer: Buyer, id: string, likeYn: 'N' | 'Y' = 'Y') {
  return buyer.call<{ likeCount: number; likeYn: string } & RefusalBody>(
    'POST',
    `/goods/feedbacks/${id}/like`,
    { body: { likeYn } },
  )
}

type Cards = { readonly content: readonly FeedbackCard[]; readonly totalElements: number }

/** Reviews of a product as a reader sees them. */
export function listed(buyer: Buyer, goodsId: number, query = ''): Promise<Cards> {
  return buyer.ask<Cards>('GET', `/goods/feedbacks/detail-list?goodsId=${goodsId}&size=100${query}`)
}

/** The row id behind a review. */
export async function reviewIdOf(market: TestMarket, sealed: string): Promise<number> {
  const wireIds = await market.runtime.runPromise(WireIds)
  return wireIds.open('review', sealed) ?? 0
}

/** Takes a step of a review, as an operator's decision or a seller's reply does; `null` for a review that is not there. */
export const takeStep = (market: TestMarket, id: number, step: ReviewStep) =>
  market.runtime.runPromise(
    transaction(
      Effect.gen(function* () {
        const locked = yield* lockReview(id)
        return locked === undefined ? null : yield* advanceReview(locked, step)
      }),
    ),
  )

/** The rating of a product as stored, beside the same counted from its rows. */
export async function ratingsOf(market: TestMarket, goodsId: number) {
  const { db } = market.database
  const stored = await db
    .selectFrom('goods')
    .leftJoin('goods_ratings', 'goods_ratings.goods_id', 'goods.id')
    .select(['review_count', 'rating_average', 'score_counts', 'media_count'])
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('reviews')
    .select(['score', 'image_count', 'video_count'])
    .where('goods_id', '=', goodsId)
    .where('state', '=', 'PUBLISHED')
    .execute()
  const sum = rows.reduce((total, { score }) => total + score, 0)
  const counted = {
    review_count: rows.length,
    rating_average:
      rows.length === 0 ? 0 : Math.floor((sum * 20 + rows.length) / (2 * rows.length)) / 10,
    score_counts: [5, 4, 3, 2, 1].map((score) => rows.filter((row) => row.score === score).length),
    media_count: rows.filter((row) => row.image_count + row.video_count > 0).length,
  }
  return { stored, counted }
}
