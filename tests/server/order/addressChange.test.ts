import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../support/atOnce.ts'
import { aBuyer, type Answer, type Buyer, type RefusalBody } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aGuestWithSession, aMember } from '../../support/member.ts'
import { buyPicked, happen, itemOf, itemsOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { type OrderDetail, SEOUL, showOrder } from '../../support/purchase.ts'

/** Always free, area fees 3,000 to Jeju. */
const TEAPOT = goodsNamed('진사 도자 찻주전자 450ml')
const GREEN_TEA = goodsNamed('하동 세작 녹차')
const BUSAN = { ...SEOUL, zonecode: '48058', roadAddress: '부산 해운대구 센텀로 1' }
const JEJU = { ...SEOUL, zonecode: '63122', roadAddress: '제주 제주시 문연로 6' }

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Named = Pick<OrderDetail, 'ordersIdEncrypt' | 'orderAddressIdEncrypt'>

type Note = 'deliveryRequestEnum' | 'deliveryRequestText' | 'buildingEntryEnum' | 'doorCodeText'
type AddressChange = { readonly order: Named; readonly receiver: object } & {
  readonly [Field in Note]?: string
}

function ask<Body = RefusalBody>(
  buyer: Buyer,
  method: 'POST' | 'PATCH',
  { order, ...body }: AddressChange,
): Promise<Answer<Body>> {
  const { ordersIdEncrypt, orderAddressIdEncrypt } = order
  const path = `/orders/manages/${ordersIdEncrypt}/shipping-address/${orderAddressIdEncrypt}`
  return buyer.call<Body>(method, path, { body })
}

const buyTea = (buyer: Buyer) => buyPicked(market, buyer, { goodsId: GREEN_TEA })

/** Goods whose seller delivers to the mainland alone. */
async function mainlandOnly(): Promise<number> {
  const { db } = market.database
  const found = await db
    .selectFrom('goods')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select('goods.id')
    .where('shipping_policies.delivers_to_remote', '=', false)
    .where('goods.sale_status', '=', 'SALE')
    .where('goods.is_adult_only', '=', false)
    .where('goods.guest_quantity_max', 'is', null)
    .where('goods.sale_ends_at', 'is', null)
    .where('goods.quantity_min', '=', 1)
    .orderBy('goods.id')
    .executeTakeFirstOrThrow()
  return found.id
}

async function historyRowsOf(order: OrderDetail) {
  const rows = await market.database.db
    .selectFrom('order_address_history')
    .innerJoin('orders', 'orders.id', 'order_address_history.order_id')
    .select(['order_address_history.zonecode', 'order_address_history.delivery_request'])
    .where('orders.id', '=', Number(order.orderNumber.slice(8)))
    .orderBy('order_address_history.id')
    .execute()
  return rows.map((row) => `${row.zonecode} ${row.delivery_request}`.trim())
}

const DONE = { status: 200, body: { done: true } }

test('배송비가 같은 곳으로는 바뀌고, 다듬은 주소와 요청사항이 주문에 보이고, 옛 주소가 남는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyTea(buyer)
  const change = {
    order,
    receiver: { ...BUSAN, receiverName: ' 김부산 ', detailAddress: ' 202호 ' },
    deliveryRequestEnum: 'DIRECT_INPUT',
    deliveryRequestText: ' 경비실 옆 ',
    buildingEntryEnum: 'DOOR_CODE',
    doorCodeText: ' #1234* ',
  }
  const answer = await ask(buyer, 'PATCH', change)
  const { receiver, deliveryRequest, ...after } = await showOrder(buyer, order)
  const { receiver: _, deliveryRequest: __, ...before } = order
  expect({ answer, receiver, deliveryRequest, after }).toEqual({
    answer: DONE,
    receiver: { ...BUSAN, receiverName: '김부산', detailAddress: '202호' },
    deliveryRequest: '경비실 옆 · 공동현관 비밀번호 #1234*',
    after: before,
  })
  expect(await historyRowsOf(order)).toEqual([SEOUL.zonecode])
})

