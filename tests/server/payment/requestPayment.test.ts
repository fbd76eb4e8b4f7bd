import { CASH_RECEIPT_MESSAGES } from '@jangteo/core/payment/cashReceipt.messages'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import type { PaymentRequest, WindowOutcome } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  ORDERER,
  placeOrder,
  type PlacedOrder,
  putInCart,
} from '../../support/purchase.ts'

const STRAWBERRIES = 2

/** Requests to the gateway, with its answer instead of a window; `null` opens it. */
const asked: PaymentRequest[] = []
let answer: WindowOutcome | null = null

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      request: (request) =>
        Effect.suspend(() => {
          asked.push(request)
          return answer === null ? gateway.request(request) : Effect.succeed(answer)
        }),
    }),
  })
})
afterAll(() => market.close())

async function anOrder() {
  const buyer = aBuyer(market)
  const order = await placeOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
  const requestData = () =>
    buyer.call('POST', `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`, {
      body: {},
    })
  return { buyer, order, requestData }
}

async function attemptsOf(gatewayOrderIds: readonly string[]) {
  const rows = await market.database.db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.id', 'payment_attempts.payment_id')
    .select(['payments.status as payment', 'payment_attempts.status', 'gateway', 'failure_code'])
    .where('gateway_order_id', 'in', gatewayOrderIds)
    .orderBy('payment_attempts.id')
    .execute()
  return rows
}

test('결제사에 주문 이름과 금액, 주문자, 돌아올 주소를 알려 준다', async () => {
  const { buyer, order, requestData } = await anOrder()
  await requestData()
  const request = asked.at(-1)
  expect(request).toEqual({
    gatewayOrderId: request?.gatewayOrderId,
    amount: order.payableAmount,
    orderName: '논산 설향 딸기 500g 2팩',
    method: 'CARD',
    customer: { name: ORDERER.name, email: ORDERER.email, mobile: buyer.mobile },
    returnUrl: `http://market.test/order/processing?paymentGatewayIdEncrypt=${order.paymentGatewayIdEncrypt}`,
    expiresAtMs: market.now() + 30 * 60_000,
    depositDueAtMs: null,
    cashReceipt: null,
  })
})

test.each([
  [
    { outcome: 'declined', code: 'BELOW_MINIMUM_AMOUNT' },
    'BELOW_MINIMUM_AMOUNT',
    '이 결제수단으로 결제할 수 있는 금액보다 적어요. 다른 결제수단을 선택해 주세요.',
  ],
  [
    { outcome: 'unknown' },
    'PROVIDER_ERROR',
    '결제사와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.',
  ],
] as const)('결제창이 열리지 않으면(%j) 까닭을 알려 주고, 다시 결제할 수 있다', async (...row) => {
  const [closed, gatewayCode, message] = row
  const { buyer, order, requestData } = await anOrder()
  answer = closed
  const refusal = await requestData()
  answer = null
  const unopened = asked.at(-1)?.gatewayOrderId ?? ''
  expect({ refusal, attempts: await attemptsOf([unopened]) }).toEqual({
    refusal: {
      status: 402,
      body: { code: 'PAYMENT_DECLINED', message, status: 402, data: { gatewayCode } },
    },
    attempts: [
      { payment: 'PAYMENT_WAIT', status: 'FAILED', gateway: 'sandbox', failure_code: gatewayCode },
    ],
  })
  const returned = await agreeInWindow(market, { buyer, order })
  expect((await approve(buyer, order, returned)).status).toBe(200)
})

test('먼저 연 결제창은 나중 것이 대신한다', async () => {
  const { requestData } = await anOrder()
  await requestData()
  const first = asked.at(-1)?.gatewayOrderId ?? ''
  await requestData()
  const second = asked.at(-1)?.gatewayOrderId ?? ''
  expect(await attemptsOf([first, second])).toEqual([
    { payment: 'REQUESTED', status: 'FAILED', gateway: 'sandbox', failure_code: 'SUPERSEDED' },
    { payment: 'REQUESTED', status: 'REQUESTED', gateway: 'sandbox', failure_code: null },
  ])
})

const codeOf = ({
  body,
}: Awaited<ReturnType<Awaited<ReturnType<typeof anOrder>>['requestData']>>) => body.code

test('결제한 주문은 결제 시간이 지나도 만료됐다고 하지 않는다', async () => {
  const { buyer, order, requestData } = await anOrder()
  await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
  const before = codeOf(await requestData())
  market.advance(20 * 60_000)
  await buyer.ask('GET', '/accounts/me')
  market.advance(11 * 60_000)
  expect([before, codeOf(await requestData())]).toEqual([
    'PAYMENT_NOT_WAITING',
    'PAYMENT_NOT_WAITING',
  ])
})

test('낼 돈이 없는 주문에는 결제창이 없고, 0원 결제는 그대로 된다', async () => {
  const { buyer, order } = await anOrder()
  const { db } = market.database
  const last = db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1)
  await db
    .updateTable('payments')
    .set({ amount: 0, method: 'FREE' })
    .where('id', '=', last)
    .execute()
  const path = `/systems/payments/${order.paymentGatewayIdEncrypt}`
  const byCard = await buyer.call('POST', `${path}/request-data`, {
    body: { paymentMethodEnum: 'CARD' },
  })
  const free = await buyer.call('POST', `${path}/approve-data/zero`, { body: {} })
  expect([codeOf(byCard), free.status]).toEqual(['PAYMENT_METHOD_UNAVAILABLE', 200])
})

