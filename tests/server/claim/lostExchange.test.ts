import { recordScan } from '@jangteo/server/delivery/record-scan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  claimRow,
  type Requested,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import {
  atDesk,
  claimHistoryOf,
  convertedFrom,
  type DeskClaim,
  dueTimes,
  goOn,
  heldAtGateway,
  type NamedClaim,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt, leaveStock, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemsOf } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

const LOST = '택배사가 분실했다고 알렸어요'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** An exchange of the seller's fault, white for black, that waits to be sent: 18 or 19 white and 19 black are left. */
async function anAccepted() {
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  const [item] = itemsOf(order)
  const optionId = await optionIdOf(market, goodsId, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'DAMAGE_DEFECT', items: [0] } as const
  const claim: Requested = await requested({ ...asked, more: { exchangeList } })
  await goOn(market, claim, 'seller.collect')
  await atDesk(market, claim, { type: 'seller.accept', sellable: true })
  return { goodsId, buyer, order, claim }
}

async function aSent() {
  const accepted = await anAccepted()
  await goOn(market, accepted.claim, 'seller.reship')
  return accepted
}

const report = (claim: Requested, type: 'seller.resend' | 'seller.convertToReturn') =>
  atDesk(market, claim, { type, memo: LOST })

async function offeredAt({ orderClaimIdEncrypt }: NamedClaim) {
  const { content } = await aBuyer(market).ask<{ content: DeskClaim[] }>('GET', '/dev/desk/claims')
  const shown = content.find((claim) => claim.orderClaimIdEncrypt === orderClaimIdEncrypt)
  return shown?.events.map(({ type, asks }) => [type, asks])
}

async function codeOf(answer: ReturnType<typeof atDesk>) {
  const { status, body } = await answer
  return [status, body.code]
}

test('사라진 교환 상품은 재고에서 다시 보내고, 구매자는 무슨 일인지 읽는다', async () => {
  const { goodsId, buyer, claim } = await aSent()
  const sent = await stockOf(market, goodsId)
  await report(claim, 'seller.resend')
  const resent = await stockOf(market, goodsId)
  const { id } = await claimRow(market, claim)
  const jobs = await dueTimes(market, `assume-reship:${id}`)
  const { claimStatusEnum, sellerMemo, history, reship } = await showClaim(buyer, claim)
  const again = await goOn(market, claim, 'seller.reship', 'carrier.delivered')
  expect({
    stock: [sent, resent],
    jobs,
    shown: [claimStatusEnum, sellerMemo, history.at(-1)?.action, history.at(-1)?.memo],
    parcel: reship?.courierEnum,
    again,
  }).toEqual({
    stock: [
      [20, 19, 20],
      [20, 18, 20],
    ],
    jobs: [],
    shown: ['EY', LOST, '분실 상품 다시 발송', LOST],
    parcel: null,
    again: ['EY', 'EC'],
  })
})

test('다시 보낼 재고가 없거나 아직 보내지 않았거나 까닭이 없으면 거절되고 아무것도 바뀌지 않는다', async () => {
  const { goodsId, claim } = await anAccepted()
  const unsent = [
    await codeOf(report(claim, 'seller.resend')),
    await codeOf(report(claim, 'seller.convertToReturn')),
  ]
  await goOn(market, claim, 'seller.reship')
  const silent = await codeOf(atDesk(market, claim, { type: 'seller.resend', memo: '분실' }))
  await leaveStock(market, goodsId, { option: 1, stock: 0 })
  const before = await claimRow(market, claim)
  const lacking = await codeOf(report(claim, 'seller.resend'))
  expect([unsent, silent, lacking]).toEqual([
    [
      [409, 'CLAIM_NOT_RESHIPPED'],
      [409, 'CLAIM_NOT_RESHIPPED'],
    ],
    [422, 'CLAIM_REASON_DETAIL_REQUIRED'],
    [409, 'EXCHANGE_RESHIPPING_OUT_OF_STOCK'],
  ])
  expect(await claimRow(market, claim)).toEqual(before)
})

