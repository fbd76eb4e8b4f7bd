import { HOUR_MS, MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { aNumber, scan, type ShippedItem, ship, track } from '../../support/delivery/parcel.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aGuestWithSession, aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, type OrderItem } from '../../support/order/paidOrder.ts'
import { SEOUL } from '../../support/purchase.ts'

const GREEN_TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

async function aReadyItem(buyer: Buyer): Promise<OrderItem> {
  const item = itemOf(await buyPicked(market, buyer, { goodsId: GREEN_TEA }))
  await happen(market, item, 'seller.acknowledge')
  return item
}

const NOT_FOUND = {
  status: 404,
  body: {
    code: 'ORDER_ITEM_NOT_FOUND',
    message: '주문한 상품을 찾을 수 없어요.',
    status: 404,
    data: null,
  },
}
const NOT_STARTED = {
  status: 409,
  body: {
    code: 'DELIVERY_NOT_STARTED',
    message: '아직 배송이 시작되지 않았어요.',
    status: 409,
    data: null,
  },
}

function infoOf<Body = ShippedItem>(
  buyer: Buyer,
  { orderItemIdEncrypt }: Pick<OrderItem, 'orderItemIdEncrypt'>,
  path = '/orders/ships/info',
) {
  return buyer.call<Body>('GET', `${path}?orderItemIdEncrypt=${orderItemIdEncrypt}`)
}

test('보낸 상품은 아직 아무도 찍지 않았어도 집하준비이고, 찍힌 것은 새것부터 보인다', async () => {
  const buyer = aBuyer(market)
  const item = await aReadyItem(buyer)
  const invoice = aNumber()
  await ship(market, item, { courierEnum: 'CJ_LOGISTICS', invoice })
  const waiting = await track(buyer, item)
  const atMs = market.now()
  await scan(market, item, { level: 3, place: '곤지암HUB' })
  await scan(market, item, { level: 2, place: '하동', atMs: atMs - HOUR_MS })
  const carrier = { courierEnum: 'CJ_LOGISTICS', name: 'CJ대한통운', phone: '1588-1255' }
  expect([waiting, await track(buyer, item)]).toEqual([
    { status: 200, body: { provided: true, carrier, invoice, steps: [], level: 1 } },
    {
      status: 200,
      body: {
        provided: true,
        carrier,
        invoice,
        level: 3,
        steps: [
          {
            at: new Date(atMs).toISOString(),
            level: 3,
            place: '곤지암HUB',
            text: '배송지역으로 이동하고 있어요',
          },
          {
            at: new Date(atMs - HOUR_MS).toISOString(),
            level: 2,
            place: '하동',
            text: '택배사에 상품을 전달했어요',
          },
        ],
      },
    },
  ])
})

test('배송조회를 하지 않는 택배사는 그렇다고 답한다', async () => {
  const buyer = aBuyer(market)
  const item = await aReadyItem(buyer)
  await ship(market, item, { courierEnum: 'DIRECT' })
  expect(await track(buyer, item)).toEqual({
    status: 200,
    body: {
      provided: false,
      carrier: { courierEnum: 'DIRECT', name: '판매자 직접배송', phone: null },
      invoice: null,
      steps: [],
      level: null,
    },
  })
})

test('배송 정보는 무엇을 누가 언제 어디로 보내는지이고, 짧은 주소로 불러도 같다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(market, buyer, { goodsId: GREEN_TEA, quantity: 2 })
  const item = itemOf(order)
  await happen(market, item, 'seller.acknowledge')
  const invoice = aNumber()
  const shippedAt = new Date(market.now()).toISOString()
  await ship(market, item, { courierEnum: 'LOTTE', invoice })
  market.advance(MINUTE_MS)
  await scan(market, item, { level: 6 })
  const shown = await infoOf(buyer, item)
  const [group] = order.groups
  expect(shown.body).toEqual({
    ordersIdEncrypt: order.ordersIdEncrypt,
    orderItemIdEncrypt: item.orderItemIdEncrypt,
    goodsId: GREEN_TEA,
    goodsName: '하동 세작 녹차',
    optionName: item.optionName,
    picture: item.picture,
    quantity: 2,
    orderItemStatusEnum: 'SC',
    store: {
      storeName: group?.storeName,
      storeUrl: group?.storeUrl,
      phone: '070-0101-2004',
    },
    carrier: { courierEnum: 'LOTTE', name: '롯데택배', phone: '1588-2121' },
    invoice,
    shippedAt,
    deliveredAt: new Date(market.now()).toISOString(),
    receiver: SEOUL,
    deliveryRequest: '',
  })
  expect(await infoOf(buyer, item, '/ships/info')).toEqual(shown)
})

test('아직 보내지 않았으면 배송이 시작되지 않았다고 한다', async () => {
  const buyer = aBuyer(market)
  const item = await aReadyItem(buyer)
  expect([await track(buyer, item), await infoOf(buyer, item)]).toEqual([NOT_STARTED, NOT_STARTED])
})

test('산 사람만 따라갈 수 있다', async () => {
  const owner = aBuyer(market)
  const item = await aReadyItem(owner)
  await ship(market, item, { courierEnum: 'LOTTE', invoice: aNumber() })
  const others = [
    (await aMember(market)).buyer,
    (await aMember(market, 'ASSOCIATE_MEMBER')).buyer,
    await aGuestWithSession(market),
  ]
  const answers = await Promise.all(
    others.flatMap((other) => [track<RefusalBody>(other, item), infoOf<RefusalBody>(other, item)]),
  )
  const stranger = await track<RefusalBody>(aBuyer(market), item)
  expect([answers, stranger.body.code]).toEqual([answers.map(() => NOT_FOUND), 'SESSION_REQUIRED'])
})

test('회원도 준회원도 제가 산 것은 따라갈 수 있다', async () => {
  const statuses = []
  for (const kind of ['MEMBER', 'ASSOCIATE_MEMBER'] as const) {
    const { buyer } = await aMember(market, kind)
    const item = await aReadyItem(buyer)
    await ship(market, item, { courierEnum: 'LOTTE', invoice: aNumber() })
    statuses.push((await track(buyer, item)).status)
  }
  expect(statuses).toEqual([200, 200])
})

test.each(['LOTTE', ''])('번호의 꼴이 아니면 입력 오류다: %j', async (id) => {
  const { buyer } = await aMember(market)
  const { status, body } = await track<RefusalBody>(buyer, { orderItemIdEncrypt: id })
  expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
})
