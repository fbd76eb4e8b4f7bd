import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { closeAccount } from '@jangteo/server/payment/close-account'
import { settleRefunds } from '@jangteo/server/payment/settle-refunds'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import { anOrderOf, requested } from '../../support/claim/claimCalls.ts'
import { goOn } from '../../support/claim/claimDesk.ts'
import { goodsAt, optionIdOf } from '../../support/claim/claimShop.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, rowIdOf } from '../../support/order/paidOrder.ts'
import {
  atBank,
  cancelDeposit,
  checkAccount,
  issueAccount,
  read,
} from '../../support/payment/deposit.ts'
import { showOrder } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Reported = {
  readonly orderNumber: string
  readonly lives: readonly {
    readonly chart: string
    readonly rowId: number
    readonly title: string
    readonly start: string
    readonly endsAt: string
    readonly status: string
  }[]
  readonly steps: readonly {
    readonly chart: string
    readonly rowId: number
    readonly actor: string
    readonly event: string
    readonly action: string | null
    readonly from: string
    readonly to: string
    readonly at: string
    readonly divergence: string | null
  }[]
}

const pathOf = (orderNumber: string) => `/dev/orders/${orderNumber}/history`
const historyOf = (orderNumber: string) => aBuyer(market).ask<Reported>('GET', pathOf(orderNumber))

function linesOf({ steps }: Reported): string[] {
  return steps.map(
    ({ chart, actor, event, action, from, to, divergence }) =>
      `${chart}: ${from} > ${to} ${event} (${actor}, ${action})${divergence === null ? '' : ` ${divergence}`}`,
  )
}

test('주문 하나가 지나온 길을 결제가 먼저, 상품이 다음에, 일어난 차례대로 보여 준다', async () => {
  const startedAt = market.now()
  const order = await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA, quantity: 2 })
  const item = itemOf(order)
  market.advance(DAY_MS)
  await happen(market, item, 'seller.acknowledge')
  const reported = await historyOf(order.orderNumber)
  expect(linesOf(reported)).toEqual([
    'payment: PAYMENT_WAIT > REQUESTED buyer.request (buyer, 결제 요청)',
    'payment: REQUESTED > APPROVING buyer.return (buyer, 승인 요청)',
    'payment: APPROVING > DEPOSIT_COMPLETE gateway.approved (gateway, 승인)',
    'orderItem: PW > DC payment.completed (gateway, 결제 완료)',
    'orderItem: DC > SR seller.acknowledge (seller, 발주확인)',
  ])
  const [payment] = reported.steps
  const rowId = await rowIdOf(market, item)
  const paid = `결제 ${formatWon(order.payableAmount)}`
  expect([reported.lives, reported.steps.at(-1)]).toEqual([
    [
      {
        chart: 'orderItem',
        rowId,
        title: '하동 세작 녹차 · 티백 2g × 20개',
        start: 'PW',
        endsAt: 'SR',
        status: 'SR',
      },
      {
        chart: 'payment',
        rowId: payment?.rowId,
        title: paid,
        start: 'PAYMENT_WAIT',
        endsAt: 'DEPOSIT_COMPLETE',
        status: 'DEPOSIT_COMPLETE',
      },
    ],
    {
      chart: 'orderItem',
      rowId,
      actor: 'seller',
      event: 'seller.acknowledge',
      action: '발주확인',
      from: 'DC',
      to: 'SR',
      at: new Date(startedAt + DAY_MS).toISOString(),
      divergence: null,
    },
  ])
})

test('취소한 뒤 들어온 돈이 돌아가는 길도 보여 준다', async () => {
  const issued = await issueAccount(market)
  market.advance(1_000)
  await cancelDeposit(issued)
  market.advance(1_000)
  await market.runtime.runPromise(closeAccount(issued.paymentId))
  await atBank(market, issued, { action: 'depositLate' })
  await read(market, issued)
  await checkAccount(issued)
  market.advance(1_000)
  await market.runtime.runPromise(settleRefunds(issued.paymentId))
  const { orderNumber } = await showOrder(issued.buyer, issued.order)
  const reported = await historyOf(orderNumber)
  expect([
    linesOf(reported).slice(-4),
    reported.lives.map(({ chart, endsAt }) => [chart, endsAt]),
  ]).toEqual([
    [
      'payment: DEPOSIT_READY > DEPOSIT_CANCEL buyer.cancelDeposit (buyer, 입금 전 취소)',
      'orderItem: DR > C payment.cancelled (buyer, 입금 전 취소)',
      'payment: DEPOSIT_CANCEL > DEPOSIT_CANCEL gateway.paidLate (gateway, 늦은 입금·승인)',
      'refund: REQUESTED > DONE gateway.refunded (gateway, 환불 또는 되돌려 줌)',
    ],
    [
      ['orderItem', 'C'],
      ['payment', 'DEPOSIT_CANCEL'],
      ['refund', 'DONE'],
    ],
  ])
})