test('사라진 교환은 판매자 탓인 반품이 되어 전액을 돌려주고, 사라진 것도 돌아온 것도 재고를 두 번 늘리지 않는다', async () => {
  const { goodsId, buyer, order, claim } = await aSent()
  const sent = await stockOf(market, goodsId)
  const converted = await report(claim, 'seller.convertToReturn')
  const { id } = await claimRow(market, claim)
  const returned = await convertedFrom(market, id)
  const done = await atDesk(market, returned, { type: 'seller.accept', sellable: true })
  await work(market, 'settle-refunds')
  const [item] = itemsOf(await showOrder(buyer, order))
  const exchange = await showClaim(buyer, claim)
  const { responsible, claimReasonEnum } = await showClaim(buyer, returned)
  const listed = await buyer.ask<{
    content: { claimTypeEnum: string; converted: boolean }[]
  }>('GET', '/orders/claims?mypageItemStatusEnum=ALL_CLAIM')
  expect({
    states: [converted.body.claimStatusEnum, done.body.claimStatusEnum, item?.orderItemStatusEnum],
    stock: [sent, await stockOf(market, goodsId)],
    held: await heldAtGateway(market, order),
    fault: responsible,
    reason: claimReasonEnum,
    shown: [exchange.converted, exchange.history.at(-1)?.action, exchange.sellerMemo],
    listed: listed.content.map((card) => [card.claimTypeEnum, card.converted]),
  }).toEqual({
    states: ['ER', 'RC', 'R'],
    stock: [
      [20, 19, 20],
      [20, 19, 20],
    ],
    held: 0,
    fault: 'SELLER',
    reason: 'MISSING_DELIVERY',
    shown: [true, '분실로 반품 전환', LOST],
    listed: [
      ['RETURN', false],
      ['EXCHANGE', true],
    ],
  })
})

test('사라진 교환에서 바뀐 반품은 거부도 귀책 변경도 되지 않고, 데스크는 검수 통과만 보인다', async () => {
  const { buyer, order, claim } = await aSent()
  await report(claim, 'seller.convertToReturn')
  const { id } = await claimRow(market, claim)
  const returned = await convertedFrom(market, id)
  const before = await claimRow(market, returned)
  const refused = [
    await codeOf(atDesk(market, returned, { type: 'seller.refuse', memo: LOST })),
    await codeOf(
      atDesk(market, returned, { type: 'seller.changeFault', faultEnum: 'BUYER', memo: LOST }),
    ),
  ]
  const after = await claimRow(market, returned)
  const offered = await offeredAt(returned)
  const done = await atDesk(market, returned, { type: 'seller.accept', sellable: true })
  await work(market, 'settle-refunds')
  const { responsible } = await showClaim(buyer, returned)
  expect({
    refused,
    after,
    offered,
    done: [done.body.claimStatusEnum, responsible, await heldAtGateway(market, order)],
  }).toEqual({
    refused: [
      [409, 'CLAIM_ALREADY_INSPECTED'],
      [409, 'CLAIM_ALREADY_INSPECTED'],
    ],
    after: before,
    offered: [['seller.accept', []]],
    done: ['RC', 'SELLER', 0],
  })
})

test('두 데스크가 동시에 알려도 한 번만 다시 보내거나 반품이 된다', async () => {
  const twice = await aSent()
  const answers = await atOnce(
    market,
    'claim_history',
    [1, 2].map(() => () => report(twice.claim, 'seller.resend')),
  )
  const either = await aSent()
  const mixed = await atOnce(market, 'claim_history', [
    () => report(either.claim, 'seller.resend'),
    () => report(either.claim, 'seller.convertToReturn'),
  ])
  const reports = (await claimHistoryOf(market, either.claim)).filter((line) =>
    /resend|convertToReturn/.test(line),
  )
  expect({
    twice: answers.map(({ status }) => status).toSorted((a, b) => a - b),
    stock: await stockOf(market, twice.goodsId),
    mixed: mixed.map(({ status }) => status).toSorted((a, b) => a - b),
    reports: reports.length,
  }).toEqual({ twice: [200, 409], stock: [20, 18, 20], mixed: [200, 409], reports: 1 })
})

test('다시 보낸 뒤에 온 옛 송장의 배송완료는 교환을 끝내지 않는다', async () => {
  const { claim } = await anAccepted()
  const parcel = { courierEnum: 'CJ_LOGISTICS', invoice: '300000000017' } as const
  await atDesk(market, claim, { type: 'seller.reship', ...parcel })
  await report(claim, 'seller.resend')
  const scan = { courier: 'CJ_LOGISTICS', invoiceNumber: parcel.invoice } as const
  const delivered = { atMs: market.now(), level: 6, place: '문 앞', text: '' } as const
  await market.runtime.runPromise(recordScan(scan, delivered))
  const shown = await aBuyer(market).ask<{ content: { claimStatusEnum: string }[] }>(
    'GET',
    '/dev/desk/claims',
  )
  expect(shown.content[0]?.claimStatusEnum).toEqual('EY')
})
