import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import {
  A_QUESTION,
  aQuestionedGoods,
  asked,
  edit,
  found,
  listed,
} from '../../support/inquiry/questions.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'

const REASON = '광고라서 숨겼어요'

type Row = { readonly reportIdEncrypt: string; readonly kindEnum: string; readonly excerpt: string }
type Rows = { readonly content: readonly Row[] }

let market: TestMarket
let operator: Buyer
let goods: Awaited<ReturnType<typeof aQuestionedGoods>>
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['CLAIMS'])).browser
  goods = await aQuestionedGoods(market)
})
afterAll(() => market.close())

const report = async (buyer: Buyer, id: string) => {
  const { status, body } = await buyer.call('POST', `/goods/reports/bbs/${id}`, {
    body: { reportReasonEnum: 'AD' },
  })
  return [status, body.code ?? 'done']
}
const waiting = async () =>
  (await operator.ask<Rows>('GET', '/operators/reports?kindEnum=QUESTION&stateEnum=RECEIVED'))
    .content

test('남의 공개 문의만 신고하고, 신고로는 가려지지 않으며, 조치하면 가려지고 신고한 사람이 안다', async () => {
  const { buyer: writer } = await aMember(market)
  const question = await asked(writer, goods.goodsId)
  const secret = await asked(writer, goods.goodsId, { secretYn: 'Y' })
  const { buyer: reader } = await aMember(market)
  const id = question.qnaIdEncrypt
  const twice = await Promise.all([report(reader, id), report(reader, id)])
  expect([
    await report(writer, id),
    twice.map(([status]) => Number(status)).toSorted((a, b) => a - b),
    await report(reader, secret.qnaIdEncrypt),
    await report(reader, `${id.slice(0, -1)}_`),
  ]).toEqual([
    [409, 'REPORT_OWN'],
    [200, 409],
    [404, 'REPORT_SUBJECT_NOT_FOUND'],
    [404, 'REPORT_SUBJECT_NOT_FOUND'],
  ])
  expect(found(await listed(reader, goods.goodsId), question)?.text).toEqual(A_QUESTION.text)

  await edit(writer, question, { text: '오늘 받을 수 있나요?' })
  const [row] = await waiting()
  expect([row?.kindEnum, row?.excerpt]).toEqual(['QUESTION', A_QUESTION.text])
  const path = `/operators/reports/${row?.reportIdEncrypt ?? ''}/accept`
  await operator.ask('POST', path, { body: { reason: REASON } })
  expect(found(await listed(reader, goods.goodsId), question)).toEqual(undefined)
  const { content } = await reader.ask<{
    readonly content: readonly { readonly kindEnum: string; readonly body: string }[]
  }>('GET', '/life/notifications')
  expect(content.map(({ kindEnum, body }) => [kindEnum, body])).toEqual([
    ['REPORT_DECIDED', `${goods.goodsName} 문의 · ${REASON}`],
  ])
  const { buyer: another } = await aMember(market)
  expect(await report(another, id)).toEqual([404, 'REPORT_SUBJECT_NOT_FOUND'])
})

test('그사이 지운 문의의 신고도 처리하고, 두 번째 결정은 거절한다', async () => {
  const { buyer: writer } = await aMember(market)
  const question = await asked(writer, goods.goodsId)
  const { buyer: reader } = await aMember(market)
  await report(reader, question.qnaIdEncrypt)
  await writer.ask('DELETE', `/goods/qnas/${question.qnaIdEncrypt}`)
  const [row] = await waiting()
  const decide = (decision: string) =>
    operator.call('POST', `/operators/reports/${row?.reportIdEncrypt ?? ''}/${decision}`, {
      body: { reason: REASON },
    })
  const decided = await Promise.all([decide('accept'), decide('dismiss')])
  expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
