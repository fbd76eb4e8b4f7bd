import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../support/auditLog.ts'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsAt } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { buyPicked, itemOf, itemsOf, rowIdOf } from '../../support/order/paidOrder.ts'
import {
  act,
  aSale,
  bothSellers,
  sellerItemOf,
  type SellerOrder,
  storesOf,
} from '../../support/seller/sellerDesk.ts'

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

describe('여러 상품을 한꺼번에', () => {
  test('발주확인은 상품마다 답하고, 다시 보내면 바뀌지 않으며, 한 줄씩 남는다', async () => {
    const items = [await aSale(market), await aSale(market)].map(itemOf)
    const first = await act(seller, '/sellers/orders/acknowledge', { items })
    const again = await act(seller, '/sellers/orders/acknowledge', { items })
    const done = { code: null, message: null }
    expect([first, again]).toEqual([
      items.map(() => ({ resultEnum: 'DONE', ...done })),
      items.map(() => ({ resultEnum: 'UNCHANGED', ...done })),
    ])
    const [item] = items
    const id = item === undefined ? 0 : await rowIdOf(market, item)
    expect(
      await auditOf(market, `orderItem:${id}`, ['who', 'call', 'before', 'after', 'reason']),
    ).toEqual([
      {
        who: expect.stringMatching(/^seller:\d+$/) as string,
        call: 'sellerOrder.acknowledge',
        before: { status: 'DC' },
        after: {},
        reason: null,
      },
    ])
  })

  test('거절된 상품이 다른 상품을 막지 않는다', async () => {
    const [fresh, ready] = [itemOf(await aSale(market)), itemOf(await aSale(market))]
    await act(seller, '/sellers/orders/acknowledge', { items: [ready] })
    const parcel = { courierEnum: 'FREIGHT', invoice: '700000000001' }
    const results = await act(seller, '/sellers/orders/ship', { items: [fresh, ready], ...parcel })
    const again = await act(seller, '/sellers/orders/ship', { items: [ready], ...parcel })
    const other = await act(seller, '/sellers/orders/ship', {
      items: [ready],
      ...parcel,
      invoice: '700000000002',
    })
    const refused = {
      resultEnum: 'REFUSED',
      code: 'ORDER_ITEM_STATUS_CHANGED',
      message: '진행 상태가 바뀌어 처리할 수 없어요.',
    }
    const ok = { code: null, message: null }
    expect([results, again, other]).toEqual([
      [refused, { resultEnum: 'DONE', ...ok }],
      [{ resultEnum: 'UNCHANGED', ...ok }],
      [refused],
    ])
  })

  test('송장을 지우고 다른 송장으로 다시 보낸다', async () => {
    const order = await aSale(market)
    const item = itemOf(order)
    const parcel = { courierEnum: 'FREIGHT', invoice: '700000000003' }
    await act(seller, '/sellers/orders/acknowledge', { items: [item] })
    await act(seller, '/sellers/orders/ship', { items: [item], ...parcel })
    const shown = await seller.ask<SellerOrder>('GET', `/sellers/orders/${order.ordersIdEncrypt}`)
    await act(seller, '/sellers/orders/remove-invoice', { items: [item] })
    const right = { ...parcel, invoice: '700000000004' }
    const [result] = await act(seller, '/sellers/orders/ship', { items: [item], ...right })
    const { invoiceNumber } = await sellerItemOf(seller, order)
    expect([shown.items[0]?.actions, result?.resultEnum, invoiceNumber]).toEqual([
      ['REMOVE_INVOICE'],
      'DONE',
      '700000000004',
    ])
  })

  test('발송지연은 사유와 날을 남기고, 판매거부는 판매자 사유의 취소가 된다', async () => {
    const [delayed, refusedOrder] = [await aSale(market), await aSale(market)]
    const today = new Date(market.now() + DAY_MS).toISOString().slice(0, 10)
    const notice = { reason: '입고가 늦어요', shipsOn: today }
    const delays = [
      await act(seller, '/sellers/orders/delay', { items: [itemOf(delayed)], ...notice }),
      await act(seller, '/sellers/orders/delay', { items: [itemOf(delayed)], ...notice }),
    ]
    const memo = '재고가 모두 나갔어요'
    const refusals = [
      await act(seller, '/sellers/orders/refuse', { items: [itemOf(refusedOrder)], memo }),
      await act(seller, '/sellers/orders/refuse', { items: [itemOf(refusedOrder)], memo }),
    ]
    const [sold, cancelled] = [
      await sellerItemOf(seller, delayed),
      await sellerItemOf(seller, refusedOrder),
    ]
    expect([
      delays.flat().map(({ resultEnum }) => resultEnum),
      refusals.flat().map(({ resultEnum }) => resultEnum),
      sold.delay,
      cancelled.orderItemStatusEnum,
    ]).toEqual([
      ['DONE', 'UNCHANGED'],
      ['DONE', 'UNCHANGED'],
      { shipsOn: today, reason: '입고가 늦어요' },
      'C',
    ])
  })

  test.each([
    ['delay', { reason: '가', shipsOn: '2099-01-01' }, 'DELAY_REASON_REQUIRED'],
    ['delay', { reason: '입고가 늦어요', shipsOn: '2020-01-01' }, 'DELAY_DAY_INVALID'],
    ['ship', { courierEnum: 'EPOST', invoice: '1' }, 'INVOICE_NUMBER_INVALID'],
    ['refuse', { memo: '없음' }, 'CLAIM_REASON_DETAIL_REQUIRED'],
  ])('잘못 적은 %s은 아무 상품에도 하지 않는다', async (path, details, code) => {
    const order = await aSale(market)
    const { orderItemIdEncrypt } = itemOf(order)
    const { body } = await seller.call('POST', `/sellers/orders/${path}`, {
      body: { orderItemIdList: [orderItemIdEncrypt], ...details },
    })
    const { orderItemStatusEnum } = await sellerItemOf(seller, order)
    expect([body.code, orderItemStatusEnum]).toEqual([code, 'DC'])
  })

  test('다른 스토어의 상품은 모르는 상품이고 아무것도 바뀌지 않는다', async () => {
    const order = await aSale(market)
    const item = itemOf(order)
    const unknown = {
      resultEnum: 'REFUSED',
      code: 'ORDER_ITEM_NOT_FOUND',
      message: '주문한 상품을 찾을 수 없어요.',
    }
    const results = [
      await act(stranger, '/sellers/orders/acknowledge', { items: [item] }),
      await act(stranger, '/sellers/orders/refuse', {
        items: [item],
        memo: '재고가 모두 나갔어요',
      }),
    ]
    const paths = [`/sellers/orders/${order.ordersIdEncrypt}`]
    const details = await Promise.all(paths.map((path) => stranger.call('GET', path)))
    const opened = await stranger.call('POST', `${paths[0]}/buyer`, {
      body: { reason: '배송 문의 확인' },
    })
    const { orderItemStatusEnum } = await sellerItemOf(seller, order)
    expect([
      results.flat(),
      [...details, opened].map(({ body }) => body.code),
      orderItemStatusEnum,
    ]).toEqual([[unknown, unknown], ['ORDER_NOT_FOUND', 'ORDER_NOT_FOUND'], 'DC'])
  })

  test('한 주문에 든 다른 스토어의 상품은 보이지 않는다', async () => {
    const { other } = await storesOf(market)
    const [own = 0] = await goodsAt(market, [20_000])
    const { id: foreign } = await market.database.db
      .selectFrom('goods')
      .innerJoin('stores', 'stores.id', 'goods.store_id')
      .innerJoin('goods_options', 'goods_options.goods_id', 'goods.id')
      .select('goods.id')
      .where('stores.url', '=', other)
      .where('goods.kind', '=', 'NORMAL')
      .where('goods.sale_status', '=', 'SALE')
      .where('goods.guest_quantity_max', 'is', null)
      .where('goods.is_adult_only', '=', false)
      .where('goods_options.stock', '>', 5)
      .orderBy('goods.id')
      .executeTakeFirstOrThrow()
    const order = await buyPicked(market, aBuyer(market), { goodsId: own }, { goodsId: foreign })
    const path = `/sellers/orders/${order.ordersIdEncrypt}`
    const [mine, theirs] = [
      await seller.ask<SellerOrder>('GET', path),
      await stranger.ask<SellerOrder>('GET', path),
    ]
    const seen = [...mine.items, ...theirs.items].map((item) => item.orderItemIdEncrypt)
    expect([mine.items.length, theirs.items.length, new Set(seen)]).toEqual([
      1,
      1,
      new Set(itemsOf(order).map((item) => item.orderItemIdEncrypt)),
    ])
  })
})
