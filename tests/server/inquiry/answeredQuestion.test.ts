import { transaction } from '@jangteo/postgres/database/db'
import { receiveQuestionMessage } from '@jangteo/server/inquiry/receive-question-message'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  answer,
  aQuestionedGoods,
  asked,
  edit,
  found,
  listed,
  type MyQuestion,
  notified,
  type Page,
  type Question,
  said,
  type SellerQuestion,
} from '../../support/inquiry/questions.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'
import { loginSeller } from '../../support/staff.ts'

let market: TestMarket
let goods: Awaited<ReturnType<typeof aQuestionedGoods>>
let sellers: { readonly seller: Buyer; readonly stranger: Buyer }
beforeAll(async () => {
  market = await openMarket()
  goods = await aQuestionedGoods(market)
  sellers = await bothSellers(market)
})
afterAll(() => market.close())

const ofStore = async (seller: Buyer, query = ''): Promise<readonly SellerQuestion[]> =>
  (await seller.ask<Page<SellerQuestion>>('GET', `/sellers/qnas?size=100${query}`)).content

describe('문의 고치기와 삭제', () => {
  test('남의 문의는 고치거나 삭제하지 못한다', async () => {
    const [writer, reader] = [await aMember(market), await aMember(market)]
    const question = await asked(writer.buyer, goods.goodsId)
    const path = `/goods/qnas/${question.qnaIdEncrypt}`
    const answers = [await edit(reader.buyer, question), await reader.buyer.call('DELETE', path)]
    expect(answers.map(said)).toEqual([
      [403, 'EDIT_DENIED'],
      [403, 'EDIT_DENIED'],
    ])
    expect(found(await listed(writer.buyer, goods.goodsId), question)).toEqual(question)
  })

  test('답변이 달리면 고치거나 삭제하지 못하고, 삭제하면 글도 남지 않는다', async () => {
    const { buyer, memberId } = await aMember(market)
    const [first, second] = [await asked(buyer, goods.goodsId), await asked(buyer, goods.goodsId)]
    const edited = await edit(buyer, first, { text: '내일도 되나요?', bbsTypeId: 1 })
    await answer(sellers.seller, first, { seenRevision: 2 })
    const remove = ({ qnaIdEncrypt }: Question) =>
      buyer.call('DELETE', `/goods/qnas/${qnaIdEncrypt}`)
    const answers = [
      await edit(buyer, first),
      await remove(first),
      await remove(second),
      await remove(second),
      await edit(buyer, second),
    ]
    expect([edited.body.text, edited.body.bbsTypeId, edited.body.statusEnum]).toEqual([
      '내일도 되나요?',
      1,
      'WAIT',
    ])
    expect(answers.map(said)).toEqual([
      [409, 'INQUIRY_ANSWERED'],
      [409, 'INQUIRY_ANSWERED'],
      [200],
      [404, 'GOODS_QUESTION_DELETED'],
      [404, 'GOODS_QUESTION_DELETED'],
    ])
    const rows = await market.database.db
      .selectFrom('goods_questions')
      .select(['state', 'text'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { state: 'DONE', text: '내일도 되나요?' },
      { state: 'DELETED', text: '' },
    ])
  })

  test('답변과 수정이 동시에 오면 먼저 온 하나만 된다', async () => {
    const { buyer } = await aMember(market)
    const outcomes = []
    for (let round = 0; round < 5; round += 1) {
      const question = await asked(buyer, goods.goodsId)
      const both = await Promise.all([
        edit(buyer, question, { text: '다른 것을 물을게요' }),
        answer(sellers.seller, question),
      ])
      const shown = found(await listed(buyer, goods.goodsId), question)
      outcomes.push([...both.map(said), shown?.statusEnum])
      await answer(sellers.seller, question, { seenRevision: 2 })
    }
    const edited = [[200], [409, 'QNA_CHANGED'], 'WAIT']
    const answered = [[409, 'INQUIRY_ANSWERED'], [200], 'DONE']
    expect(
      outcomes.map((outcome) => [edited, answered].some((one) => String(one) === String(outcome))),
    ).toEqual(outcomes.map(() => true))
  })

  test('내 문의는 기간과 답변으로 나눠 보고, 남의 문의는 없다', async () => {
    const [{ buyer }, other] = [await aMember(market), await aMember(market)]
    const [first, second] = [await asked(buyer, goods.goodsId), await asked(buyer, goods.goodsId)]
    await answer(sellers.seller, first)
    const mine = async (query: string) =>
      (await buyer.ask<Page<MyQuestion>>('GET', `/goods/qnas/me?${query}`)).content.map(
        ({ qnaIdEncrypt }) => qnaIdEncrypt,
      )
    const others = await other.buyer.ask<Page<MyQuestion>>('GET', '/goods/qnas/me')
    expect([
      await mine(''),
      await mine('answerDoneYn=Y'),
      await mine('answerDoneYn=N'),
      await mine('answerHoldYn=Y'),
      await mine('startDate=2024-01-01&endDate=2024-02-01'),
      others.content,
      said(await buyer.call('GET', '/goods/qnas/me?startDate=2020-01-02&endDate=2025-01-01')),
    ]).toEqual([
      [second.qnaIdEncrypt, first.qnaIdEncrypt],
      [first.qnaIdEncrypt],
      [second.qnaIdEncrypt],
      [],
      [],
      [],
      [422, 'PERIOD_TOO_LONG'],
    ])
  })
})