describe('현금영수증 신청', () => {
  const ASKED = {
    purposeEnum: 'EXPENSE_PROOF',
    numberKindEnum: 'BUSINESS_NUMBER',
    number: '124-81-00998',
  }

  async function placing(paymentMethodEnum: PaymentMethod, cashReceipt: object | null) {
    const buyer = aBuyer(market)
    const filled = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
    return { buyer, body: { ...filled, paymentMethodEnum, cashReceipt } }
  }

  async function placed(paymentMethodEnum: PaymentMethod) {
    const { buyer, body } = await placing(paymentMethodEnum, ASKED)
    const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
    const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
    return async (method?: PaymentMethod) => {
      await buyer.ask('POST', path, {
        body: method === undefined ? {} : { paymentMethodEnum: method },
      })
      return asked.at(-1)?.cashReceipt
    }
  }

  const latestRow = () =>
    market.database.db
      .selectFrom('payments')
      .select([
        'receipt_purpose as purpose',
        'receipt_number_kind as kind',
        'sealed_receipt_number as sealed',
        'masked_receipt_number as masked',
      ])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()

  test('번호는 봉해 남기고, 결제사에는 현금으로 내는 동안만 알려 준다', async () => {
    const request = await placed('VIRTUAL_ACCOUNT')
    const { sealed, ...row } = await latestRow()
    const owner = { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', digits: '1248100998' }
    expect({
      row,
      isSealed: sealed !== null && !/1248100998|00998/.test(sealed),
      handed: [await request(), await request('CARD'), await request('BANK_TRANSFER')],
    }).toEqual({
      row: { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', masked: '124-**-*0998' },
      isSealed: true,
      handed: [owner, null, owner],
    })
  })

  test('나중 결제에서 처음 현금을 고르면 그때 신청하고, 그 뒤의 현금 결제에도 쓴다', async () => {
    const { buyer, body } = await placing('CARD', null)
    const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
    const id = order.paymentGatewayIdEncrypt
    const request = async (change: object) => {
      await buyer.ask('POST', `/systems/payments/${id}/request-data`, { body: change })
      return asked.at(-1)?.cashReceipt
    }
    const shown = async () => {
      const path = `/systems/pages/payment?paymentGatewayIdEncrypt=${id}`
      return (await buyer.ask<{ cashReceipt: object | null }>('GET', path)).cashReceipt
    }
    const owner = { purpose: 'EXPENSE_PROOF', kind: 'BUSINESS_NUMBER', digits: '1248100998' }
    expect([
      await request({ cashReceipt: ASKED }),
      await shown(),
      await request({ paymentMethodEnum: 'BANK_TRANSFER', cashReceipt: ASKED }),
      await shown(),
      await request({ paymentMethodEnum: 'VIRTUAL_ACCOUNT' }),
    ]).toEqual([
      null,
      null,
      owner,
      { purposeEnum: 'EXPENSE_PROOF', maskedNumber: '124-**-*0998' },
      owner,
    ])
  })

  test.each([
    [{ ...ASKED, number: '123-45-67890' }, 'CASH_RECEIPT_NUMBER_INVALID'],
    [{ ...ASKED, numberKindEnum: 'MOBILE' }, 'CASH_RECEIPT_KIND_UNFIT'],
  ] as const)('나중 결제도 %j로는 받지 않고, 결제는 그대로다', async (cashReceipt, code) => {
    const { buyer, body } = await placing('CARD', null)
    const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
    const id = order.paymentGatewayIdEncrypt
    const askedCount = asked.length
    const refusal = await buyer.call('POST', `/systems/payments/${id}/request-data`, {
      body: { paymentMethodEnum: 'BANK_TRANSFER', cashReceipt },
    })
    expect([refusal.status, refusal.body.code, refusal.body.message]).toEqual([
      422,
      code,
      CASH_RECEIPT_MESSAGES[code](),
    ])
    const path = `/systems/pages/payment?paymentGatewayIdEncrypt=${id}`
    const page = await buyer.ask<Readonly<Record<string, unknown>>>('GET', path)
    expect([page['paymentMethodEnum'], page['cashReceipt'], asked.length]).toEqual([
      'CARD',
      null,
      askedCount,
    ])
  })

  test('남긴 것은 모두 있거나 모두 없다', async () => {
    await placed('VIRTUAL_ACCOUNT')
    const half = market.database.db
      .updateTable('payments')
      .set({ sealed_receipt_number: null })
      .where('receipt_purpose', 'is not', null)
      .execute()
    await expect(half).rejects.toThrow('cash_receipt_whole_or_none')
  })

  test('카드로 주문하면 남기지 않는다', async () => {
    const request = await placed('CARD')
    const none = { purpose: null, kind: null, sealed: null, masked: null }
    expect([await latestRow(), await request('VIRTUAL_ACCOUNT')]).toEqual([none, null])
  })

  test.each([
    [{ ...ASKED, number: '123-45-67890' }, 'CASH_RECEIPT_NUMBER_INVALID'],
    [{ ...ASKED, numberKindEnum: 'MOBILE' }, 'CASH_RECEIPT_KIND_UNFIT'],
  ] as const)('%j로는 주문을 받지 않고 까닭을 말한다', async (cashReceipt, code) => {
    const { buyer, body } = await placing('VIRTUAL_ACCOUNT', cashReceipt)
    const refusal = await buyer.call('POST', '/shops/orders', { body })
    expect([refusal.status, refusal.body.code, refusal.body.data]).toEqual([
      422,
      'CHECKOUT_INCOMPLETE',
      { reasons: [{ section: 'payment', code, message: CASH_RECEIPT_MESSAGES[code]() }] },
    ])
  })
})
