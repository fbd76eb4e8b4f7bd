import { PAYMENT_METHODS } from '@jangteo/core/payment/payment.codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  ACCOUNT,
  agreeToAccount,
  atBank,
  checkAccount,
  type IssuedOrder,
  issueAccount,
  placeBy,
  read,
  STRAWBERRIES,
} from '../../support/payment/deposit.ts'
import { setPin } from '../../support/pin.ts'
import { agreeInWindow, approve, fillOrder, putInCart, showOrder } from '../../support/purchase.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Page = {
  readonly paymentProgressEnum: string
  readonly paymentStatusEnum: string
  readonly decline: { readonly message: string } | null
  readonly depositAccount: { readonly dueAt: string } | null
}

const show = ({ buyer, order }: Pick<IssuedOrder, 'buyer' | 'order'>) =>
  buyer.ask<Page>(
    'GET',
    `/systems/pages/payment?paymentGatewayIdEncrypt=${order.paymentGatewayIdEncrypt}`,
  )

describe('결제 현황', () => {
  test('창을 열기 전, 거절된 뒤, 결제한 뒤를 알려 준다', async () => {
    const buyer = aBuyer(market)
    const order = await placeBy(buyer, 'CARD')
    const before = await show({ buyer, order })
    const form = { action: 'decline', reason: 'REJECT_CARD_PAYMENT', atConfirm: 'on' }
    await approve(buyer, order, await agreeInWindow(market, { buyer, order, form }))
    const declined = await show({ buyer, order })
    await approve(buyer, order, await agreeInWindow(market, { buyer, order }))
    const paid = await show({ buyer, order })
    expect(
      [before, declined, paid].map((page) => [page.paymentProgressEnum, page.decline?.message]),
    ).toEqual([
      ['PAYABLE', undefined],
      ['DECLINED', '결제 한도를 넘었어요. 다른 결제수단을 선택해 주세요.'],
      ['COMPLETED', undefined],
    ])
  })

  test('계좌가 입금을 기다리면 그 계좌를, 남에게는 아무것도 알려 주지 않는다', async () => {
    const issued = await issueAccount(market)
    const page = await show(issued)
    const stranger = aBuyer(market)
    await placeBy(stranger, 'CARD')
    const id = issued.order.paymentGatewayIdEncrypt
    const foreign = await stranger.call(
      'GET',
      `/systems/pages/payment?paymentGatewayIdEncrypt=${id}`,
    )
    expect([page.paymentProgressEnum, page.depositAccount?.dueAt, foreign.body.code]).toEqual([
      'DEPOSIT_READY',
      '2026-08-22T14:59:59.999Z',
      'PAYMENT_NOT_FOUND',
    ])
  })
})

