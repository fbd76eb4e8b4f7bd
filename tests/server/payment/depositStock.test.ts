import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type RefusalBody } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { agreeToAccount, atBank, read } from '../../support/payment/deposit.ts'
import { fillOrder, type PlacedOrder, putInCart } from '../../support/purchase.ts'
import { aProduct, optionOf } from '../../support/stock.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const aTea = (stock: number) =>
  aProduct(market, goodsNamed('하동 세작 녹차'), { stock, sale_ends_at: null })

const EXCEEDED = {
  code: 'PAYMENT_DEPOSIT_STOCK_EXCEEDED',
  message: '지금은 가상계좌로 구매할 수 없는 수량이에요. 다른 결제수단을 선택해 주세요.',
  status: 409,
  data: null,
}

type Wanted = { readonly goodsId: number; readonly quantity?: number; readonly method?: string }

/** A guest of their own in front of the button, and how to press it. */
async function aGuest({ goodsId, quantity = 1, method = 'VIRTUAL_ACCOUNT' }: Wanted) {
  const buyer = aBuyer(market)
  const filled = await fillOrder(buyer, [await putInCart(buyer, goodsId, quantity)])
  const body = { ...filled, paymentMethodEnum: method }
  const press = async () => {
    const answer = await buyer.call<PlacedOrder | RefusalBody>('POST', '/shops/orders', { body })
    return answer.body
  }
  const askFor = ({ paymentGatewayIdEncrypt: id }: PlacedOrder, paymentMethodEnum: string) =>
    buyer.call<object>('POST', `/systems/payments/${id}/request-data`, {
      body: { paymentMethodEnum },
    })
  return { buyer, press, askFor }
}

async function order(wanted: Wanted) {
  const guest = await aGuest(wanted)
  const placed = await guest.press()
  if ('code' in placed) throw new Error(`the order was refused: ${placed.code}`)
  return { ...guest, placed }
}

const notifyPlaced = (answer: object) => ('code' in answer ? answer : 'placed')

test('가상계좌로 기다릴 수 있는 것은 옵션의 다섯에 하나까지이고, 나머지는 바로 결제하는 사람이 산다', async () => {
  const goodsId = await aTea(130)
  const answers = []
  for (const quantity of [20, 7, 6, 1]) {
    const { press } = await aGuest({ goodsId, quantity })
    answers.push(notifyPlaced(await press()))
  }
  const card = await (await aGuest({ goodsId, quantity: 100, method: 'CARD' })).press()
  expect({
    answers,
    card: notifyPlaced(card),
    left: (await optionOf(market, goodsId)).stock,
  }).toEqual({
    answers: ['placed', EXCEEDED, 'placed', EXCEEDED],
    card: 'placed',
    left: 4,
  })
})

test('스무 개가 안 되는 옵션은 가상계좌로 구매할 수 없고, 주문서가 미리 알려 준다', async () => {
  const goodsId = await aTea(19)
  const buyer = aBuyer(market)
  const cartId = await putInCart(buyer, goodsId)
  const page = await buyer.ask<{
    readonly paymentMethodList: readonly string[]
    readonly unavailableMethodList: readonly object[]
    readonly depositDays: number
  }>('GET', `/shops/pages/order?cartIdList=[${cartId}]`)
  const { code, message } = EXCEEDED
  expect({
    refusal: await (await aGuest({ goodsId })).press(),
    isOffered: page.paymentMethodList.includes('VIRTUAL_ACCOUNT'),
    closed: page.unavailableMethodList.slice(-2),
    days: page.depositDays,
  }).toEqual({
    refusal: EXCEEDED,
    isOffered: false,
    closed: [
      { paymentMethodEnum: 'VIRTUAL_ACCOUNT', code, message },
      { paymentMethodEnum: 'SIMPLE_VIRTUAL', code, message },
    ],
    days: 0,
  })
})

test('한꺼번에 주문해도 한도까지만 기다린다', async () => {
  const goodsId = await aTea(25)
  const guests = await Promise.all(Array.from({ length: 8 }, () => aGuest({ goodsId })))
  const answers = await atOnce(
    market,
    'orders',
    guests.map(({ press }) => press),
  )
  const refused = answers.filter((answer) => 'code' in answer)
  expect({ refused, placed: answers.length - refused.length }).toEqual({
    refused: [EXCEEDED, EXCEEDED, EXCEEDED],
    placed: 5,
  })
})

test('다른 수단으로 주문한 뒤 가상계좌로 바꿔도, 한꺼번에 바꿔도 한도까지다', async () => {
  const goodsId = await aTea(33)
  const orders = await Promise.all(
    Array.from({ length: 8 }, () => order({ goodsId, method: 'CARD' })),
  )
  const answers = await atOnce(
    market,
    'payment_attempts',
    orders.map(
      ({ askFor, placed }) =>
        () =>
          askFor(placed, 'VIRTUAL_ACCOUNT'),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  const isOpen = await Promise.all(
    orders.map(async ({ buyer, placed }) => {
      const { paymentMethodList } = await buyer.ask<{ paymentMethodList: readonly string[] }>(
        'GET',
        `/systems/pages/payment?paymentGatewayIdEncrypt=${placed.paymentGatewayIdEncrypt}`,
      )
      return paymentMethodList.includes('VIRTUAL_ACCOUNT')
    }),
  )
  expect({
    refused: refused.map(({ body }) => body),
    opened: answers.length - refused.length,
    offered: isOpen.filter(Boolean).length,
  }).toEqual({ refused: [EXCEEDED, EXCEEDED], opened: 6, offered: 6 })
})

test('한도를 쓰던 주문은 가상계좌를 다시 고를 수 있고, 입금되거나 수단을 바꾸면 남이 쓴다', async () => {
  const goodsId = await aTea(40)
  const first = await order({ goodsId, quantity: 8 })
  const again = await first.askFor(first.placed, 'VIRTUAL_ACCOUNT')
  const full = await (await aGuest({ goodsId })).press()
  await first.askFor(first.placed, 'CARD')
  const free = await (await aGuest({ goodsId, quantity: 3 })).press()
  const back = await first.askFor(first.placed, 'VIRTUAL_ACCOUNT')
  expect([again.status, full, notifyPlaced(free), back.status]).toEqual([
    200,
    EXCEEDED,
    'placed',
    409,
  ])
})

test('입금된 것은 한도에서 빠진다', async () => {
  const goodsId = await aTea(40)
  const { buyer, placed } = await order({ goodsId, quantity: 8 })
  const full = await (await aGuest({ goodsId })).press()
  const issued = await agreeToAccount(market, { buyer, order: placed })
  await atBank(market, issued, { action: 'deposit' })
  await read(market, issued)
  const after = await (await aGuest({ goodsId, quantity: 6 })).press()
  expect([full, notifyPlaced(after)]).toEqual([EXCEEDED, 'placed'])
})
