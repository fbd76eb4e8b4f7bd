import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { A_TEXT, aConfirmedBuyer, listed, review, REVIEWED } from '../../support/review/reviews.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

const STORE = 'dadam'
const REASON = '비방하는 말이 있어 숨겼어요'

type Row = {
  readonly reportIdEncrypt: string
  readonly excerpt: string
  readonly maskedId: string | null
  readonly storeName: string
  readonly subjectCount: number
}
type Rows = { readonly content: readonly Row[] }

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

const report = async (seller: Buyer, id: string, body: object = { reportReasonEnum: 'ABUSE' }) => {
  const answer = await seller.call('POST', `/sellers/reviews/${id}/report`, { body })
  return [answer.status, answer.body.code ?? 'done']
}
const aSeller = async (url = STORE) =>
  (await loginSeller(market, url, { permissions: ['CS'] })).browser
const titlesOf = async (seller: Buyer) => {
  const { content } = await seller.ask<{
    readonly content: readonly { readonly kindEnum: string; readonly title: string }[]
  }>('GET', '/sellers/notifications')
  return content
    .filter(({ kindEnum }) => kindEnum === 'REVIEW_REPORT_DECIDED')
    .map(({ title }) => title)
}

test('판매자는 자기 스토어의 리뷰를 한 번 신고하고, 운영자가 조치하면 가려지며 판매자가 안다', async () => {
  const id = await review(await aConfirmedBuyer(market))
  const [seller, colleague, stranger] = [
    await aSeller(),
    await aSeller(),
    await aSeller('achimbat'),
  ]
  const both = await Promise.all([report(seller, id), report(colleague, id)])
  expect(both.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await report(colleague, id)).toEqual([409, 'REPORT_DUPLICATE'])
  expect([
    await report(stranger, id),
    await report(seller, id, { reportReasonEnum: 'FAKE' }),
    await report(seller, id, { reportReasonEnum: 'OTHER', text: ' ' }),
  ]).toEqual([
    [404, 'REVIEW_NOT_FOUND'],
    [422, 'REPORT_REASON_REQUIRED'],
    [422, 'REPORT_TEXT_REQUIRED'],
  ])
  expect((await listed(seller, REVIEWED)).content.map(({ text }) => text)).toEqual([A_TEXT])

  const { buyer: reader } = await aMember(market)
  await reader.ask('POST', `/goods/reports/bbs/${id}`, { body: { reportReasonEnum: 'ABUSE' } })
  const { content } = await operator.ask<Rows>('GET', '/operators/reports?kindEnum=REVIEW')
  const own = content.find(({ maskedId }) => maskedId === null)
  expect([content.length, own?.excerpt, own?.storeName, own?.subjectCount]).toEqual([
    2,
    A_TEXT,
    '다담다실',
    2,
  ])
  const path = `/operators/reports/${own?.reportIdEncrypt ?? ''}/accept`
  await operator.ask('POST', path, { body: { reason: REASON } })
  expect((await listed(reader, REVIEWED)).content).toEqual([])
  expect([await titlesOf(seller), await titlesOf(stranger)]).toEqual([
    ['신고한 리뷰를 확인해 조치했어요'],
    [],
  ])
  expect(await report(seller, id)).toEqual([404, 'REVIEW_NOT_FOUND'])
})