describe('결제수단', () => {
  test.each(PAYMENT_METHODS.filter((method) => method !== 'FREE'))(
    '%s로 결제창까지 간다',
    async (method) => {
      const { buyer } = await aMember(market, 'MEMBER', { platforms: ['PAY'] })
      const order = await placeBy(buyer, method)
      const pinTicket = await setPin(buyer)
      const paying = { buyer, order, form: { bank: '88' }, pinTicket }
      const returned = await agreeInWindow(market, paying)
      const { status } = await approve(buyer, order, returned)
      expect([returned.amount, status]).toEqual([order.payableAmount, 200])
    },
  )

  test('페이가 없으면 머니는 까닭과 함께 닫혀 있고 주문도 거절한다', async () => {
    const buyer = aBuyer(market)
    const cartId = await putInCart(buyer, STRAWBERRIES)
    const page = await buyer.ask<{ unavailableMethodList: unknown }>(
      'GET',
      `/shops/pages/order?cartIdList=[${cartId}]`,
    )
    const filled = await fillOrder(buyer, [cartId])
    const { body } = await buyer.call('POST', '/shops/orders', {
      body: { ...filled, paymentMethodEnum: 'MONEY' },
    })
    expect([page.unavailableMethodList, body.code, body.data]).toEqual([
      [
        {
          paymentMethodEnum: 'MONEY',
          code: 'PAYMENT_METHOD_NEEDS_PAY',
          message: '페이에 가입한 회원만 사용할 수 있어요.',
        },
      ],
      'CHECKOUT_INCOMPLETE',
      {
        reasons: [
          {
            section: 'payment',
            code: 'PAYMENT_METHOD_UNAVAILABLE',
            message: '지금은 사용할 수 없는 결제수단이에요. 다른 결제수단을 선택해 주세요.',
          },
        ],
      },
    ])
  })

  test('거절된 뒤 다른 수단으로 바꿔 결제하고, 열리지 않은 수단으로는 바꾸지 못한다', async () => {
    const buyer = aBuyer(market)
    const order = await placeBy(buyer, 'CARD')
    const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/request-data`
    const closed = await buyer.call('POST', path, { body: { paymentMethodEnum: 'MONEY' } })
    await buyer.ask('POST', path, { body: { paymentMethodEnum: 'VIRTUAL_ACCOUNT' } })
    const returned = await agreeInWindow(market, { buyer, order, form: { bank: '20' } })
    const { body } = await approve<{ paymentStatusEnum: string }>(buyer, order, returned)
    expect([closed.body.code, body.paymentStatusEnum]).toEqual([
      'PAYMENT_METHOD_UNAVAILABLE',
      'DEPOSIT_READY',
    ])
  })
})

describe('환불계좌', () => {
  async function paid(): Promise<IssuedOrder> {
    const issued = await issueAccount(market)
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
    return issued
  }
  const accountOf = ({ buyer, order }: IssuedOrder) =>
    buyer.ask('GET', `/orders/manages/${order.ordersIdEncrypt}/refund-account`)

  test('예금주가 맞으면 봉한 번호로 남기고 앞자리만 보여 준다', async () => {
    const issued = await paid()
    const before = await accountOf(issued)
    const checked = await checkAccount(issued)
    const rows = await market.database.db
      .selectFrom('order_refund_accounts')
      .select('sealed_account_number')
      .execute()
    const isSealed = rows.every(({ sealed_account_number: sealed }) => !sealed.includes('110123'))
    expect([before, checked.body, await accountOf(issued), isSealed]).toEqual([
      { required: true, account: null },
      { result: 'match' },
      {
        required: true,
        account: {
          bankCode: '88',
          maskedAccountNumber: '110-***-******',
          holderName: '홍길동',
          checkedAt: '2026-08-22T05:00:00.000Z',
        },
      },
      true,
    ])
  })

  test('예금주가 다르거나 은행이 쉬면 남기지 않고, 아닌 번호는 묻지 않는다', async () => {
    const issued = await paid()
    const answers = [
      await checkAccount(issued, { accountNumber: '1101230000' }),
      await checkAccount(issued, { accountNumber: '1101239999' }),
      await checkAccount(issued, { accountNumber: '12-34' }),
    ]
    expect([answers.map(({ body }) => body.result ?? body.code), await accountOf(issued)]).toEqual([
      ['mismatch', 'unavailable', 'BAD_INPUT'],
      { required: true, account: null },
    ])
  })

  test('틀린 계좌번호와 예금주는 칸마다 무엇이 틀렸는지 말한다', async () => {
    const { buyer, order } = await issueAccount(market)
    const path = `/systems/payments/${order.paymentGatewayIdEncrypt}/account-validation-check`
    const ask = (change: object) => buyer.call('POST', path, { body: { ...ACCOUNT, ...change } })
    const answers = await Promise.all([
      ask({ accountNumber: '12-34', holderName: ' ' }),
      ask({ holderName: '가'.repeat(21) }),
    ])
    expect(answers.map(({ body }) => body.data)).toEqual([
      {
        issues: [
          { path: 'accountNumber', message: '계좌번호를 다시 확인해 주세요.' },
          { path: 'holderName', message: '예금주를 입력해 주세요.' },
        ],
      },
      { issues: [{ path: 'holderName', message: '예금주는 20자까지 입력할 수 있어요.' }] },
    ])
  })

  test('남의 주문에는 계좌를 남기지 못한다', async () => {
    const issued = await paid()
    const other = await paid()
    const { status, body } = await checkAccount({ ...issued, buyer: other.buyer }, ACCOUNT)
    expect([status, body.code]).toEqual([404, 'PAYMENT_NOT_FOUND'])
  })
})

describe('영수증', () => {
  const receiptOf = ({ buyer, order }: Pick<IssuedOrder, 'buyer' | 'order'>) =>
    buyer.call('GET', `/systems/payments/orders-receipt/${order.ordersIdEncrypt}`)

  const CASH_RECEIPT = {
    purposeEnum: 'INCOME_DEDUCTION',
    numberKindEnum: 'MOBILE',
    number: '010-1234-5678',
  }

  async function receipted(): Promise<IssuedOrder> {
    const buyer = aBuyer(market)
    const filled = await fillOrder(buyer, [await putInCart(buyer, STRAWBERRIES)])
    const paying = { paymentMethodEnum: 'VIRTUAL_ACCOUNT', cashReceipt: CASH_RECEIPT }
    const order = await buyer.ask<IssuedOrder['order']>('POST', '/shops/orders', {
      body: { ...filled, ...paying },
    })
    return agreeToAccount(market, { buyer, order })
  }

  async function deposit(issued: IssuedOrder): Promise<IssuedOrder> {
    await atBank(market, issued, { action: 'deposit' })
    await read(market, issued)
    return issued
  }

  test('카드는 전표를, 입금은 신청한 현금영수증을 주고, 입금 전에는 없다고 한다', async () => {
    const buyer = aBuyer(market)
    const order = await placeBy(buyer, 'CARD')
    const returned = await agreeInWindow(market, { buyer, order })
    await approve(buyer, order, returned)
    const issued = await receipted()
    const before = await receiptOf(issued)
    const card = await receiptOf({ buyer, order })
    const cash = await receiptOf(await deposit(issued))
    expect([before.body.code, before.body.message, card.body, cash.body]).toEqual([
      'RECEIPT_NOT_ISSUED',
      '영수증이 아직 발급되지 않았어요.',
      {
        cardReceiptUrl: `/sandbox-gateway/receipt/${returned.gatewayOrderId}`,
        cashReceiptUrl: null,
        additionalPaymentList: [],
        refundList: [],
      },
      {
        cardReceiptUrl: null,
        cashReceiptUrl: `/sandbox-gateway/receipt/${issued.gatewayOrderId}`,
        additionalPaymentList: [],
        refundList: [],
      },
    ])
  })

  test('10만원이 안 되는 입금은 신청하지 않으면 현금영수증이 없다', async () => {
    const { status, body } = await receiptOf(await deposit(await issueAccount(market)))
    expect([status, body.code]).toEqual([404, 'RECEIPT_NOT_ISSUED'])
  })

  test('주문 상세는 신청한 용도와 가린 번호를 보여 준다', async () => {
    const [asked, unasked] = [await receipted(), await issueAccount(market)]
    const details = await Promise.all(
      [asked, unasked].map(({ buyer, order }) => showOrder(buyer, order)),
    )
    expect(details.map(({ payment }) => payment.cashReceipt)).toEqual([
      { purposeEnum: 'INCOME_DEDUCTION', maskedNumber: '010-****-5678' },
      null,
    ])
  })
})
