import { REFUSALS } from '@jangteo/contract/refusal/refusal.catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { claimRow, showClaim } from '../../support/claim/claimCalls.ts'
import { goOn, type NamedClaim, work } from '../../support/claim/claimDesk.ts'
import {
  aClaim,
  answerDispute,
  aRefusedClaim,
  decideDispute,
  dispute,
  disputed,
  statesOf,
} from '../../support/dispute/disputes.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import type { OrderDetail } from '../../support/purchase.ts'
import { act, bothSellers, sellerItemOf } from '../../support/seller/sellerDesk.ts'
import { loginOperator } from '../../support/staff.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const DAY_MS = 24 * 60 * 60 * 1000
const codeOf = (code: keyof typeof REFUSALS) => [
  REFUSALS[code].status,
  code,
  REFUSALS[code].message,
]
const said = ({ status, body }: { readonly status: number; readonly body: object }) =>
  'code' in body && 'message' in body ? [status, body.code, body.message] : [status]

const anOperator = async (): Promise<Buyer> => (await loginOperator(market, ['CLAIMS'])).browser
const aSeller = async (): Promise<Buyer> => (await bothSellers(market)).seller

const ship = async (seller: Buyer, order: OrderDetail) =>
  act(seller, '/sellers/orders/ship', {
    items: [await sellerItemOf(seller, order)],
    courierEnum: 'FREIGHT',
    invoice: '700000000001',
  })

async function notifiedOf(claimId: number) {
  const rows = await market.database.db
    .selectFrom('notifications')
    .select(['inbox', 'kind'])
    .where('dedupe_key', 'like', `%DISPUTE_%:${claimId}%`)
    .orderBy('id')
    .execute()
  return rows.map(({ inbox, kind }) => `${inbox} ${kind}`)
}

const claimIdOf = async (claim: NamedClaim): Promise<number> => (await claimRow(market, claim)).id

describe('받지 않는 분쟁', () => {
  test('남의 신청과 남의 스토어의 것은 없는 것과 같다', async () => {
    const claimed = await aRefusedClaim(market)
    const { buyer: stranger } = await aMember(market)
    const foreign = await dispute({ ...claimed, buyer: stranger })
    const { seller, stranger: otherSeller } = await bothSellers(market)
    const none = await answerDispute(seller, claimed.claim)
    await disputed(claimed)
    const other = await answerDispute(otherSeller, claimed.claim)
    expect([said(foreign), said(none), said(other)]).toEqual([
      codeOf('CLAIM_NOT_FOUND'),
      codeOf('DISPUTE_NOT_FOUND'),
      codeOf('CLAIM_NOT_FOUND'),
    ])
  })

  test('내용은 5자부터 500자까지고, 한 신청에 한 번이다', async () => {
    const claimed = await aRefusedClaim(market)
    const short = await dispute(claimed, '네 글자')
    const long = await dispute(claimed, '가'.repeat(501))
    await disputed(claimed)
    const again = await dispute(claimed)
    const [seller, operator] = [await aSeller(), await anOperator()]
    const answer = await answerDispute(seller, claimed.claim, '짧아요')
    const decision = await decideDispute(operator, { ...claimed.claim, text: '짧음' }, 'SELLER')
    expect([short, long, again, answer, decision].map(said)).toEqual([
      codeOf('DISPUTE_TEXT_REQUIRED'),
      codeOf('DISPUTE_TEXT_REQUIRED'),
      codeOf('DISPUTE_EXISTS'),
      codeOf('DISPUTE_TEXT_REQUIRED'),
      codeOf('DISPUTE_TEXT_REQUIRED'),
    ])
  })

  test('끝난 신청은 안 되고, 거부된 지 30일이 지나면 늦다', async () => {
    const done = await aClaim(market)
    await goOn(market, done.claim, 'seller.collect', 'seller.accept')
    const refusedClaim = await aRefusedClaim(market)
    const ended = await dispute(done)
    market.advance(31 * DAY_MS)
    expect([said(ended), said(await dispute(refusedClaim))]).toEqual([
      codeOf('DISPUTE_NOT_OPENABLE'),
      codeOf('DISPUTE_TOO_LATE'),
    ])
  })

  test('그사이 발송한 취소는 다시 진행할 수 없어 신청하지 못한다', async () => {
    const claimed = await aRefusedClaim(market, 'CANCEL')
    const seller = await aSeller()
    await ship(seller, claimed.order)
    const { disputable } = await showClaim(claimed.buyer, claimed.claim)
    expect([disputable, said(await dispute(claimed))]).toEqual([
      false,
      codeOf('DISPUTE_NOT_OPENABLE'),
    ])
  })
})

describe('함께 일어난 일', () => {
  test('두 운영자가 함께 결정하면 하나만 되고, 신청은 그 결정대로다', async () => {
    const claimed = await aRefusedClaim(market)
    await disputed(claimed)
    await answerDispute(await aSeller(), claimed.claim)
    const [one, other] = [await anOperator(), await anOperator()]
    const answers = await Promise.all([
      decideDispute(one, claimed.claim, 'SELLER'),
      decideDispute(other, claimed.claim, 'BUYER'),
    ])
    const [status] = await statesOf(claimed)
    const { dispute: shown } = await showClaim(claimed.buyer, claimed.claim)
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(status).toBe(shown?.faultEnum === 'SELLER' ? 'RI' : 'RR')
  })

  test('두 번 함께 신청하면 하나만 있다', async () => {
    const claimed = await aRefusedClaim(market)
    const answers = await Promise.all([dispute(claimed), dispute(claimed)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.map(said)).toContainEqual(codeOf('DISPUTE_EXISTS'))
  })

  test('기한 작업과 답변이 엇갈려도 장터에 한 번 넘어간다', async () => {
    const claimed = await aRefusedClaim(market)
    await disputed(claimed)
    const seller = await aSeller()
    const [, , answered] = await Promise.all([
      work(market, 'answer-dispute'),
      work(market, 'answer-dispute'),
      answerDispute(seller, claimed.claim),
    ])
    const notified = await notifiedOf(await claimIdOf(claimed.claim))
    expect([answered.status, await statesOf(claimed), notified]).toEqual([
      200,
      ['RR', 'DECIDING'],
      ['SELLER DISPUTE_OPENED', 'BUYER DISPUTE_STEP', 'OPERATOR DISPUTE_TO_DECIDE'],
    ])
  })
})