test('미리 물어보면 묶음마다 되는지와 배송비를 답하고 아무것도 바꾸지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyPicked(
    market,
    buyer,
    { goodsId: TEAPOT },
    { goodsId: await mainlandOnly() },
  )
  const check = (receiver: object) => ask<object>(buyer, 'POST', { order, receiver })
  const [free, mainland] = order.groups
  if (free === undefined || mainland === undefined) throw new Error('two groups')
  const group = ({ orderShippingPriceIdEncrypt, storeName, fee }: typeof free) => ({
    orderShippingPriceIdEncrypt,
    storeName,
    beforeFee: fee,
  })
  const same = { possible: true, reason: null }
  expect([await check(BUSAN), await check(JEJU), await showOrder(buyer, order)]).toEqual([
    {
      status: 200,
      body: {
        possible: true,
        reason: null,
        groups: [
          { ...group(free), ...same, afterFee: free.fee },
          { ...group(mainland), ...same, afterFee: mainland.fee },
        ],
      },
    },
    {
      status: 200,
      body: {
        possible: false,
        reason: 'AREA',
        groups: [
          { ...group(free), possible: false, reason: 'FEE_DIFFERS', afterFee: free.fee + 3_000 },
          { ...group(mainland), possible: false, reason: 'AREA', afterFee: mainland.fee },
        ],
      },
    },
    order,
  ])
})

describe('바꿀 수 없으면 까닭을 알려 주고 아무것도 남기지 않는다', () => {
  const refusal = (code: string, message: string) => ({
    status: 409,
    body: { code, message, status: 409, data: null },
  })

  test('배송비가 달라지는 곳, 배송하지 않는 곳', async () => {
    const buyer = aBuyer(market)
    const free = await buyPicked(market, buyer, { goodsId: TEAPOT })
    const mainland = await buyPicked(market, buyer, { goodsId: await mainlandOnly() })
    expect([
      await ask(buyer, 'PATCH', { order: free, receiver: JEJU }),
      await ask(buyer, 'PATCH', { order: mainland, receiver: JEJU }),
      await showOrder(buyer, free),
      await historyRowsOf(free),
    ]).toEqual([
      refusal('ORDER_ADDRESS_FEE_DIFFERS', '배송비가 달라지는 주소로는 변경할 수 없어요.'),
      refusal('ORDER_AREA_NOT_DELIVERABLE', '이 지역으로는 배송할 수 없는 상품이에요.'),
      free,
      [],
    ])
  })

  test.each(['SR', 'SD', 'SS', 'SI', 'SC'] as const)('%s', async (state) => {
    const buyer = aBuyer(market)
    const order = await buyTea(buyer)
    await happen(market, itemOf(order), ...WAY_TO[state])
    const checked = await ask<{ reason: string }>(buyer, 'POST', { order, receiver: BUSAN })
    expect([await ask(buyer, 'PATCH', { order, receiver: BUSAN }), checked.body.reason]).toEqual([
      refusal('ORDER_ADDRESS_STATUS', '지금은 배송지를 변경할 수 없는 상태예요.'),
      'STATUS',
    ])
  })

  test('한 상품만 준비하기 시작해도 주문 전체가, 버튼도 함께', async () => {
    const buyer = aBuyer(market)
    const picks = [{ goodsId: GREEN_TEA }, { goodsId: TEAPOT }]
    const order = await buyPicked(market, buyer, ...picks)
    await happen(market, itemOf(order), 'seller.acknowledge')
    const { body } = await ask(buyer, 'PATCH', { order, receiver: BUSAN })
    const offered = itemsOf(await showOrder(buyer, order)).map(({ actions }) => actions)
    expect([body.code, itemsOf(order).map(({ actions }) => actions), offered]).toEqual([
      'ORDER_ADDRESS_STATUS',
      [
        ['CANCEL', 'CHANGE_ADDRESS'],
        ['CANCEL', 'CHANGE_ADDRESS'],
      ],
      [['REQUEST_CANCEL'], ['CANCEL']],
    ])
  })
})

test('이미 그 주소면 상태가 나아갔어도 된 것으로 답하고 옛 주소를 또 남기지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyTea(buyer)
  const change = { order, receiver: BUSAN, deliveryRequestEnum: 'FRONT_DOOR' }
  const first = await ask(buyer, 'PATCH', change)
  const second = await ask(buyer, 'PATCH', change)
  await happen(market, itemOf(order), 'seller.acknowledge')
  const third = await ask(buyer, 'PATCH', change)
  expect([first, second, third, await historyRowsOf(order)]).toEqual([
    DONE,
    DONE,
    DONE,
    [SEOUL.zonecode],
  ])
})

