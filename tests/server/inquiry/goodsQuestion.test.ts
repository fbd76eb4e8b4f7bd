import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  answer,
  aQuestionedGoods,
  ask,
  asked,
  found,
  listed,
  notified,
  type Question,
  said,
} from '../../support/inquiry/questions.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { bothSellers } from '../../support/seller/sellerDesk.ts'

type QuestionPage = {
  readonly mayAskYn: string
  readonly denialCode: string | null
  readonly counts: { readonly totalCount: number; readonly mineCount: number }
}

let market: TestMarket
let goods: Awaited<ReturnType<typeof aQuestionedGoods>>
let sellers: { readonly seller: Buyer; readonly stranger: Buyer }
beforeAll(async () => {
  market = await openMarket()
  goods = await aQuestionedGoods(market)
  sellers = await bothSellers(market)
})
afterAll(() => market.close())

describe('비밀 문의', () => {
  test('쓴 사람과 판매자만 읽고, 답변이 달리면 쓴 사람에게 알린다', async () => {
    const [writer, reader] = [await aMember(market), await aMember(market)]
    const secret = { text: '뒷번호 1234로 연락 주세요', secretYn: 'Y', optionId: goods.optionId }
    const question = await asked(writer.buyer, goods.goodsId, secret)
    const answered = await answer(sellers.seller, question, { text: '1234로 연락드렸어요' })
    const [mine, others, guests] = [
      found(await listed(writer.buyer, goods.goodsId), question),
      found(await listed(reader.buyer, goods.goodsId), question),
      found(await listed(aBuyer(market), goods.goodsId), question),
    ]
    expect([answered.status, answered.body.text, answered.body.statusEnum]).toEqual([
      200,
      secret.text,
      'DONE',
    ])
    expect([mine?.text, mine?.answer, mine?.mineYn, mine?.readableYn]).toEqual([
      secret.text,
      '1234로 연락드렸어요',
      'Y',
      'Y',
    ])
    const hidden = {
      text: null,
      optionId: null,
      optionName: null,
      answer: null,
      answeredAt: null,
      readableYn: 'N',
      mineYn: 'N',
    }
    expect([others, guests]).toEqual([
      { ...others, ...hidden },
      { ...guests, ...hidden },
    ])
    const notices = await notified(market, { memberId: writer.memberId })
    expect(notices.map(({ kind }) => kind)).toEqual(['GOODS_ANSWERED'])
    const inboxes = JSON.stringify([
      ...notices,
      ...(await notified(market, { storeId: goods.storeId })),
    ])
    expect(inboxes).not.toContain('1234')
  })

  test('비밀글을 빼고 볼 수 있고, 내 문의만 볼 수 있다', async () => {
    const [writer, reader] = [await aMember(market), await aMember(market)]
    const question = await asked(writer.buyer, goods.goodsId, { secretYn: 'Y' })
    const lists = [
      await listed(writer.buyer, goods.goodsId, '&secretExcludeYn=Y'),
      await listed(writer.buyer, goods.goodsId, '&mineYn=Y'),
      await listed(reader.buyer, goods.goodsId, '&mineYn=Y'),
      await listed(aBuyer(market), goods.goodsId, '&mineYn=Y'),
      await listed(writer.buyer, goods.goodsId, '&mineYn=Y&bbsTypeId=1'),
    ]
    expect(lists.map((list) => [list.length > 0, found(list, question) !== undefined])).toEqual([
      [expect.any(Boolean), false],
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
  })
})

test('상품은 문의의 수를 비밀글까지 세고, 삭제한 것은 세지 않는다', async () => {
  const { buyer } = await aMember(market)
  const countShown = async () => {
    const { questionCount } = await buyer.ask<{ questionCount: number }>(
      'GET',
      `/goods/${goods.goodsId}`,
    )
    return questionCount
  }
  const before = await countShown()
  const secret = await asked(buyer, goods.goodsId, { secretYn: 'Y' })
  const open = await asked(buyer, goods.goodsId)
  const after = await countShown()
  await buyer.call('DELETE', `/goods/qnas/${secret.qnaIdEncrypt}`)
  await answer(sellers.seller, open)
  expect([after - before, (await countShown()) - before]).toEqual([2, 1])
  expect((await listed(buyer, goods.goodsId)).length).toEqual(await countShown())
})

describe('문의 쓰기', () => {
  test('동시에 여덟 개를 써도 답변을 기다리는 문의는 다섯 개다', async () => {
    const { buyer } = await aMember(market)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(buyer, goods.goodsId, { text: `${index}번째 문의` }),
      ),
    )
    const taken = answers.filter(({ status }) => status === 200)
    const refusedOnes = answers.filter(({ status }) => status !== 200).map(said)
    const page = await buyer.ask<QuestionPage>(
      'GET',
      `/goods/pages/qna-list?goodsId=${goods.goodsId}`,
    )
    await answer(sellers.seller, taken[0]?.body ?? { qnaIdEncrypt: '' })
    const again = await ask(buyer, goods.goodsId)
    expect([
      taken.length,
      refusedOnes,
      page.denialCode,
      page.counts.mineCount,
      again.status,
    ]).toEqual([5, Array.from({ length: 3 }, () => [409, 'QNA_TOO_MANY']), 'QNA_TOO_MANY', 5, 200])
  })

  test('같은 열쇠로 두 번 보내면 한 번만 쓴다', async () => {
    const { buyer } = await aMember(market)
    const sent = {
      key: crypto.randomUUID(),
      body: { bbsTypeId: 1, text: '세탁기에 돌려도 되나요?', secretYn: 'N' },
    }
    const path = `/goods/${goods.goodsId}/qnas`
    const [first, second] = [
      await buyer.call<Question>('POST', path, sent),
      await buyer.call<Question>('POST', path, sent),
    ]
    expect(second).toEqual(first)
    expect((await listed(buyer, goods.goodsId, '&mineYn=Y')).length).toEqual(1)
  })

  test('내용이 없거나 다른 상품의 옵션이면 받지 않는다', async () => {
    const { buyer } = await aMember(market)
    const answers = [
      await ask(buyer, goods.goodsId, { text: ' ' }),
      await ask(buyer, goods.goodsId, { text: '가'.repeat(1_001) }),
      await ask(buyer, goods.goodsId, { optionId: 999_999 }),
      await ask(buyer, 999_999),
    ]
    expect(answers.map(said)).toEqual([
      [422, 'INQUIRY_TEXT_REQUIRED'],
      [422, 'INQUIRY_TEXT_TOO_LONG'],
      [422, 'QNA_OPTION_INVALID'],
      [404, 'GOODS_NOT_FOUND'],
    ])
    expect(await listed(buyer, goods.goodsId, '&mineYn=Y')).toEqual([])
  })

  test('문의를 받지 않는 스토어에는 쓰지 못하고, 손님은 로그인해야 한다', async () => {
    const { buyer } = await aMember(market)
    const path = `/goods/pages/qna-list?goodsId=${goods.goodsId}`
    const deny = (denied: readonly 'ASK'[]) =>
      market.database.db
        .updateTable('stores')
        .set({ denied_features: [...denied] })
        .where('id', '=', goods.storeId)
        .execute()
    const guest = await aBuyer(market).ask<QuestionPage>('GET', path)
    const before = await buyer.ask<QuestionPage>('GET', path)
    await deny(['ASK'])
    const refusal = await ask(buyer, goods.goodsId)
    const after = await buyer.ask<QuestionPage>('GET', path)
    await deny([])
    expect([guest.denialCode, before.mayAskYn, said(refusal), after.denialCode]).toEqual([
      'SESSION_REQUIRED',
      'Y',
      [403, 'STORE_FEATURE_DENIED'],
      'STORE_FEATURE_DENIED',
    ])
  })
})
