import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  A_TEXT,
  aConfirmedBuyer,
  listed,
  ratingsOf,
  review,
  REVIEWED,
} from '../../support/review/reviews.ts'
import { loginOperator } from '../../support/staff.ts'

const REASON = '욕설이 있어 운영 기준에 맞지 않아요'

type Row = {
  readonly reportIdEncrypt: string
  readonly kindEnum: string
  readonly excerpt: string
  readonly goodsId: number
}
type Inbox = { readonly content: readonly { readonly kindEnum: string; readonly body: string }[] }

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
})
afterAll(() => market.close())

const report = async (buyer: Buyer, id: string, reportReasonEnum: string | null = 'ABUSE') => {
  const { status, body } = await buyer.call<{ readonly code?: string }>(
    'POST',
    `/goods/reports/bbs/${id}`,
    { body: { reportReasonEnum } },
  )
  return [status, body.code ?? 'done']
}
const bodiesOf = async (buyer: Buyer, kind: string) => {
  const { content } = await buyer.ask<Inbox>('GET', '/life/notifications')
  return content.filter(({ kindEnum }) => kindEnum === kind).map(({ body }) => body)
}

test('남의 리뷰만 신고하고, 신고만으로는 가려지지 않으며, 조치하면 가려지고 둘 다 안다', async () => {
  const writer = await aConfirmedBuyer(market)
  const id = await review(writer)
  const { buyer: reader } = await aMember(market)
  const form = await reader.ask<{
    readonly reasonList: readonly { readonly reportReasonEnum: string }[]
  }>('GET', `/goods/reports/bbs/${id}`)
  expect(form.reasonList.map(({ reportReasonEnum }) => reportReasonEnum)).toEqual([
    'AD',
    'ABUSE',
    'PRIVACY',
    'OBSCENE',
    'COPYRIGHT',
    'FALSE',
    'OTHER',
  ])
  expect([
    await report(writer.buyer, id),
    await report(reader, id, 'FAKE'),
    await report(reader, id),
    await report(reader, id),
  ]).toEqual([
    [409, 'REPORT_OWN'],
    [422, 'REPORT_REASON_REQUIRED'],
    [200, 'done'],
    [409, 'REPORT_DUPLICATE'],
  ])
  expect((await listed(reader, REVIEWED)).content.map(({ text }) => text)).toEqual([A_TEXT])

  const { content } = await operator.ask<{ readonly content: readonly Row[] }>(
    'GET',
    '/operators/reports?kindEnum=REVIEW',
  )
  const [row] = content
  expect(content.map(({ excerpt, goodsId }) => [excerpt, goodsId])).toEqual([[A_TEXT, REVIEWED]])
  const path = `/operators/reports/${row?.reportIdEncrypt ?? ''}/accept`
  await operator.ask('POST', path, { body: { reason: REASON } })
  expect((await listed(reader, REVIEWED)).content).toEqual([])
  const { stored, counted } = await ratingsOf(market, REVIEWED)
  expect(stored).toEqual(counted)
  expect(await bodiesOf(writer.buyer, 'REVIEW_STEP')).toEqual([`하동 세작 녹차 · ${REASON}`])
  expect(await bodiesOf(reader, 'REPORT_DECIDED')).toEqual([`하동 세작 녹차 리뷰 · ${REASON}`])
  const { buyer: another } = await aMember(market)
  expect(await report(another, id)).toEqual([404, 'REPORT_SUBJECT_NOT_FOUND'])
})

test('그사이 삭제한 리뷰의 신고도 처리할 수 있다', async () => {
  const writer = await aConfirmedBuyer(market)
  const id = await review(writer)
  const { buyer: reader } = await aMember(market)
  await report(reader, id)
  await writer.buyer.ask('DELETE', `/goods/feedbacks/${id}`)
  const { content } = await operator.ask<{ readonly content: readonly Row[] }>(
    'GET',
    '/operators/reports?kindEnum=REVIEW&stateEnum=RECEIVED',
  )
  const path = `/operators/reports/${content[0]?.reportIdEncrypt ?? ''}/accept`
  const { status } = await operator.call('POST', path, { body: { reason: REASON } })
  expect(status).toEqual(200)
  expect(await bodiesOf(reader, 'REPORT_DECIDED')).toEqual([`하동 세작 녹차 리뷰 · ${REASON}`])
})
