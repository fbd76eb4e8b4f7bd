import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { fillOrder, type OrderPage, putInCart } from '../../support/purchase.ts'
import { aProduct, optionOf } from '../../support/stock.ts'

/** More than one order may come to: 9,999 pieces at a million won, shipped free. */
const AMOUNT = 9_999_000_000
const QUANTITY = 9_999

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('21억 원이 넘는 장바구니도 합계를 보여주고, 주문만 까닭을 대어 거절하고 재고를 그대로 둔다', async () => {
  const goodsId = await aProduct(market, goodsNamed('하동 세작 녹차'), {
    list_price: 1_000_000,
    sale_price: 1_000_000,
    order_quantity_max: null,
    account_quantity_max: null,
    guest_quantity_max: null,
    stock: QUANTITY,
  })
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, goodsId, QUANTITY)
  const { id: optionId } = await optionOf(market, goodsId)
  const body = await fillOrder(buyer, [cartId])
  const answers = await Promise.all([
    buyer.ask<OrderPage>('GET', '/shops/carts/summary'),
    buyer.ask<OrderPage>('POST', `/shops/carts/goods/${goodsId}/mini-cart/price`, {
      body: { goodsList: [{ optionId, quantity: QUANTITY }] },
    }),
    buyer.ask<OrderPage>('GET', `/shops/pages/order?cartIdList=[${cartId}]`),
    buyer.ask<OrderPage>('POST', '/shops/orders/summary', {
      body: { cartIdList: [cartId], zonecode: null },
    }),
  ])
  expect(answers.map(({ totals }) => totals.payableAmount)).toEqual(answers.map(() => AMOUNT))
  expect(await buyer.call('POST', '/shops/orders', { body })).toEqual({
    status: 422,
    body: {
      code: 'CHECKOUT_INCOMPLETE',
      message: '주문에 필요한 내용을 다시 확인해 주세요.',
      status: 422,
      data: {
        reasons: [
          {
            section: 'amount',
            code: 'ORDER_AMOUNT_TOO_LARGE',
            message: '한 번에 2,147,483,647원까지 주문할 수 있어요. 나누어 주문해 주세요.',
          },
        ],
      },
    },
  })
  expect((await optionOf(market, goodsId)).stock).toBe(QUANTITY)
})
