import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  anOrderOf,
  claimRow,
  type Requested,
  request,
  requested,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import {
  atDesk,
  claimHistoryOf,
  type DeskClaim,
  goOn,
  heldAtGateway,
  payAdditional,
  refuseSale,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { happen, itemsOf, type WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aBought(prices: readonly number[], until?: keyof typeof WAY_TO) {
  const goods = await goodsAt(market, prices)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, ...(until === undefined ? {} : { until }) })
  return { goods, buyer, order }
}

type Bought = Awaited<ReturnType<typeof aBought>>

const aCancel = ({ buyer, order }: Bought): Promise<Requested> =>
  requested({ buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND', items: [1] })

async function anExchange({ buyer, order, goods }: Bought): Promise<Requested> {
  const [item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[0] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', items: [0] } as const
  return requested({ ...asked, more: { exchangeList } })
}

async function listDesk(): Promise<readonly DeskClaim[]> {
  const { content } = await aBuyer(market).ask<{ content: DeskClaim[] }>('GET', '/dev/desk/claims')
  return content
}

async function eventsOf(claim: Requested): Promise<string[]> {
  const shown = (await listDesk()).find(
    ({ orderClaimIdEncrypt }) => orderClaimIdEncrypt === claim.orderClaimIdEncrypt,
  )
  return (shown?.events ?? []).map(({ type, label }) => `${type} ${label}`)
}

async function codeOf(answer: ReturnType<typeof atDesk>) {
  const { status, body } = await answer
  return [status, body.code]
}

test('데스크는 새 클레임부터 누가 무엇을 왜 신청했고 무엇을 할 수 있는지 보여 준다', async () => {
  const bought = await aBought([60_000, 10_000], 'SR')
  const claim = await aCancel(bought)
  const [shown] = await listDesk()
  const { requested_at: requestedAt } = await claimRow(market, claim)
  expect(shown).toEqual({
    orderClaimIdEncrypt: claim.orderClaimIdEncrypt,
    claimTypeEnum: 'CANCEL',
    claimStatusEnum: 'CA',
    converted: false,
    requestedAt: requestedAt.toISOString(),
    orderNumber: bought.order.orderNumber,
    buyer: '홍길동',
    claimReasonEnum: 'SIMPLE_CHANGE_OF_MIND',
    reasonDetail: '다섯 글자 넘게',
    responsible: 'BUYER',
    sellerMemo: '',
    items: [
      {
        goodsName: itemsOf(bought.order)[1]?.goodsName,
        optionName: '하양',
        exchangeOptionName: null,
        quantity: 1,
      },
    ],
    refundAmount: 10_000,
    additionalPayment: null,
    pickup: null,
    files: [],
    reship: null,
    events: [
      { type: 'seller.approve', actor: 'seller', label: '취소 승인', asks: [] },
      { type: 'seller.refuse', actor: 'seller', label: '취소 거부', asks: ['MEMO'] },
    ],
  })
})

test('할 수 있는 일은 도표대로이고, 구매자와 결제와 재고의 일은 없다', async () => {
  const bought = await aBought([60_000], 'SC')
  const claim = await anExchange(bought)
  const seen: string[][] = [await eventsOf(claim)]
  await goOn(market, claim, 'seller.collect')
  seen.push(await eventsOf(claim))
  await payAdditional(market, bought.buyer, claim)
  seen.push((await eventsOf(claim)).slice(0, 1))
  await goOn(market, claim, 'seller.accept')
  seen.push(await eventsOf(claim))
  await goOn(market, claim, 'seller.reship')
  seen.push(await eventsOf(claim))
  await goOn(market, claim, 'carrier.delivered')
  seen.push(await eventsOf(claim))
  expect(seen).toEqual([
    ['seller.collect 수거', 'seller.refuse 교환 거부'],
    [
      'seller.changeFault 귀책 변경',
      'seller.convertToReturn 반품으로 전환',
      'seller.refuse 교환 거부',
    ],
    ['seller.accept 검수 통과'],
    ['seller.reship 재배송 송장 등록'],
    [
      'seller.reship 재배송 송장 등록',
      'seller.resend 분실 상품 다시 발송',
      'seller.convertToReturn 분실로 반품 전환',
      'carrier.delivered 재배송 완료',
    ],
    [],
  ])
})

test('도표에 없는 일과 데스크의 일이 아닌 것은 거절되고 아무것도 바뀌지 않는다', async () => {
  const bought = await aBought([60_000], 'SC')
  const claim = await anExchange(bought)
  const none = { orderClaimIdEncrypt: bought.order.ordersIdEncrypt }
  const answers = [
    await codeOf(atDesk(market, none, { type: 'seller.collect' })),
    await codeOf(atDesk(market, claim, { type: 'seller.accept' })),
    await codeOf(atDesk(market, claim, { type: 'buyer.withdraw' })),
    await codeOf(atDesk(market, claim, { type: 'additionalPayment.unpaid' })),
    await codeOf(atDesk(market, claim, { type: 'seller.refuse', memo: '짧아요' })),
    await codeOf(atDesk(market, claim, { type: 'seller.collect' })),
    await codeOf(atDesk(market, claim, { type: 'stock.reserved' })),
    await codeOf(atDesk(market, claim, { type: 'seller.accept' })),
  ]
  await payAdditional(market, bought.buyer, claim)
  await goOn(market, claim, 'seller.accept')
  answers.push(
    await codeOf(atDesk(market, claim, { type: 'carrier.delivered' })),
    await codeOf(atDesk(market, claim, { type: 'seller.reship', invoice: '' })),
    await codeOf(
      atDesk(market, claim, { type: 'seller.reship', courierEnum: 'LOTTE', invoice: '12' }),
    ),
  )
  expect([answers, await claimHistoryOf(market, claim)]).toEqual([
    [
      [404, 'CLAIM_NOT_FOUND'],
      [409, 'NOT_CHANGE_STATUS'],
      [409, 'NOT_CHANGE_STATUS'],
      [409, 'NOT_CHANGE_STATUS'],
      [422, 'CLAIM_REASON_DETAIL_REQUIRED'],
      [200, undefined],
      [409, 'NOT_CHANGE_STATUS'],
      [409, 'CLAIM_ADD_PAYMENT_READY'],
      [409, 'CLAIM_NOT_RESHIPPED'],
      [422, 'INVOICE_NUMBER_REQUIRED'],
      [422, 'INVOICE_NUMBER_INVALID'],
    ],
    [
      'buyer buyer.request >EA',
      'seller seller.collect EA>EI',
      'seller seller.accept EI>EI',
      'system stock.reserved EI>EY',
    ],
  ])
})

test('취소를 거부하면 상품은 그대로 배송할 수 있고, 열려 있는 동안에는 보낼 수 없다', async () => {
  const bought = await aBought([60_000, 10_000], 'SR')
  const claim = await aCancel(bought)
  const [, item] = itemsOf(bought.order)
  const open = await happen(market, item ?? { orderItemIdEncrypt: '' }, 'seller.ship').then(
    () => 'shipped',
    (error: unknown) => String(error).includes('ORDER_ITEM_CLAIM_OPEN'),
  )
  const refused = await goOn(market, claim, 'seller.refuse')
  await happen(market, item ?? { orderItemIdEncrypt: '' }, 'seller.ship')
  const [, after] = itemsOf(await showOrder(bought.buyer, bought.order))
  const { sellerMemo } = await showClaim(bought.buyer, claim)
  expect([open, refused, after?.orderItemStatusEnum, sellerMemo]).toEqual([
    true,
    ['CR'],
    'SS',
    '검수에서 확인했어요',
  ])
})

test('판매거부는 판매자 탓으로 바로 취소하고, 무료배송이 깨져도 배송비를 받지 않는다', async () => {
  const bought = await aBought([40_000, 20_000], 'SR')
  const [, item] = itemsOf(bought.order)
  const { status, body } = await refuseSale(market, item ?? { orderItemIdEncrypt: '' })
  const again = await refuseSale(market, item ?? { orderItemIdEncrypt: '' })
  await work(market, 'settle-refunds')
  const [, after] = itemsOf(await showOrder(bought.buyer, bought.order))
  const detail = await showClaim(bought.buyer, body)
  expect({
    answer: [status, body.claimTypeEnum, body.claimStatusEnum, body.refundAmount],
    again: [again.status, again.body.code],
    item: [after?.orderItemStatusEnum, after?.claimStatusEnum],
    held: await heldAtGateway(market, bought.order),
    stock: await stockOf(market, bought.goods[1] ?? 0),
    seen: [detail.claimReasonEnum, detail.responsible, detail.sellerMemo],
    history: await claimHistoryOf(market, body),
  }).toEqual({
    answer: [200, 'REJECT', 'CC', 20_000],
    again: [409, 'NOT_CHANGE_STATUS'],
    item: ['C', 'CC'],
    held: 40_000,
    stock: [20, 20, 20],
    seen: ['GOODS_SOLD', 'SELLER', '재고가 모두 나갔어요'],
    history: ['seller seller.refuseSale >CC'],
  })
})

test('진행 중인 신청이 있는 묶음은 판매자도 판매거부할 수 없다', async () => {
  const bought = await aBought([60_000, 10_000], 'SR')
  await aCancel(bought)
  const [first, second] = itemsOf(bought.order)
  const codes = []
  for (const item of [first, second]) {
    const { body } = await refuseSale(market, item ?? { orderItemIdEncrypt: '' })
    codes.push(body.code)
  }
  expect(codes).toEqual(['SHIPPING_GROUP_CLAIM_IN_PROGRESS', 'ORDER_ITEM_CLAIM_IN_PROGRESS'])
})

test('배송지연은 판매자가 말한 까닭과 날로 남고, 신청을 막지 않는다', async () => {
  const bought = await aBought([60_000, 10_000])
  const [, item] = itemsOf(bought.order)
  const path = `/dev/desk/order-items/${item?.orderItemIdEncrypt}/events`
  const body = { type: 'seller.delay', delayReason: '원단 입고가 늦어요', shipsOn: '2026-09-01' }
  await aBuyer(market).ask('POST', path, { body })
  const [notice] = await listDesk()
  const [, after] = itemsOf(await showOrder(bought.buyer, bought.order))
  const claim = await request({
    ...bought,
    type: 'CANCEL',
    reason: 'DELIVERY_DELAY',
    items: [1],
  })
  expect([
    [notice?.claimTypeEnum, notice?.claimStatusEnum, notice?.events],
    [after?.orderItemStatusEnum, after?.claimStatusEnum, after?.delay],
    [claim.status, claim.body.claimStatusEnum],
  ]).toEqual([
    ['DELAY', null, []],
    ['SD', null, { shipsOn: '2026-09-01', reason: '원단 입고가 늦어요' }],
    [200, 'CA'],
  ])
})