test('도표에 없는 기록은 어떻게 다른지, 상태가 기록과 다르면 어디에서 끝났는지 말한다', async () => {
  const order = await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA })
  const itemId = await rowIdOf(market, itemOf(order))
  const { db } = market.database
  const at = new Date(market.now())
  await db
    .insertInto('order_item_history')
    .values([
      {
        order_item_id: itemId,
        actor: 'seller',
        event: 'seller.gift',
        from_status: 'DC',
        to_status: 'SR',
        at,
      },
      {
        order_item_id: itemId,
        actor: 'seller',
        event: 'seller.ship',
        from_status: 'SD',
        to_status: 'SS',
        at,
      },
    ])
    .execute()
  const reported = await historyOf(order.orderNumber)
  expect([
    linesOf(reported).slice(-2),
    reported.lives[0]?.status,
    reported.lives[0]?.endsAt,
  ]).toEqual([
    [
      'orderItem: DC > SR seller.gift (seller, null) EVENT_UNKNOWN',
      'orderItem: SD > SS seller.ship (seller, 송장 등록) NOT_CONTINUED',
    ],
    'DC',
    'SS',
  ])
})

test('없는 주문, 날짜가 다른 번호, 번호가 아닌 글은 주문을 찾을 수 없다고 한다', async () => {
  const { orderNumber } = await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA })
  const anotherDay = `20200101${orderNumber.slice(8)}`
  const answers = [anotherDay, `${orderNumber.slice(0, 8)}99999999`, 'order', '1'.repeat(40)].map(
    (number) => aBuyer(market).call<{ code: string }>('GET', pathOf(number)),
  )
  const reported = (await Promise.all(answers)).map(({ status, body }) => [status, body.code])
  expect(reported).toEqual(reported.map(() => [404, 'ORDER_NOT_FOUND']))
})

test('고를 수 있는 주문은 새것부터이고 무엇이 담겼는지 말한다', async () => {
  const order = await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA })
  const { content } = await aBuyer(market).ask<{ content: unknown[] }>('GET', '/dev/orders')
  expect(content[0]).toEqual({
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    goodsName: '하동 세작 녹차',
    itemCount: 1,
    orderItemStatusEnumList: ['DC'],
  })
})

test('개발 화면을 열지 않은 장터에는 이력도 주문 목록도 도표 시험도 없다', async () => {
  const closed = await openMarket({ servesDevOnly: false })
  const paths = ['/dev/orders', pathOf('2026082200000001'), '/dev/charts/coverage']
  const answers = await Promise.all(paths.map((path) => aBuyer(closed).call('GET', path)))
  await closed.close()
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('클레임이 지나온 길도 추가결제와 상품과 함께 보여 주고, 교환이 된 반품은 그 자리에서 시작한다', async () => {
  const goods = await goodsAt(market, [60_000])
  const { buyer } = await aMember(market)
  const order = await anOrderOf(market, buyer, { goods, until: 'SC' })
  const { orderItemIdEncrypt } = itemOf(order)
  const optionId = await optionIdOf(market, goods[0] ?? 0, 1)
  const more = { exchangeList: [{ orderItemIdEncrypt, optionId }] }
  const asked = { buyer, order, type: 'EXCHANGE', reason: 'CHANGE_OPTION', more } as const
  const claim = await requested(asked)
  market.advance(1_000)
  await goOn(market, claim, 'seller.collect', 'seller.convertToReturn')
  const reported = await historyOf(order.orderNumber)
  const claims = reported.lives.filter(({ chart }) => chart.endsWith('Claim'))
  const since = linesOf(reported).slice(-3)
  expect([
    claims.map(({ chart, start, endsAt, status }) => [chart, start, endsAt, status]),
    since,
  ]).toEqual([
    [
      ['exchangeClaim', 'EA', 'ER', 'ER'],
      ['returnClaim', 'RI', 'RI', 'RI'],
    ],
    [
      'additionalPayment: WAITING > CANCELLED claim.requoted (seller, 귀책 변경)',
      'exchangeClaim: EA > EI seller.collect (seller, 수거)',
      'exchangeClaim: EI > ER seller.convertToReturn (seller, 반품으로 전환)',
    ],
  ])
})
