import { PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anOrderOf,
  type Input,
  type ClaimPage,
  filled,
  named,
  preview,
  request,
  requested,
  send,
  showClaim,
} from '../../support/claim/claimCalls.ts'
import { claimPage, reasonsOf } from '../../support/claim/claimPage.ts'
import { goodsAt, leaveStock, optionIdOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { buyPicked, itemOf, itemsOf } from '../../support/order/paidOrder.ts'
import { atBank, checkAccount, issueAccount, read } from '../../support/payment/deposit.ts'
import { SEOUL, showOrder } from '../../support/purchase.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF } from '../../support/upload/pictures.ts'

/** Sold with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const JEJU = { ...SEOUL, zonecode: '63122', roadAddress: '제주 제주시 문연로 6' }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** A return of what arrived; the seller delivers to Jeju and the islands or not. */
async function aReturn(terms: { readonly delivers_to_remote?: boolean } = {}): Promise<Input> {
  const goods = await goodsAt(market, [60_000], terms)
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  return { buyer, order, type: 'RETURN', reason: 'SIMPLE_CHANGE_OF_MIND' }
}

test('제주에서 수거하면 도서산간 추가를 한 번 받고, 교환은 가는 길도 받는다', async () => {
  const asked = await aReturn()
  const back = await preview({ ...asked, more: { pickupZonecode: JEJU.zonecode } })
  const zones = { pickupZonecode: JEJU.zonecode, reshipZonecode: JEJU.zonecode }
  const exchange = { ...asked, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more: zones } as const
  const there = await preview(exchange)
  expect([
    [back.body.shipping.returnFee, back.body.shipping.areaExtra, back.body.refundAmount],
    [there.body.shipping.exchangeFee, there.body.shipping.areaExtra],
    there.body.additionalPayAmount,
  ]).toEqual([[3_000, 3_000, 51_000], [6_000, 6_000], 12_000])
})

test('신청은 적어 보낸 수거지로 다시 계산한다', async () => {
  const asked = await aReturn()
  const pickup = { methodEnum: 'COLLECT', receiver: JEJU }
  const { body: near } = await preview(asked)
  const late = await send(asked, { ...filled(asked, near), pickup })
  const { body: far } = await preview({ ...asked, more: { pickupZonecode: JEJU.zonecode } })
  const right = await send(asked, { ...filled(asked, far), pickup })
  expect([late.body.code, right.body.refundAmount]).toEqual(['CLAIM_AMOUNT_CHANGED', 51_000])
})

test('판매자가 배송하지 않는 곳에서는 수거하지 않고, 직접 보내는 것은 된다', async () => {
  const asked = await aReturn({ delivers_to_remote: false })
  const { buyer } = asked
  const path = '/orders/claims/check-possible-shipping-area'
  const area = (zonecode: string) =>
    buyer.ask('POST', path, { body: { ...named(asked), zonecode } })
  const { body: seen } = await preview({ ...asked, more: { pickupZonecode: JEJU.zonecode } })
  const collect = { methodEnum: 'COLLECT', receiver: JEJU }
  const parcel = { courierEnum: 'CJ_LOGISTICS', invoiceNumber: '6000-0000-0001' }
  const refused = await send(asked, { ...filled(asked, seen), pickup: collect })
  const sent = await send(asked, {
    ...filled(asked, seen),
    pickup: { ...collect, methodEnum: 'SEND', ...parcel },
  })
  const { pickup } = await showClaim(buyer, sent.body)
  expect([
    await area(SEOUL.zonecode),
    await area(JEJU.zonecode),
    refused.body.code,
    pickup,
  ]).toEqual([
    { possible: true, reason: null, extraPrice: 0 },
    { possible: false, reason: 'AREA', extraPrice: 3_000 },
    'CLAIM_AREA_NOT_COLLECTED',
    {
      methodEnum: 'SEND',
      receiver: JEJU,
      request: '',
      courierEnum: 'CJ_LOGISTICS',
      invoiceNumber: '600000000001',
      pickupStatusEnum: 'WAITING',
      pickupOn: null,
    },
  ])
})

test('교환한 상품을 보낼 수 없는 곳이면 거절한다', async () => {
  const asked = await aReturn({ delivers_to_remote: false })
  const { buyer, order } = asked
  const { goodsId, orderItemIdEncrypt } = itemOf(order)
  const optionId = await optionIdOf(market, goodsId, 1)
  const more = { exchangeList: [{ orderItemIdEncrypt, optionId }], reship: { receiver: JEJU } }
  const { body } = await request({ buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more })
  expect(body.code).toEqual('ORDER_AREA_NOT_DELIVERABLE')
})

test.each([
  ['택배사 없이', { courierEnum: null }, 'pickup.courierEnum', '택배사를 선택해 주세요.'],
  [
    '틀린 송장으로',
    { courierEnum: 'EPOST', invoiceNumber: '12' },
    'pickup.invoiceNumber',
    '우체국택배 송장번호는 숫자 13자리예요.',
  ],
  [
    '긴 요청을 적어',
    {
      methodEnum: 'COLLECT',
      pickupRequestEnum: 'DIRECT_INPUT',
      pickupRequestText: '가'.repeat(51),
    },
    'pickup.pickupRequestText',
    '요청사항은 50자까지 입력할 수 있어요.',
  ],
])('%s 보낸 신청은 어디가 틀렸는지 알려 준다', async (_, change, ...issue) => {
  const asked = await aReturn()
  const { body: seen } = await preview(asked)
  const pickup = { methodEnum: 'SEND', receiver: SEOUL, ...change }
  const { body } = await send(asked, { ...filled(asked, seen), pickup })
  const [path, message] = issue
  expect([body.code, body.data]).toEqual(['BAD_INPUT', { issues: [{ path, message }] }])
})

test('가상계좌로 산 상품은 환불계좌를 알려야 취소할 수 있다', async () => {
  const { buyer } = await aMember(market)
  const issued = await issueAccount(market, {}, buyer)
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const order = await showOrder(buyer, issued.order)
  const asked = { buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const before = await claimPage(asked)
  const { body: seen } = await preview(asked)
  const refused = await request(asked)
  await checkAccount(issued)
  const after = await claimPage(asked)
  const accepted = await requested(asked)
  const masked = after.refundAccount.account?.maskedAccountNumber
  expect({
    required: [before.refundAccount.required, seen.refundAccountRequired],
    ways: seen.refundByMethod.map(({ method, way }) => [method, way]),
    accounts: [before.refundAccount.account, masked],
    code: refused.body.code,
    claim: accepted.claimStatusEnum,
  }).toEqual({
    required: [true, true],
    ways: [['VIRTUAL_ACCOUNT', 'ACCOUNT']],
    accounts: [null, '110-***-******'],
    code: 'CLAIM_REFUND_ACCOUNT_REQUIRED',
    claim: 'CC',
  })
})

test('취소 화면은 묶음의 상품과 본상품·추가상품, 고를 수 있는 사유, 주문의 주소를 준다', async () => {
  const { buyer } = await aMember(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT, addons: { 0: 1 } })
  const asked = { buyer, order, type: 'CANCEL', reason: 'SIMPLE_CHANGE_OF_MIND' } as const
  const { items, ...shown } = await claimPage(asked)
  const [main, addon] = itemsOf(order)
  expect({
    items: items.map((item) => [item.mainOrderItemIdEncrypt, item.refusal, item.optionNames]),
    shown,
  }).toEqual({
    items: [
      [null, null, []],
      [main?.orderItemIdEncrypt, null, []],
    ],
    shown: {
      claimTypeEnum: 'CANCEL',
      ordersIdEncrypt: order.ordersIdEncrypt,
      orderNumber: order.orderNumber,
      orderedAt: order.orderedAt,
      orderShippingPriceIdEncrypt: order.groups[0]?.orderShippingPriceIdEncrypt,
      storeName: '다담다실',
      storeUrl: 'dadam',
      receiver: SEOUL,
      pickupMethodEnumList: ['COLLECT', 'SEND'],
      pickupRequestEnumList: [...PICKUP_REQUESTS],
      pickupDayList: [],
      evidenceLimits: {
        countMax: 5,
        imageMegabytesMax: 10,
        videoMegabytesMax: 50,
        totalMegabytesMax: 100,
        takesEvidence: true,
      },
      paymentGatewayIdEncrypt: order.payment.paymentGatewayIdEncrypt,
      refundAccount: { required: false, account: null },
    },
  })
  expect(addon?.orderItemStatusEnum).toEqual('DC')
})

test('교환 화면은 같은 가격의 옵션을 주고, 품절된 것과 신청할 수 없는 까닭을 알려 준다', async () => {
  const [one = 0, two = 0] = await goodsAt(market, [30_000, 40_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods: [one, two], until: 'SC' })
  await leaveStock(market, one, { option: 1 })
  for (const option of [0, 1]) await leaveStock(market, two, { option })
  const shown = await claimPage({ buyer, order, type: 'EXCHANGE' })
  const ofItem = ({ refusal, optionNames, exchangeOptionList }: ClaimPage['items'][number]) => ({
    refusal,
    optionNames,
    options: exchangeOptionList.map(({ optionValues, soldOut }) => [...optionValues, soldOut]),
  })
  expect([shown.items.map(ofItem), reasonsOf(shown)]).toEqual([
    [
      {
        refusal: null,
        optionNames: ['색'],
        options: [
          ['하양', false],
          ['검정', true],
        ],
      },
      {
        refusal: {
          code: 'EXCHANGE_RESHIPPING_OUT_OF_STOCK',
          message: '교환할 상품의 재고가 부족해요.',
        },
        optionNames: ['색'],
        options: [
          ['하양', true],
          ['검정', true],
        ],
      },
    ],
    ['ORDER_MISTAKE', 'CHANGE_OPTION', 'DAMAGE_DEFECT', 'DELIVERY_MISTAKE', 'MISSING_DELIVERY'],
  ])
})

test('반품 화면은 진행 중인 신청이 있으면 까닭을 알려 준다', async () => {
  const asked = await aReturn()
  await requested(asked)
  const { items } = await claimPage(asked)
  expect(items.map(({ refusal }) => refusal)).toEqual([
    {
      code: 'ORDER_ITEM_CLAIM_IN_PROGRESS',
      message: '이미 진행 중인 취소·교환·반품이 있어요.',
    },
  ])
})

type Evidenced = Pick<Awaited<ReturnType<typeof showClaim>>, 'files' | 'pickup'> & {
  readonly orderClaimIdEncrypt: string
}

test('증거로 첨부한 파일은 순서대로 신청에 붙어 데스크도 보고, 두 번 사용할 수 없다', async () => {
  const asked = await aReturn()
  const { buyer } = asked
  const ids: string[] = []
  for (const name of ['앞.pdf', '뒤.pdf']) {
    const file = await uploadOne(market, buyer, { name, bytes: A_PDF })
    ids.push(file.filesIdEncrypt)
  }
  const claim = await requested({ ...asked, more: { filesIdEncryptList: ids } })
  const { files, pickup } = await showClaim(buyer, claim)
  const desk = await buyer.ask<{ content: readonly Evidenced[] }>('GET', '/dev/desk/claims')
  const seen = desk.content.find(({ orderClaimIdEncrypt: id }) => id === claim.orderClaimIdEncrypt)
  const goods = await goodsAt(market, [30_000])
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const again = await request({ ...asked, order, more: { filesIdEncryptList: ids } })
  expect([files.map(({ name }) => name), again.body.code]).toEqual([
    ['앞.pdf', '뒤.pdf'],
    'FILE_NOT_FOUND',
  ])
  expect([seen?.files, seen?.pickup?.receiver]).toEqual([files, pickup?.receiver])
})
