import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import {
  buyPicked,
  confirm,
  happen,
  itemOf,
  type OrderItem,
  rowIdOf,
  WAY_TO,
} from '../../support/order/paidOrder.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')
const DAY_MS = 86_400_000

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const desk = () => aBuyer(market)

type DeskItem = {
  readonly orderItemIdEncrypt: string
  readonly orderItemStatusEnum: string
  readonly events: readonly {
    readonly type: string
    readonly actor: string
    readonly label: string
  }[]
}

async function listDesk(): Promise<readonly DeskItem[]> {
  const { content } = await desk().ask<{ content: DeskItem[] }>('GET', '/dev/desk/order-items')
  return content
}

function send(item: OrderItem, type: string) {
  const path = `/dev/desk/order-items/${item.orderItemIdEncrypt}/events`
  return desk().call<object>('POST', path, { body: { type } })
}

const anItem = async (): Promise<OrderItem> =>
  itemOf(await buyPicked(market, aBuyer(market), { goodsId: GREEN_TEA }))

async function eventsOf(item: Pick<OrderItem, 'orderItemIdEncrypt'>): Promise<string[]> {
  const shown = (await listDesk()).find(
    ({ orderItemIdEncrypt }) => orderItemIdEncrypt === item.orderItemIdEncrypt,
  )
  return (shown?.events ?? []).map(({ type, actor, label }) => `${actor} ${type} ${label}`)
}

const CHANGED = {
  status: 409,
  body: {
    code: 'ORDER_ITEM_STATUS_CHANGED',
    message: '진행 상태가 바뀌어 처리할 수 없어요.',
    status: 409,
    data: null,
  },
}

test('데스크는 새 상품부터 누가 무엇을 샀고 무엇을 할 수 있는지 보여 준다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA, quantity: 2 })
  const item = itemOf(order)
  const [shown] = await listDesk()
  expect(shown).toEqual({
    orderItemIdEncrypt: item.orderItemIdEncrypt,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    buyer: '홍길동',
    depositUrl: null,
    goodsName: '하동 세작 녹차',
    optionName: '티백 2g × 20개',
    quantity: 2,
    orderItemStatusEnum: 'DC',
    parcel: null,
    events: [
      { type: 'seller.acknowledge', actor: 'seller', label: '발주확인' },
      { type: 'seller.delay', actor: 'seller', label: '배송지연 안내' },
    ],
  })
})

test('할 수 있는 일은 도표대로이고, 구매자와 결제와 클레임의 일은 없다', async () => {
  const { buyer } = await aMember(market)
  await placeOrder(buyer, [await putInCart(buyer, GREEN_TEA)])
  const [unpaid] = await listDesk()
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  const seen: Record<string, string[]> = {
    [unpaid?.orderItemStatusEnum ?? '']: await eventsOf(unpaid ?? item),
    DC: await eventsOf(item),
  }
  const steps = [
    ['seller.delay', 'SD'],
    ['seller.acknowledge', 'SR'],
    ['seller.ship', 'SS'],
    ['carrier.scanned', 'SI'],
    ['carrier.delivered', 'SC'],
  ] as const
  for (const [event, state] of steps) {
    await happen(market, item, event)
    seen[state] = await eventsOf(item)
  }
  await confirm(buyer, item)
  seen['BF'] = await eventsOf(item)
  expect(seen).toEqual({
    PW: [],
    DC: ['seller seller.acknowledge 발주확인', 'seller seller.delay 배송지연 안내'],
    SD: [
      'seller seller.acknowledge 발주확인',
      'seller seller.delay 발송예정일 변경',
      'seller seller.ship 송장 등록',
    ],
    SR: ['seller seller.ship 송장 등록', 'seller seller.delay 배송지연 안내'],
    SS: [
      'seller seller.removeInvoice 송장 취소',
      'carrier carrier.scanned 집화',
      'carrier carrier.delivered 배송완료',
    ],
    SI: ['carrier carrier.delivered 배송완료'],
    SC: [],
    BF: [],
  })
})

test('때가 되면 시계의 일도 보낼 수 있다', async () => {
  const item = await anItem()
  await happen(market, item, ...WAY_TO.SC)
  market.advance(9 * DAY_MS)
  const due = await eventsOf(item)
  const answer = await send(item, 'system.autoConfirmDue')
  expect([due, answer.status, await eventsOf(item)]).toEqual([
    ['system system.autoConfirmDue 자동 구매확정'],
    200,
    [],
  ])
})

test('지난 길마다 누가, 무엇을, 어디서 어디로, 언제 했는지 남는다', async () => {
  const { buyer } = await aMember(market)
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  const startedAt = market.now()
  const way = ['seller.delay', 'seller.delay', ...WAY_TO.SC] as const
  for (const event of way) {
    market.advance(1_000)
    await happen(market, item, event)
  }
  market.advance(1_000)
  await confirm(buyer, item)
  const rows = await market.database.db
    .selectFrom('order_item_history')
    .selectAll()
    .where('order_item_id', '=', await rowIdOf(market, item))
    .orderBy('id')
    .execute()
  expect(
    rows.map((row) => [
      row.actor,
      row.event,
      `${row.from_status}>${row.to_status}`,
      row.at.getTime() - startedAt,
    ]),
  ).toEqual([
    ['gateway', 'payment.completed', 'PW>DC', 0],
    ['seller', 'seller.delay', 'DC>SD', 1_000],
    ['seller', 'seller.delay', 'SD>SD', 2_000],
    ['seller', 'seller.acknowledge', 'SD>SR', 3_000],
    ['seller', 'seller.ship', 'SR>SS', 4_000],
    ['carrier', 'carrier.scanned', 'SS>SI', 5_000],
    ['carrier', 'carrier.delivered', 'SI>SC', 6_000],
    ['buyer', 'buyer.confirm', 'SC>BF', 7_000],
  ])
})

test.each(['carrier.delivered', 'buyer.confirm', 'payment.expired', 'claim.cancelled', 'nothing'])(
  '지금 할 수 없는 일은 보내지 못하고 아무것도 바뀌지 않는다: %s',
  async (type) => {
    const item = await anItem()
    const before = await eventsOf(item)
    expect([await send(item, type), await eventsOf(item)]).toEqual([CHANGED, before])
  },
)

test('두 데스크가 한꺼번에 같은 일을 보내면 하나만 된다', async () => {
  const item = await anItem()
  const acknowledge = () => send(item, 'seller.acknowledge')
  const answers = await atOnce(market, 'order_items', [acknowledge, acknowledge])
  const outcomes = answers.map(({ status, body }) => ('code' in body ? body.code : status))
  expect([new Set(outcomes), await eventsOf(item)]).toEqual([
    new Set([200, 'ORDER_ITEM_STATUS_CHANGED']),
    ['seller seller.ship 송장 등록', 'seller seller.delay 배송지연 안내'],
  ])
})

test('개발 화면을 열지 않은 장터에는 데스크가 없다', async () => {
  const closed = await openMarket({ servesDevOnly: false })
  const stranger = aBuyer(closed)
  const path = `/dev/desk/order-items/${'A'.repeat(22)}/events`
  const answers = [
    await stranger.call('GET', '/dev/desk/order-items'),
    await stranger.call('POST', path, { body: { type: 'seller.ship' } }),
  ]
  await closed.close()
  expect(answers).toEqual(
    answers.map(() => ({
      status: 404,
      body: {
        code: 'NOT_FOUND',
        message: '요청한 정보를 찾을 수 없어요.',
        status: 404,
        data: null,
      },
    })),
  )
})
