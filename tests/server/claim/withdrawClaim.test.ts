import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import type { CancelOutcome } from '@jangteo/payment/gateway.port'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { anOrderOf, type Input, requested, showClaim } from '../../support/claim/claimCalls.ts'
import {
  atDesk,
  claimHistoryOf,
  goOn,
  heldAtGateway,
  payAdditional,
  withdraw,
  work,
} from '../../support/claim/claimDesk.ts'
import { goodsAt, optionIdOf, stockOf } from '../../support/claim/claimShop.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { itemsOf, type WAY_TO } from '../../support/order/paidOrder.ts'
import { showOrder } from '../../support/purchase.ts'

/** The gateway's answers to a refund before it obeys. */
const answers: CancelOutcome[] = []

let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      cancel: (request) =>
        Effect.suspend(() => {
          const answer = answers.shift()
          return answer === undefined ? gateway.cancel(request) : Effect.succeed(answer)
        }),
    }),
  })
})
afterAll(() => market.close())
beforeEach(() => {
  answers.length = 0
})

const REASONS = {
  CANCEL: 'SIMPLE_CHANGE_OF_MIND',
  EXCHANGE: 'CHANGE_OPTION',
  RETURN: 'SIMPLE_CHANGE_OF_MIND',
} as const

/** A claim of the second of two items that lie in a state where it may be asked for. */
async function aClaim(type: RequestableClaimType, until: keyof typeof WAY_TO = 'SC') {
  const goods = await goodsAt(market, [60_000, 20_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until })
  const [, item] = itemsOf(order)
  const optionId = await optionIdOf(market, goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const more = type === 'EXCHANGE' ? { exchangeList } : {}
  const asked: Input = { buyer, order, type, reason: REASONS[type], items: [1], more }
  return { goods, buyer, order, asked, claim: await requested(asked) }
}

const CHANGED = { status: 409, code: 'NOT_CHANGE_STATUS' }

async function said(answer: ReturnType<typeof withdraw>) {
  const { status, body } = await answer
  return body.done === true ? 'done' : { status, code: body.code }
}

test.each([
  ['취소', 'CANCEL', 'SR'],
  ['교환', 'EXCHANGE', 'SC'],
  ['반품', 'RETURN', 'SC'],
] as const)('%s 신청을 철회하면 상품도 재고도 신청하기 전과 같다', async (_, type, until) => {
  const { goods, buyer, order, claim } = await aClaim(type, until)
  const withdrawn = [await said(withdraw(buyer, claim)), await said(withdraw(buyer, claim))]
  expect({
    withdrawn,
    items: itemsOf(await showOrder(buyer, order)),
    stock: await stockOf(market, goods[1] ?? 0),
    held: await heldAtGateway(market, order),
    history: await claimHistoryOf(market, claim),
  }).toEqual({
    withdrawn: ['done', 'done'],
    items: itemsOf(order),
    stock: [19, 20, 20],
    held: 80_000,
    history: [`buyer buyer.request >${type[0]}A`, `buyer buyer.withdraw ${type[0]}A>WITHDRAWN`],
  })
})

const EXCEEDED = {
  EXCHANGE: '교환',
  RETURN: '반품',
} as const

test.each(['EXCHANGE', 'RETURN'] as const)(
  '%s 철회는 상품마다 세 번까지이고 넷째는 횟수를 넘었다고 거절한다',
  async (type) => {
    const { buyer, asked, claim } = await aClaim(type)
    const answers4: unknown[] = [await said(withdraw(buyer, claim))]
    for (const _ of [2, 3]) answers4.push(await said(withdraw(buyer, await requested(asked))))
    const last = await requested(asked)
    const { status, body } = await withdraw(buyer, last)
    const { withdrawal } = await showClaim(buyer, last)
    expect({ answers4, status, code: body.code, message: body.message, withdrawal }).toEqual({
      answers4: ['done', 'done', 'done'],
      status: 409,
      code: 'CLAIM_WITHDRAW_COUNT_EXCEEDED',
      message: `철회할 수 있는 횟수(3회)를 모두 사용했어요. ${EXCEEDED[type]} 철회가 어려우니 고객센터로 문의해 주세요.`,
      withdrawal: { count: 3, limit: 3, allowed: false },
    })
  },
)

test('취소는 몇 번이고 철회하고, 한 종류의 횟수는 다른 종류에 세지 않는다', async () => {
  const { buyer, asked, claim } = await aClaim('CANCEL', 'SR')
  const cancels = [await said(withdraw(buyer, claim))]
  for (const _ of [2, 3, 4]) cancels.push(await said(withdraw(buyer, await requested(asked))))
  const other = await aClaim('RETURN')
  const { buyer: second } = other
  await withdraw(second, other.claim)
  for (const _ of [2, 3]) await withdraw(second, await requested(other.asked))
  const [, item] = itemsOf(other.order)
  const optionId = await optionIdOf(market, other.goods[1] ?? 0, 1)
  const exchangeList = [{ orderItemIdEncrypt: item?.orderItemIdEncrypt, optionId }]
  const exchange = { ...other.asked, type: 'EXCHANGE', reason: 'CHANGE_OPTION' } as const
  const asked2 = await requested({ ...exchange, more: { exchangeList } })
  expect([cancels, await said(withdraw(second, asked2))]).toEqual([
    ['done', 'done', 'done', 'done'],
    'done',
  ])
})

test('수거한 뒤와 끝난 뒤에는 철회할 수 없고, 남의 것과 다른 종류의 것은 없는 것이다', async () => {
  const { buyer, claim } = await aClaim('RETURN')
  const none = { status: 404, code: 'CLAIM_NOT_FOUND' }
  const foreign = await said(withdraw((await aMember(market)).buyer, claim))
  const otherType = await said(withdraw(buyer, { ...claim, claimTypeEnum: 'EXCHANGE' }))
  await goOn(market, claim, 'seller.collect')
  const collected = await said(withdraw(buyer, claim))
  await goOn(market, claim, 'seller.accept')
  const done = await said(withdraw(buyer, claim))
  expect([foreign, otherType, collected, done]).toEqual([none, none, CHANGED, CHANGED])
})

test('철회하거나 거부된 뒤에는 다시 신청할 수 있다', async () => {
  const { buyer, asked, claim } = await aClaim('RETURN')
  await withdraw(buyer, claim)
  const second = await requested(asked)
  const refused = await goOn(market, second, 'seller.collect', 'seller.refuse')
  const third = await requested(asked)
  const done = await goOn(market, third, 'seller.collect', 'seller.accept')
  expect([refused, done]).toEqual([
    ['RI', 'RR'],
    ['RI', 'RC'],
  ])
})

type Paid = Awaited<ReturnType<typeof aClaim>>

async function aPaidExchange(): Promise<Paid> {
  const made = await aClaim('EXCHANGE')
  await payAdditional(market, made.buyer, made.claim)
  return made
}

async function additionalOf({ buyer, claim }: Pick<Paid, 'buyer' | 'claim'>) {
  const { claimStatusEnum, additionalPayment } = await showClaim(buyer, claim)
  return [claimStatusEnum, additionalPayment?.additionalPaymentStatusEnum]
}

test('추가결제한 교환을 철회하면 낸 돈이 먼저 돌아온다', async () => {
  const made = await aPaidExchange()
  const paid = await heldAtGateway(market, made.order)
  const answer = await said(withdraw(made.buyer, made.claim))
  const held = [paid, await heldAtGateway(market, made.order)]
  expect([answer, held, await additionalOf(made)]).toEqual([
    'done',
    [86_000, 80_000],
    [null, 'REFUNDED'],
  ])
})

test('추가결제를 돌려주지 못하면 철회되지 않고, 사람이 돌려준 뒤에는 철회된다', async () => {
  const made = await aPaidExchange()
  answers.push({ outcome: 'refused', code: 'NOT_CANCELABLE_PAYMENT' })
  const failed = { status: 409, code: 'ADD_PAYMENT_REFUND_ERROR' }
  const first = await said(withdraw(made.buyer, made.claim))
  const again = await said(withdraw(made.buyer, made.claim))
  const stays = await additionalOf(made)
  await market.database.db
    .updateTable('additional_payments')
    .set({ state: 'REFUNDED' })
    .where('state', '=', 'REFUND_FAILED')
    .execute()
  const last = await said(withdraw(made.buyer, made.claim))
  expect([first, again, stays, last]).toEqual([failed, failed, ['EA', 'REFUND_FAILED'], 'done'])
})

test('결제사가 답하지 않으면 철회는 기다리고, 그동안 판매자는 수거하지 못하며, 답이 오면 마쳐진다', async () => {
  const made = await aPaidExchange()
  answers.push({ outcome: 'unknown' })
  const waiting = { status: 409, code: 'NOT_CHANGE_ADDITIONAL_PAYMENT' }
  const first = await said(withdraw(made.buyer, made.claim))
  const between = await additionalOf(made)
  const collect = await goOn(market, made.claim, 'seller.collect')
  market.advance(31_000)
  await work(market, 'settle-refunds', 'finish-withdrawal')
  expect([first, between, collect, await additionalOf(made)]).toEqual([
    waiting,
    ['EA', 'REFUNDING'],
    ['NOT_CHANGE_ADDITIONAL_PAYMENT'],
    [null, 'REFUNDED'],
  ])
})

test('비회원도 연 주문의 신청을 하고 철회한다', async () => {
  const [goodsId = 0] = await goodsAt(market, [60_000])
  const buyer = aBuyer(market)
  const order = await anOrderOf(market, buyer, { goods: [goodsId], until: 'SC' })
  const asked: Input = { buyer, order, type: 'RETURN', reason: REASONS.RETURN }
  const claim = await requested(asked)
  const strangers = await said(withdraw((await aMember(market)).buyer, claim))
  expect([strangers, await said(withdraw(buyer, claim)), await stockOf(market, goodsId)]).toEqual([
    { status: 404, code: 'CLAIM_NOT_FOUND' },
    'done',
    [19, 20, 20],
  ])
})

test('낼 돈을 내지 않은 채 철회하면 내라던 것이 없어진다', async () => {
  const made = await aClaim('EXCHANGE')
  const before = await additionalOf(made)
  await withdraw(made.buyer, made.claim)
  expect([before, await additionalOf(made)]).toEqual([
    ['EA', 'WAITING'],
    [null, 'CANCELLED'],
  ])
})

test('철회와 승인이 한꺼번에 오면 하나만 이긴다', async () => {
  const { buyer, order, claim } = await aClaim('CANCEL', 'SR')
  const [withdrawn, approved] = await atOnce<{ readonly status: number }>(market, 'claims', [
    () => withdraw(buyer, claim),
    () => atDesk(market, claim, { type: 'seller.approve' }),
  ])
  await work(market, 'settle-refunds')
  const won = withdrawn?.status === 200 ? 'buyer' : 'seller'
  const statuses = new Set([withdrawn?.status, approved?.status])
  const [, item] = itemsOf(await showOrder(buyer, order))
  expect([statuses, item?.orderItemStatusEnum, await heldAtGateway(market, order)]).toEqual([
    new Set([200, 409]),
    won === 'buyer' ? 'SR' : 'C',
    won === 'buyer' ? 80_000 : 60_000,
  ])
})

test('승인이 두 번 한꺼번에 오면 돈은 한 번만 돌아온다', async () => {
  const { buyer, order, claim } = await aClaim('CANCEL', 'SR')
  const approve = () => atDesk(market, claim, { type: 'seller.approve' })
  const both = await atOnce(market, 'claims', [approve, approve])
  await work(market, 'settle-refunds')
  const { refundList } = (await showOrder(buyer, order)).payment
  expect([
    new Set(both.map(({ status }) => status)),
    refundList.map(({ amount }) => amount),
    await heldAtGateway(market, order),
  ]).toEqual([new Set([200, 409]), [20_000], 60_000])
})