describe('판매자', () => {
  test('기다린 지 오래된 문의부터, 보류한 것, 답변한 것 순으로 본다', async () => {
    const { buyer } = await aMember(market)
    const questions = [
      await asked(buyer, goods.goodsId),
      await asked(buyer, goods.goodsId),
      await asked(buyer, goods.goodsId),
      await asked(buyer, goods.goodsId),
    ]
    const [first, second, third, fourth] = questions.map(({ qnaIdEncrypt }) => qnaIdEncrypt)
    await sellers.seller.ask('PUT', `/sellers/qnas/${first}/hold`)
    await answer(sellers.seller, { qnaIdEncrypt: second ?? '' })
    const order = (await ofStore(sellers.seller))
      .map(({ qnaIdEncrypt }) => qnaIdEncrypt)
      .filter((id) => questions.some(({ qnaIdEncrypt }) => qnaIdEncrypt === id))
    const held = (await ofStore(sellers.seller, '&tabEnum=HOLD')).map(
      ({ qnaIdEncrypt }) => qnaIdEncrypt,
    )
    expect([order, held.includes(first ?? '')]).toEqual([[third, fourth, first, second], true])
  })

  test('다른 스토어의 문의는 없는 것으로 알고, 문의 권한이 없으면 볼 수 없다', async () => {
    const { buyer } = await aMember(market)
    const question = await asked(buyer, goods.goodsId)
    const { browser } = await loginSeller(market, undefined, { permissions: ['ORDERS'] })
    const answers = [
      await answer(sellers.stranger, question),
      await sellers.stranger.call('PUT', `/sellers/qnas/${question.qnaIdEncrypt}/hold`),
      await browser.call('GET', '/sellers/qnas'),
    ]
    expect(answers.map(said)).toEqual([
      [404, 'QNA_NOT_FOUND'],
      [404, 'QNA_NOT_FOUND'],
      [403, 'CALLER_NOT_ALLOWED'],
    ])
    const theirs = await ofStore(sellers.stranger)
    expect(theirs.filter(({ goodsId }) => goodsId === goods.goodsId)).toEqual([])
  })

  test('답변을 고쳐도 알림은 한 번이고, 답변한 문의는 보류하지 못한다', async () => {
    const { buyer, memberId } = await aMember(market)
    const question = await asked(buyer, goods.goodsId)
    await Promise.all([answer(sellers.seller, question), answer(sellers.seller, question)])
    const corrected = await answer(sellers.seller, question, { text: '내일 보내 드려요.' })
    const held = await sellers.seller.call('PUT', `/sellers/qnas/${question.qnaIdEncrypt}/hold`)
    const empty = await answer(sellers.seller, question, { text: ' ' })
    expect([
      found(await listed(buyer, goods.goodsId), question)?.answer,
      corrected.status,
      said(held),
      said(empty),
      (await notified(market, { memberId })).length,
    ]).toEqual(['내일 보내 드려요.', 200, [409, 'QNA_NOT_HELD'], [422, 'QNA_ANSWER_REQUIRED'], 1])
  })

  test('새 문의는 스토어에 알리고, 홈에 답변하지 않은 수가 보인다', async () => {
    const before = await sellers.seller.ask<{ qnas: { unansweredCount: number } }>(
      'GET',
      '/sellers/home',
    )
    const noticesBefore = (await notified(market, { storeId: goods.storeId })).length
    const { buyer } = await aMember(market)
    await asked(buyer, goods.goodsId)
    const after = await sellers.seller.ask<{ qnas: { unansweredCount: number } }>(
      'GET',
      '/sellers/home',
    )
    const notices = await notified(market, { storeId: goods.storeId })
    expect([
      after.qnas.unansweredCount - before.qnas.unansweredCount,
      notices.length - noticesBefore,
      notices.at(-1)?.content,
    ]).toEqual([
      1,
      1,
      { kind: 'QUESTION_RECEIVED', goodsId: goods.goodsId, goodsName: goods.goodsName },
    ])
  })
})

test('신고로 숨긴 문의는 누구에게도 보이지 않고, 글은 남는다', async () => {
  const { buyer, memberId } = await aMember(market)
  const question = await asked(buyer, goods.goodsId)
  const row = await market.database.db
    .selectFrom('goods_questions')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const hide = { to: 'question', id: row.id, event: 'system.hide', atMs: market.now() } as const
  await market.runtime.runPromise(transaction(receiveQuestionMessage(hide)))
  await market.runtime.runPromise(transaction(receiveQuestionMessage(hide)))
  const after = await market.database.db
    .selectFrom('goods_questions')
    .select(['state', 'text'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  expect([
    found(await listed(buyer, goods.goodsId), question),
    after.state,
    after.text,
    said(await edit(buyer, question)),
  ]).toEqual([undefined, 'DELETED', question.text, [404, 'GOODS_QUESTION_DELETED']])
})
