import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { addToCart } from '../../support/cart/inCart.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  ORDERER,
  type PlacedOrder,
  SEOUL,
  showOrder,
} from '../../support/purchase.ts'

/** Free over 30,000 won, area fees 3,000 to Jeju. */
const MANDARINS = goodsNamed('서귀포 노지 감귤')
const SWEET_POTATOES = goodsNamed('해남 꿀고구마')
/** Always free, area fees 3,000 to Jeju; with add-ons. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const JEJU = { ...SEOUL, zonecode: '63122', roadAddress: '제주 제주시 문연로 6' }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('여러 스토어에서 산 주문은 배송 묶음마다 배송비와 상품을, 그리고 받는 곳과 결제를 보여 준다', async () => {
  const { buyer } = await aMember(market)
  const { cartIdList } = await addToCart(
    market,
    buyer,
    { goodsId: MANDARINS },
    { goodsId: TEAPOT, quantity: 2, addons: { 0: 3 } },
  )
  const form = await fillOrder(buyer, cartIdList)
  const body = {
    ...form,
    receiver: { ...JEJU, receiverName: ' 김제주 ', zonecode: ' 63122' },
    deliveryRequestEnum: 'DIRECT_INPUT',
    deliveryRequestText: ' 문 앞에 놓아 주세요 ',
    buildingEntryEnum: 'SECURITY_CALL',
    payableAmount: form.payableAmount + 6_000,
  }
  const placed = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  const months = { months: '3' }
  const returned = await agreeInWindow(market, { buyer, order: placed, form: months })
  await approve(buyer, placed, returned)
  const order = await showOrder(buyer, placed)
  const { groups, orderedAt, payment, ...head } = order
  const { orderAddressIdEncrypt } = order
  const at = new Date(market.now()).toISOString()
  expect({
    head,
    times: [orderedAt, payment.completedAt],
    payment: { ...payment, completedAt: null },
    groups: groups.map(({ storeName, storeUrl, shippingPolicy, fee, areaFee }) => ({
      store: [storeName, storeUrl],
      kind: shippingPolicy.kind,
      fees: [fee, areaFee],
    })),
    items: itemsOf(order).map((item) => [
      item.goodsName,
      item.optionName,
      item.salePrice,
      item.quantity,
      item.paidAmount,
      item.orderItemStatusEnum,
    ]),
    addonOf: itemsOf(order).map((item) => item.mainOrderItemIdEncrypt),
  }).toEqual({
    head: {
      ordersIdEncrypt: placed.ordersIdEncrypt,
      orderNumber: placed.orderNumber,
      payableAmount: 198_900,
      currencyCode: 'KRW',
      orderer: { ...ORDERER, mobile: buyer.mobile },
      orderAddressIdEncrypt,
      receiver: { ...JEJU, receiverName: '김제주' },
      areaZoneEnum: 'JEJU',
      deliveryRequest: '문 앞에 놓아 주세요 · 경비실 호출',
      depositAccount: null,
      goodsAmount: 189_900,
      couponAmount: 0,
      shippingAmount: 3_000,
      areaAmount: 6_000,
    },
    times: [at, at],
    payment: {
      paymentGatewayIdEncrypt: placed.paymentGatewayIdEncrypt,
      paymentMethodEnum: 'CARD',
      paymentStatusEnum: 'DEPOSIT_COMPLETE',
      amount: 198_900,
      refundedAmount: 0,
      refundList: [],
      completedAt: null,
      cardCompany: '신한카드',
      cashReceipt: null,
      installmentMonths: 3,
    },
    groups: [
      { store: ['아침밭상회', 'achimbat'], kind: 'CONDITION', fees: [3_000, 3_000] },
      { store: ['다담다실', 'dadam'], kind: 'FREE', fees: [0, 3_000] },
    ],
    items: [
      ['서귀포 노지 감귤', '3kg (35과 내외)', 17_900, 1, 17_900, 'DC'],
      ['진사 도자 찻주전자 450ml', '', 59_000, 2, 118_000, 'DC'],
      ['진사 도자 찻주전자 450ml', '같은 유약 찻잔 1개', 18_000, 3, 54_000, 'DC'],
    ],
    addonOf: [null, null, itemsOf(order)[1]?.orderItemIdEncrypt],
  })
})

test('한 스토어의 묶음은 합친 금액으로 배송비가 정해진다', async () => {
  const order = await buyPicked(
    market,
    aBuyer(market),
    { goodsId: MANDARINS },
    { goodsId: SWEET_POTATOES },
  )
  expect(order.groups.map(({ fee, items }) => [fee, items.length])).toEqual([[0, 2]])
})

test('주문한 뒤에 상품의 이름과 값이 바뀌어도 주문은 산 그대로다', async () => {
  const buyer = aBuyer(market)
  const before = await buyPicked(market, buyer, { goodsId: SWEET_POTATOES })
  const { db } = market.database
  const goods = db.updateTable('goods').where('id', '=', SWEET_POTATOES)
  await goods.set({ name: '바뀐 이름', sale_price: 1_000 }).execute()
  const after = await showOrder(buyer, before)
  await goods.set({ name: '해남 꿀고구마', sale_price: 16_800 }).execute()
  expect(after).toEqual(before)
})

test.each([
  ['DC', [], ['CANCEL', 'CHANGE_ADDRESS']],
  ['SR', WAY_TO.SR, ['REQUEST_CANCEL']],
  ['SD', WAY_TO.SD, ['SHOW_DELAY', 'REQUEST_CANCEL']],
  ['SS', WAY_TO.SS, ['TRACK']],
  ['SI', WAY_TO.SI, ['TRACK', 'CONFIRM', 'REQUEST_EXCHANGE', 'REQUEST_RETURN']],
  ['SC', WAY_TO.SC, ['CONFIRM', 'TRACK', 'REQUEST_EXCHANGE', 'REQUEST_RETURN']],
] as const)('%s 상품에는 할 수 있는 일만 보인다', async (status, way, actions) => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT })
  await happen(market, itemOf(order), ...way)
  const item = itemOf(await showOrder(buyer, order))
  expect([item.orderItemStatusEnum, item.actions]).toEqual([status, actions])
})

test('배송지연을 알리면 까닭과 보낼 날이, 보내면 송장이, 도착하면 저절로 확정될 때가 보인다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: TEAPOT })
  const shown = async () => {
    const item = itemOf(await showOrder(buyer, order))
    const { delay, courierEnum, invoiceNumber, autoConfirmAt } = item
    return { delay, courierEnum, invoiceNumber, autoConfirmAt }
  }
  const paid = await shown()
  await happen(market, itemOf(order), 'seller.delay')
  const delayed = await shown()
  await happen(market, itemOf(order), 'seller.ship', 'carrier.delivered')
  const delivered = await shown()
  const nothing = { delay: null, courierEnum: null, invoiceNumber: null, autoConfirmAt: null }
  const delay = { shipsOn: '2026-08-25', reason: '상품 준비에 시간이 더 필요해요.' }
  expect([paid, delayed, delivered]).toEqual([
    nothing,
    { ...nothing, delay },
    {
      delay,
      courierEnum: 'FREIGHT',
      invoiceNumber: '600000000001',
      autoConfirmAt: '2026-08-29T14:59:59.999Z',
    },
  ])
})
