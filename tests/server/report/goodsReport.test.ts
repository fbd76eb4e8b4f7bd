import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { REPORTS_PER_DAY_MAX } from '@jangteo/core/report/report.codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { leave } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'

const TEA = goodsNamed('하동 세작 녹차')
const STRAWBERRIES = goodsNamed('논산 설향 딸기 500g 2팩')
const NOBODYS = 999_999
const REASON = '상표권자의 확인을 받았어요'

type Form = {
  readonly reasonList: readonly { readonly reportReasonEnum: string; readonly label: string }[]
  readonly reportedYn: string
}
type Row = {
  readonly reportIdEncrypt: string
  readonly goodsId: number
  readonly reportReasonEnum: string
  readonly text: string | null
  readonly maskedId: string
  readonly stateEnum: string
  readonly decision: { readonly reason: string } | null
  readonly subjectCount: number
}
type Inbox = {
  readonly content: readonly {
    readonly kindEnum: string
    readonly title: string
    readonly body: string
    readonly linkUrl: string
  }[]
}

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

type Fields = { readonly reportReasonEnum: string | null; readonly text?: string }

const report = async (buyer: Buyer, goodsId: number, body: Fields) => {
  const answer = await buyer.call<{ readonly code?: string }>('POST', `/goods/reports/${goodsId}`, {
    body,
  })
  return [answer.status, answer.body.code ?? 'done']
}
const rows = (query = '') =>
  operator.ask<{ readonly content: readonly Row[] }>('GET', `/operators/reports?size=100${query}`)
const newestOf = async (goodsId: number) => {
  const row = (await rows()).content.find((listed) => listed.goodsId === goodsId)
  if (row === undefined) throw new Error(`nobody reported ${goodsId}`)
  return row
}
const decide = async (id: string, step: 'accept' | 'dismiss', reason = REASON) => {
  const answer = await operator.call<Row & { readonly code?: string }>(
    'POST',
    `/operators/reports/${id}/${step}`,
    { body: { reason } },
  )
  return [answer.status, answer.body.code ?? answer.body.stateEnum]
}
const noticesOf = async (buyer: Buyer) => {
  const { content } = await buyer.ask<Inbox>('GET', '/life/notifications')
  return content.filter(({ kindEnum }) => kindEnum === 'REPORT_DECIDED')
}

describe('상품 신고', () => {
  test('사유를 고르고, 한 상품을 한 번만 신고한다', async () => {
    const { buyer } = await aMember(market)
    const path = `/goods/reports/${TEA}`
    const before = await buyer.ask<Form>('GET', path)
    expect(before.reasonList.map(({ reportReasonEnum }) => reportReasonEnum)).toEqual([
      'FAKE',
      'WRONG_INFO',
      'BANNED',
      'PRICE',
      'COPYRIGHT',
      'ADULT',
      'OTHER',
    ])
    expect([
      before.reportedYn,
      await report(buyer, TEA, { reportReasonEnum: null }),
      await report(buyer, TEA, { reportReasonEnum: 'ABUSE' }),
      await report(buyer, TEA, { reportReasonEnum: 'OTHER' }),
      await report(buyer, TEA, { reportReasonEnum: 'OTHER', text: '사진이 다른 상품이에요' }),
      await report(buyer, TEA, { reportReasonEnum: 'FAKE' }),
      (await buyer.ask<Form>('GET', path)).reportedYn,
    ]).toEqual([
      'N',
      [422, 'REPORT_REASON_REQUIRED'],
      [422, 'REPORT_REASON_REQUIRED'],
      [422, 'REPORT_TEXT_REQUIRED'],
      [200, 'done'],
      [409, 'REPORT_DUPLICATE'],
      'Y',
    ])
  })

  test('로그인하지 않으면 신고하지 못하고, 없는 상품은 신고할 수 없다', async () => {
    const { buyer } = await aMember(market)
    expect([
      (await report(aBuyer(market), TEA, { reportReasonEnum: 'FAKE' }))[0],
      await report(buyer, NOBODYS, { reportReasonEnum: 'FAKE' }),
    ]).toEqual([401, [404, 'GOODS_NOT_FOUND']])
  })

  test('같은 신고가 한꺼번에 와도 하나만 받는다', async () => {
    const { buyer, memberId } = await aMember(market)
    const fake = { reportReasonEnum: 'FAKE' }
    const answers = await Promise.all([report(buyer, TEA, fake), report(buyer, TEA, fake)])
    expect(answers.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, 'done'],
      [409, 'REPORT_DUPLICATE'],
    ])
    const stored = await market.database.db
      .selectFrom('reports')
      .select('id')
      .where('member_id', '=', memberId)
      .execute()
    expect(stored.length).toEqual(1)
  })

  test('하루에 스무 번까지고, 다음 날 다시 할 수 있다', async () => {
    const { buyer, memberId } = await aMember(market)
    const goods = await market.database.db
      .selectFrom('goods')
      .select('id')
      .where('sale_status', '=', 'SALE')
      .orderBy('id', 'desc')
      .limit(REPORTS_PER_DAY_MAX + 1)
      .execute()
    const answers = []
    for (const { id } of goods) answers.push(await report(buyer, id, { reportReasonEnum: 'PRICE' }))
    const last = goods.at(-1)?.id ?? NOBODYS
    expect(answers.filter(([status]) => status === 200).length).toEqual(REPORTS_PER_DAY_MAX)
    expect(answers.at(-1)).toEqual([422, 'REPORT_TOO_MANY'])
    await market.database.db
      .updateTable('reports')
      .set({ reported_at: new Date(market.now() - DAY_MS) })
      .where('member_id', '=', memberId)
      .execute()
    expect(await report(buyer, last, { reportReasonEnum: 'PRICE' })).toEqual([200, 'done'])
  })

  test('여럿이 신고해도 상품은 그대로 팔린다', async () => {
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const { buyer } = await aMember(market)
      await report(buyer, STRAWBERRIES, { reportReasonEnum: 'FAKE' })
    }
    const { displaySaleStatusEnum } = await aBuyer(market).ask<{
      readonly displaySaleStatusEnum: string
    }>('GET', `/goods/${STRAWBERRIES}`)
    expect([displaySaleStatusEnum, (await newestOf(STRAWBERRIES)).subjectCount]).toEqual([
      'SALE',
      6,
    ])
  })
})

