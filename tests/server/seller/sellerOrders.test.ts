import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { itemOf } from '../../support/order/paidOrder.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import {
  act,
  aSale,
  bothSellers,
  sellerItemOf,
  sellerItems,
  storesOf,
} from '../../support/seller/sellerDesk.ts'
import { loginSeller } from '../../support/staff.ts'

let market: TestMarket
let seller: Buyer
let stranger: Buyer
beforeAll(async () => {
  market = await openMarket()
  const both = await bothSellers(market)
  seller = both.seller
  stranger = both.stranger
})
afterAll(() => market.close())

describe('판매자의 주문 목록', () => {
  test('자기 스토어의 결제된 상품만 이름을 가리고 보여 준다', async () => {
    const order = await aSale(market)
    const item = await sellerItemOf(seller, order)
    expect({ ...item, goodsName: '', optionName: '', picture: '', goodsId: 0 }).toEqual({
      orderItemIdEncrypt: itemOf(order).orderItemIdEncrypt,
      ordersIdEncrypt: order.ordersIdEncrypt,
      itemNumber: `${order.orderNumber}-1`,
      orderNumber: order.orderNumber,
      orderedAt: order.orderedAt,
      paidAt: item.paidAt,
      goodsId: 0,
      goodsName: '',
      optionName: '',
      picture: '',
      isAddon: false,
      quantity: 1,
      paidAmount: 20_000,
      orderItemStatusEnum: 'DC',
      claimStatusEnum: null,
      orderClaimIdEncrypt: null,
      ordererName: '홍*동',
      receiverName: '홍*동',
      shipDue: item.shipDue,
      delay: null,
      courierEnum: null,
      invoiceNumber: null,
      actions: ['ACKNOWLEDGE', 'DELAY', 'REFUSE'],
    })
    expect(await sellerItems(stranger, `keyword=${order.orderNumber}`)).toEqual([])
  })

  test('결제하지 않은 주문과 결제하지 않아 사라진 주문은 없다', async () => {
    const buyer = aBuyer(market)
    const [goodsId = 0] = await goodsAt(market, [20_000])
    const order = await placeOrder(buyer, [await putInCart(buyer, goodsId)])
    const unpaid = await sellerItems(seller, `keyword=${order.orderNumber}`)
    const { db } = market.database
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db.updateTable('order_items').set({ status: 'C' }).where('order_id', '=', id).execute()
    const lapsed = await sellerItems(seller, `keyword=${order.orderNumber}`)
    const detail = await seller.call('GET', `/sellers/orders/${order.ordersIdEncrypt}`)
    expect([unpaid, lapsed, detail.body.code]).toEqual([[], [], 'ORDER_NOT_FOUND'])
  })

  test('탭은 상태를, 검색은 주문과 상품과 송장을 찾는다', async () => {
    const buyer = aBuyer(market)
    const order = await aSale(market, { buyer })
    const item = await sellerItemOf(seller, order)
    await act(seller, '/sellers/orders/acknowledge', { items: [item] })
    const invoice = '6012345678901'
    await act(seller, '/sellers/orders/ship', { items: [item], courierEnum: 'EPOST', invoice })
    const numbersOf = async (query: string) =>
      (await sellerItems(seller, query)).map(({ itemNumber }) => itemNumber)
    const found = [
      await numbersOf(`sellerOrderTabEnum=SHIPPING&keyword=${item.itemNumber}`),
      await numbersOf(`sellerOrderTabEnum=NEW&keyword=${item.itemNumber}`),
      await numbersOf(`keyword=${invoice}`),
      await numbersOf(`keyword=${encodeURIComponent('없는 상품 이름')}`),
    ]
    const own = [item.itemNumber]
    expect(found).toEqual([own, [], own, []])
    expect(await numbersOf(`keyword=${encodeURIComponent(item.goodsName.slice(0, 4))}`)).toContain(
      item.itemNumber,
    )
  })

  test('발송예정일이 지난 상품은 발송지연에 있고 홈에서 센다', async () => {
    const late = await openMarket()
    const { own } = await storesOf(late)
    const order = await aSale(late)
    const before = (await loginSeller(late, own)).browser
    const counted = await before.ask('GET', '/sellers/home')
    late.advance(30 * DAY_MS)
    const after = (await loginSeller(late, own)).browser
    const tab = await sellerItems(after, 'sellerOrderTabEnum=LATE')
    const home = await after.ask('GET', '/sellers/home')
    await late.close()
    const orders = { newCount: 1, readyCount: 0 }
    expect([counted, tab.map(({ orderNumber }) => orderNumber), home]).toEqual([
      expect.objectContaining({ orders: { ...orders, lateCount: 0 }, claims: { openCount: 0 } }),
      [order.orderNumber],
      expect.objectContaining({ orders: { ...orders, lateCount: 1 } }),
    ])
  })

  test('홈은 권한이 있는 일만 센다', async () => {
    const { own } = await storesOf(market)
    const { browser } = await loginSeller(market, own, { permissions: ['CLAIMS'] })
    const home = await browser.ask('GET', '/sellers/home')
    expect(home).toEqual({
      orders: null,
      claims: { openCount: 0 },
      goods: null,
      money: null,
      qnas: null,
    })
  })
})
