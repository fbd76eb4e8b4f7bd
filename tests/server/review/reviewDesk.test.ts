import type { operatorReview, sellerReview } from '@jangteo/contract/review/staffReview.schemas'
import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { aBuyer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { notificationsOf } from '../../support/notification/inboxes.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'
import {
  aConfirmedBuyer,
  listed,
  ratingsOf,
  review,
  REVIEWED,
} from '../../support/review/reviews.ts'

type SellerReview = z.output<typeof sellerReview>
type OperatorReview = z.output<typeof operatorReview>
type Page<Row> = { readonly content: readonly Row[]; readonly totalElements: number }

const STORE = 'dadam'
const REASON = '다른 사람을 욕하는 말이 있어요.'

let market: TestMarket
let seller: Buyer
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  seller = (await loginSeller(market, STORE, { permissions: ['CS'] })).browser
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

type Said = { readonly status: number; readonly body: object }
const byNumber = (a: number, b: number) => a - b
const said = ({ status, body }: Said) => ('code' in body ? [status, body.code] : [status])
const refusal = (code: keyof typeof REFUSALS) => [REFUSALS[code].status, code]

const reply = (staff: Buyer, id: string, text: string) =>
  staff.call<SellerReview & RefusalBody>('PUT', `/sellers/reviews/${id}/reply`, { body: { text } })
const hide = (id: string, onDemandYn: 'N' | 'Y' = 'Y', reason = REASON) =>
  operator.call<OperatorReview & RefusalBody>('POST', `/operators/reviews/${id}/hide`, {
    body: { reason, onDemandYn },
  })
const restore = (id: string) =>
  operator.call<OperatorReview & RefusalBody>('POST', `/operators/reviews/${id}/restore`, {
    body: { reason: REASON },
  })
const object = (buyer: Buyer, id: string, text = '사실대로 쓴 리뷰예요.') =>
  buyer.call<{ objectedYn: string } & RefusalBody>('POST', `/goods/feedbacks/${id}/objection`, {
    body: { text },
  })
const isListed = async (id: string) =>
  (await listed(aBuyer(market), REVIEWED)).content.some((card) => card.feedbackIdEncrypt === id)

describe('판매자 답글', () => {
  test('답글이 없는 리뷰가 먼저 오고, 답글은 하나이며 작성한 분에게 한 번 알린다', async () => {
    const own = await aConfirmedBuyer(market)
    const [id, other] = [await review(own), await review(await aConfirmedBuyer(market))]
    const answers = await Promise.all([reply(seller, id, '고마워요'), reply(seller, id, '또 와요')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const waiting = await seller.ask<Page<SellerReview> & { waitingCount: number }>(
      'GET',
      '/sellers/reviews',
    )
    const order = waiting.content.map((row) => row.feedbackIdEncrypt)
    expect(order.indexOf(other)).toBeLessThan(order.indexOf(id))
    expect(waiting.waitingCount).toEqual(waiting.content.filter((row) => row.reply === null).length)
    const notified = await market.database.db
      .selectFrom('notifications')
      .select('id')
      .where('member_id', '=', own.memberId)
      .where('kind', '=', 'REVIEW_STEP')
      .execute()
    expect(notified.length).toEqual(1)
  })

  test('다른 스토어의 리뷰는 없는 리뷰이고, 빈 답글과 긴 답글은 거절한다', async () => {
    const id = await review(await aConfirmedBuyer(market))
    const stranger = (await loginSeller(market, 'achimbat', { permissions: ['CS'] })).browser
    const answers = [
      await reply(stranger, id, '우리 리뷰가 아니에요'),
      await reply(seller, id, '   '),
      await reply(seller, id, '가'.repeat(501)),
      await reply(seller, id, '가'.repeat(500)),
    ]
    expect(answers.map(said)).toEqual([
      refusal('REVIEW_NOT_FOUND'),
      refusal('REVIEW_REPLY_REQUIRED'),
      refusal('REVIEW_REPLY_REQUIRED'),
      [200],
    ])
  })

  test('답글을 삭제하면 아무에게도 보이지 않고, 두 번은 삭제하지 못한다', async () => {
    const id = await review(await aConfirmedBuyer(market))
    await reply(seller, id, '고마워요')
    const remove = () => seller.call<object>('DELETE', `/sellers/reviews/${id}/reply`)
    expect([said(await remove()), said(await remove())]).toEqual([
      [200],
      refusal('REVIEW_REPLY_NOT_FOUND'),
    ])
    const { content } = await listed(aBuyer(market), REVIEWED)
    expect(content.find((card) => card.feedbackIdEncrypt === id)?.reply).toEqual(null)
  })
})

describe('운영자가 숨기기', () => {
  test('요청으로 숨기면 평점에서도 빠지고, 이의를 한 번 받아 다시 게시한다', async () => {
    const own = await aConfirmedBuyer(market)
    const id = await review(own, { score: 1 })
    const hidden = await hide(id)
    const { stored, counted } = await ratingsOf(market, REVIEWED)
    expect([hidden.body.stateEnum, hidden.body.hiddenReason, await isListed(id), stored]).toEqual([
      'HIDDEN',
      REASON,
      false,
      counted,
    ])
    const stranger = (await aMember(market)).buyer
    const foreign = said(await object(stranger, id))
    const short = said(await object(own.buyer, id, '음'))
    const both = await Promise.all([object(own.buyer, id), object(own.buyer, id)])
    expect([foreign, short, both.map(({ status }) => status).toSorted(byNumber)]).toEqual([
      refusal('EDIT_DENIED'),
      refusal('REVIEW_OBJECTION_REQUIRED'),
      [200, 409],
    ])
    const queue = await operator.ask<Page<OperatorReview>>('GET', '/operators/reviews')
    expect(queue.content.map((row) => [row.feedbackIdEncrypt, row.objection])).toEqual([
      [id, '사실대로 쓴 리뷰예요.'],
    ])
    const answers = await Promise.all([restore(id), restore(id)])
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409])
    expect(await isListed(id)).toEqual(true)
    const objections = async () =>
      (await notificationsOf(market, 'OPERATOR')).filter(({ kind }) => kind === 'REVIEW_OBJECTED')
        .length
    const once = await objections()
    market.advance(60_000)
    await hide(id)
    await object(own.buyer, id)
    expect((await objections()) - once).toBe(1)
    await restore(id)
  })

  test('숨김을 유지하기로 결정하면 기한과 이의가 끝난다', async () => {
    const own = await aConfirmedBuyer(market)
    const id = await review(own)
    await hide(id)
    await object(own.buyer, id)
    const decided = await hide(id, 'N', '운영 기준에 맞지 않아요.')
    expect([decided.body.stateEnum, decided.body.hiddenUntil]).toEqual(['HIDDEN', null])
    expect(said(await object(own.buyer, id))).toEqual(refusal('REVIEW_OBJECTION_CLOSED'))
    const queue = await operator.ask<Page<OperatorReview>>('GET', '/operators/reviews')
    expect(queue.content).toEqual([])
  })

  test('사유가 없으면 숨기지 않고, 숨긴 리뷰에는 판매자가 답하지 못한다', async () => {
    const id = await review(await aConfirmedBuyer(market))
    expect([said(await hide(id, 'N', '음')), await isListed(id)]).toEqual([
      refusal('REVIEW_REASON_REQUIRED'),
      true,
    ])
    await hide(id)
    expect(said(await reply(seller, id, '고마워요'))).toEqual(refusal('REVIEW_NOT_FOUND'))
  })
})

test('스토어의 리뷰는 새 글부터, 베스트는 도움이 된 글만 보인다', async () => {
  const id = await review(await aConfirmedBuyer(market))
  const reader = (await aMember(market)).buyer
  await reader.call('POST', `/goods/feedbacks/${id}/like`, { body: { likeYn: 'Y' } })
  type Cards = { readonly content: readonly { readonly feedbackIdEncrypt: string }[] }
  const all = await reader.ask<Cards>('GET', `/stores/${STORE}/feedbacks-list`)
  const best = await reader.ask<Cards>('GET', `/stores/${STORE}/best-feedbacks-list`)
  expect([
    all.content[0]?.feedbackIdEncrypt,
    best.content.map((card) => card.feedbackIdEncrypt),
  ]).toEqual([id, [id]])
})