test('두 창에서 한꺼번에 바꾸면 둘 다 차례로 되고, 지나간 주소가 모두 남는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyTea(buyer)
  const DAEGU = { ...BUSAN, zonecode: '41585' }
  const answers = await atOnce(
    market,
    'order_address_history',
    [BUSAN, DAEGU].map((receiver) => () => ask(buyer, 'PATCH', { order, receiver })),
  )
  const { receiver } = await showOrder(buyer, order)
  const left = [SEOUL.zonecode, BUSAN.zonecode, DAEGU.zonecode].filter(
    (zonecode) => zonecode !== receiver.zonecode,
  )
  expect([answers, await historyRowsOf(order)]).toEqual([[DONE, DONE], left])
})

test('바꾸는 사이에 판매자가 준비를 시작하면 어느 하나가 먼저이고, 둘이 어긋나지 않는다', async () => {
  const buyer = aBuyer(market)
  const order = await buyTea(buyer)
  const [changed] = await Promise.all([
    ask(buyer, 'PATCH', { order, receiver: BUSAN }),
    happen(market, itemOf(order), 'seller.acknowledge'),
  ])
  const { receiver } = await showOrder(buyer, order)
  const isMoved = receiver.zonecode === BUSAN.zonecode
  expect([changed.status, (await historyRowsOf(order)).length]).toEqual(
    isMoved ? [200, 1] : [409, 0],
  )
})

test('남의 주문과 남의 주소는 없는 것으로 안다', async () => {
  const owner = aBuyer(market)
  const order = await buyTea(owner)
  const another = await buyTea(owner)
  const mixed = { ...order, orderAddressIdEncrypt: another.orderAddressIdEncrypt }
  const strangers = [
    (await aMember(market)).buyer,
    (await aMember(market, 'ASSOCIATE_MEMBER')).buyer,
    await aGuestWithSession(market),
  ]
  const answers = []
  for (const method of ['POST', 'PATCH'] as const) {
    for (const stranger of strangers) {
      answers.push(await ask(stranger, method, { order, receiver: BUSAN }))
    }
    answers.push(await ask(owner, method, { order: mixed, receiver: BUSAN }))
  }
  expect([
    answers.map(({ status, body }) => [status, body.code]),
    await showOrder(owner, order),
  ]).toEqual([answers.map(() => [404, 'ORDER_NOT_FOUND']), order])
})

test('회원과 준회원도 제 주문의 배송지를 바꾼다', async () => {
  const answers = []
  for (const kind of ['MEMBER', 'ASSOCIATE_MEMBER'] as const) {
    const { buyer } = await aMember(market, kind)
    const order = await buyTea(buyer)
    answers.push(await ask(buyer, 'PATCH', { order, receiver: BUSAN }))
  }
  expect(answers).toEqual([DONE, DONE])
})

test('받는 곳과 요청사항은 주소록처럼 살펴보고, 틀린 곳마다 알려 준다', async () => {
  const buyer = aBuyer(market)
  const order = await buyTea(buyer)
  const { status, body } = await ask(buyer, 'PATCH', {
    order,
    receiver: { ...BUSAN, receiverMobile: '0101', zonecode: '1' },
  })
  const unsaid = await ask(buyer, 'PATCH', {
    order,
    receiver: BUSAN,
    deliveryRequestEnum: 'DIRECT_INPUT',
    deliveryRequestText: ' ',
    buildingEntryEnum: 'DOOR_CODE',
  })
  expect([status, body.data, unsaid.status, unsaid.body.data]).toEqual([
    400,
    {
      issues: [
        { path: 'receiver.receiverMobile', message: '휴대폰 번호를 다시 확인해 주세요.' },
        { path: 'receiver.zonecode', message: '우편번호를 다시 확인해 주세요.' },
      ],
    },
    400,
    {
      issues: [
        { path: 'deliveryRequestText', message: '요청사항을 입력해 주세요.' },
        { path: 'doorCodeText', message: '공동현관 비밀번호를 입력해 주세요.' },
      ],
    },
  ])
})