describe('신고 처리', () => {
  test('사유와 함께 조치하면 신고한 분에게 알리고, 감사 기록을 남긴다', async () => {
    const { buyer } = await aMember(market)
    await report(buyer, TEA, { reportReasonEnum: 'COPYRIGHT' })
    const { reportIdEncrypt: id, maskedId } = await newestOf(TEA)
    expect(maskedId).toMatch(/\*/)
    expect([
      await decide(id, 'accept', '네'),
      await noticesOf(buyer),
      await decide(id, 'accept'),
      await decide(id, 'dismiss'),
    ]).toEqual([[422, 'REPORT_DECISION_REQUIRED'], [], [200, 'ACCEPTED'], [409, 'REPORT_DECIDED']])
    const notices = await noticesOf(buyer)
    expect(notices.map(({ title, body, linkUrl }) => ({ title, body, linkUrl }))).toEqual([
      {
        title: '신고한 내용을 확인해 조치했어요',
        body: `하동 세작 녹차 상품 · ${REASON}`,
        linkUrl: `/product/detail/${TEA}`,
      },
    ])
    const audited = await market.database.db
      .selectFrom('audit_log')
      .select(['call', 'reason'])
      .where('call', '=', 'operatorReport.accept')
      .execute()
    expect(audited).toEqual([{ call: 'operatorReport.accept', reason: REASON }])
  })

  test('조치와 종결이 한꺼번에 오면 하나만 되고, 한 번만 알린다', async () => {
    const { buyer } = await aMember(market)
    await report(buyer, TEA, { reportReasonEnum: 'BANNED' })
    const { reportIdEncrypt: id } = await newestOf(TEA)
    const answers = await Promise.all([decide(id, 'accept'), decide(id, 'dismiss')])
    expect(answers.filter(([status]) => status === 200).length).toEqual(1)
    expect(answers.filter(([, code]) => code === 'REPORT_DECIDED').length).toEqual(1)
    expect((await noticesOf(buyer)).length).toEqual(1)
  })

  test('상태와 대상, 사유로 찾는다', async () => {
    const { buyer } = await aMember(market)
    await report(buyer, TEA, { reportReasonEnum: 'ADULT' })
    const waiting = await rows('&stateEnum=RECEIVED&kindEnum=GOODS&reportReasonEnum=ADULT')
    expect(waiting.content.map(({ reportReasonEnum }) => reportReasonEnum)).toEqual(['ADULT'])
    const reviews = await rows('&kindEnum=REVIEW')
    expect(reviews.content).toEqual([])
    const [row] = waiting.content
    await decide(row?.reportIdEncrypt ?? '', 'dismiss')
    const dismissed = await rows('&stateEnum=DISMISSED&reportReasonEnum=ADULT')
    expect(dismissed.content.map(({ decision }) => decision?.reason)).toEqual([REASON])
  })
})

test('신고한 분이 탈퇴하면 직접 쓴 글은 지우고, 신고는 남는다', async () => {
  const { buyer, memberId } = await aMember(market)
  await report(buyer, TEA, { reportReasonEnum: 'OTHER', text: '제 전화번호가 적혀 있어요' })
  await leave(buyer)
  const left = await market.database.db
    .selectFrom('reports')
    .select(['reason', 'words'])
    .where('member_id', '=', memberId)
    .execute()
  expect(left).toEqual([{ reason: 'OTHER', words: null }])
})
