import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { aNumber, ship } from '../../support/delivery/parcel.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  buyPicked,
  happen,
  historyOf,
  itemOf,
  type OrderItem,
} from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aReadyItem(): Promise<OrderItem> {
  const item = itemOf(await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA }))
  await happen(market, item, 'seller.acknowledge')
  return item
}

test('송장번호는 숫자만 남고, 직접배송에는 없다', async () => {
  const buyer = aBuyer(market)
  const shown = []
  for (const parcel of [
    { courierEnum: 'EPOST', invoice: ' 6012-3456-78901 ' },
    { courierEnum: 'DIRECT', invoice: '601' },
  ] as const) {
    const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA })
    await happen(market, itemOf(order), 'seller.acknowledge')
    await ship(market, itemOf(order), parcel)
    const { orderItemStatusEnum, courierEnum, invoiceNumber } = itemOf(
      await showOrder(buyer, order),
    )
    shown.push([orderItemStatusEnum, courierEnum, invoiceNumber])
  }
  expect(shown).toEqual([
    ['SS', 'EPOST', '6012345678901'],
    ['SS', 'DIRECT', null],
  ])
})

test.each([
  [{}, 'COURIER_REQUIRED', '택배사를 선택해 주세요.'],
  [{ courierEnum: 'EPOST' }, 'INVOICE_NUMBER_REQUIRED', '송장번호를 입력해 주세요.'],
  [
    { courierEnum: 'EPOST', invoice: '123456789012' },
    'INVOICE_NUMBER_INVALID',
    '우체국택배 송장번호는 숫자 13자리예요.',
  ],
  [
    { courierEnum: 'CJ_LOGISTICS', invoice: '12345678901' },
    'INVOICE_NUMBER_INVALID',
    'CJ대한통운 송장번호는 숫자 10자리 또는 12자리예요.',
  ],
] as const)(
  '택배사와 송장번호가 맞지 않으면 까닭을 알려 주고 보내지 않는다: %j',
  async (...row) => {
    const [parcel, code, message] = row
    const item = await aReadyItem()
    const before = await historyOf(market, item)
    const answer = await ship(market, item, parcel)
    expect([answer, await historyOf(market, item)]).toEqual([
      { status: 422, body: { code, message, status: 422, data: null } },
      before,
    ])
  },
)

test('보낼 수 없는 상태면 송장도 남지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA })
  const { status } = await ship(market, itemOf(order), { courierEnum: 'LOTTE', invoice: aNumber() })
  const { courierEnum, invoiceNumber } = itemOf(await showOrder(buyer, order))
  expect([status, courierEnum, invoiceNumber]).toEqual([409, null, null])
})

test('두 사람이 한꺼번에 보내면 한 번만 보내지고 먼저 보낸 송장이 남는다', async () => {
  const item = await aReadyItem()
  const numbers = [aNumber(), aNumber()]
  const answers = await atOnce(
    market,
    'order_item_history',
    numbers.map((invoice) => () => ship(market, item, { courierEnum: 'LOTTE', invoice })),
  )
  const shipped = (await historyOf(market, item)).filter((line) => line.includes('seller.ship'))
  expect([new Set(answers.map(({ status }) => status)), shipped]).toEqual([
    new Set([200, 409]),
    ['seller seller.ship SR>SS'],
  ])
})
