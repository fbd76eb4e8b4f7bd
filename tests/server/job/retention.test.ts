import { JOB_PROGRAMS } from '@jangteo/server/job/job-programs'
import { expirePayment } from '@jangteo/server/payment/expire-payment'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { everyRow } from '../../support/everyTable.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'
import { cancelDeposit, checkAccount } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type PlacedOrder,
  placeOrder,
  putInCart,
  showOrder,
} from '../../support/purchase.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const YEAR_MS = 366 * DAY_MS
const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const sweep = () => market.runtime.runPromise(JOB_PROGRAMS['sweep-retention']?.({}) ?? never())

function never(): never {
  throw new Error('there is no such job')
}

async function count(from: string): Promise<number> {
  const { rows } = await market.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${from}`,
  )
  return rows[0]?.count ?? 0
}

/** A person like nobody else in the market. */
const PERSON = {
  orderer: { name: '류별난', mobile: '01087654321', email: 'nobody-else@mail.example' },
  receiver: {
    receiverName: '받는이',
    receiverMobile: '01055554444',
    zonecode: '06237',
    roadAddress: '서울특별시 종로구 이상한길 77',
    detailAddress: '지하 3층 끝방',
  },
  receiverRequest: '',
}
const TRACES = [
  PERSON.orderer.name,
  PERSON.orderer.mobile,
  PERSON.orderer.email,
  PERSON.receiver.receiverName,
  PERSON.receiver.receiverMobile,
  PERSON.receiver.zonecode,
  PERSON.receiver.roadAddress,
  PERSON.receiver.detailAddress,
]

/** Which traces of the person any table has. */
async function tracesLeft(more: readonly string[] = []): Promise<string[]> {
  const text = await everyRow(market)
  return [...TRACES, ...more].filter((trace) => text.includes(trace))
}

async function newestPayment() {
  const { id: paymentId, order_id: orderId } = await market.database.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { paymentId, orderId }
}

/** An order of that person, by card or by virtual account with a cash receipt, up to the payment window. */
async function orderAsPerson(buyer: Buyer, change: object = {}) {
  const filled = await fillOrder(buyer, [await putInCart(buyer, TEA)])
  const { orderer, receiver } = PERSON
  const body = { ...filled, orderer, receiver, ...change }
  const order = await buyer.ask<PlacedOrder>('POST', '/shops/orders', { body })
  return { buyer, order, ...(await newestPayment()) }
}

describe('정해 둔 날이 지나면 지운다', () => {
  test('로그인하지 않은 기기의 장바구니는 30일, 회원의 것은 그대로', async () => {
    const [guest, { buyer: member }] = [aBuyer(market), await aMember(market)]
    for (const buyer of [guest, member]) await putInCart(buyer, TEA)
    const lines = () => count('cart_lines')
    const before = await lines()
    market.advance(30 * DAY_MS)
    await sweep()
    const retained = await lines()
    market.advance(DAY_MS)
    await sweep()
    expect([retained - before, (await lines()) - before]).toEqual([0, -1])
  })

  test('장바구니에서 뺀 줄은 하루', async () => {
    const { buyer } = await aMember(market)
    const cartId = await putInCart(buyer, TEA)
    await buyer.ask('DELETE', '/shops/carts', { body: { cartIdList: [cartId] } })
    const line = () => count(`cart_lines WHERE id = ${cartId}`)
    market.advance(DAY_MS)
    await sweep()
    const retained = await line()
    market.advance(DAY_MS)
    await sweep()
    expect([retained, await line()]).toEqual([1, 0])
  })

  test('끝난 세션은 30일 뒤에, 그것으로 보던 주문의 열쇠와 함께', async () => {
    const { buyer, sessionId } = await aMember(market)
    const guest = aBuyer(market)
    await placeOrder(guest, [await putInCart(guest, TEA)])
    const { orderId } = await newestPayment()
    await buyer.ask('POST', '/accounts/logout', { body: {} })
    const mine = () => count(`sessions WHERE id = '${sessionId}'`)
    const doors = () => count(`session_orders WHERE order_id = ${orderId}`)
    market.advance(29 * DAY_MS)
    await sweep()
    const retained = [await mine(), await doors()]
    market.advance(2 * DAY_MS)
    await sweep()
    expect([retained, [await mine(), await doors()]]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  test('결제사의 알림은 90일', async () => {
    await market.database.pool.query(
      `INSERT INTO gateway_notices (gateway, gateway_order_id, notice_key, received_at)
       VALUES ('sandbox', 'an-old-one', 'n', $1)`,
      [new Date(market.now())],
    )
    const notices = () => count(`gateway_notices WHERE gateway_order_id = 'an-old-one'`)
    market.advance(90 * DAY_MS)
    await sweep()
    const retained = await notices()
    market.advance(DAY_MS)
    await sweep()
    expect([retained, await notices()]).toEqual([1, 0])
  })

  test('송장 파일과 그 줄은 90일', async () => {
    await market.database.pool.query(
      `WITH file AS (INSERT INTO ship_files (store_id, sent_by, created_at)
         SELECT min(id), 'seller:1', $1 FROM stores RETURNING id)
       INSERT INTO ship_file_rows (ship_file_id, row, item_number, courier, invoice)
       SELECT id, 2, '1-1', 'CJ대한통운', '1' FROM file`,
      [new Date(market.now())],
    )
    const rows = () => count('ship_files JOIN ship_file_rows ON ship_file_id = ship_files.id')
    market.advance(90 * DAY_MS)
    await sweep()
    const retained = await rows()
    market.advance(DAY_MS)
    await sweep()
    expect([retained, await rows()]).toEqual([1, 0])
  })

  test('한 번에 500줄씩, 남으면 스스로 이어서 한다', async () => {
    const { id: optionId, goods_id: goodsId } = await market.database.db
      .selectFrom('goods_options')
      .select(['id', 'goods_id'])
      .limit(1)
      .executeTakeFirstOrThrow()
    await market.database.pool.query(
      `INSERT INTO cart_lines (device_id, goods_id, option_id, quantity, created_at)
       SELECT gen_random_uuid(), $1, $2, 1, $3 FROM generate_series(1, 700)`,
      [goodsId, optionId, new Date(market.now() - 40 * DAY_MS)],
    )
    const old = 'cart_lines WHERE device_id IS NOT NULL'
    const next = "graphile_worker.jobs WHERE task_identifier = 'sweep-retention'"
    const before = await count(old)
    await sweep()
    const half = [before - (await count(old)), await count(next)]
    await sweep()
    expect([half, await count(old)]).toEqual([[500, 1], before - 700])
  })
})

describe('결제하지 않은 주문의 사람은 90일 뒤에 아무 표에도 없다', () => {
  const expire = (paymentId: number) => {
    market.advance(60 * 60 * 1000)
    return market.runtime.runPromise(expirePayment(paymentId))
  }

  test('시간이 지나 사라진 주문: 이름도 번호도 주소도 비밀번호도', async () => {
    const placed = await orderAsPerson(aBuyer(market))
    const { guest_password_hash: hash, device_id: device } = await market.database.db
      .selectFrom('orders')
      .select(['guest_password_hash', 'device_id'])
      .where('id', '=', placed.orderId)
      .executeTakeFirstOrThrow()
    await expire(placed.paymentId)
    market.advance(89 * DAY_MS)
    await sweep()
    const retained = await tracesLeft([hash ?? 'none', device])
    market.advance(2 * DAY_MS)
    await sweep()
    expect([retained.length, await tracesLeft([hash ?? 'none', device])]).toEqual([
      TRACES.length + 2,
      [],
    ])
    expect(await count(`orders WHERE id = ${placed.orderId} AND goods_amount > 0`)).toEqual(1)
  })

  test('입금 전에 취소한 주문: 계좌도 현금영수증도 환불 계좌도, 그래도 목록은 열린다', async () => {
    const { buyer } = await aMember(market)
    const cashReceipt = {
      purposeEnum: 'INCOME_DEDUCTION',
      numberKindEnum: 'MOBILE',
      number: '01099998888',
    }
    const placed = await orderAsPerson(buyer, { paymentMethodEnum: 'VIRTUAL_ACCOUNT', cashReceipt })
    const returned = await agreeInWindow(market, { ...placed, form: { bank: '88' } })
    await approve(buyer, placed.order, returned)
    await checkAccount(placed, { holderName: PERSON.orderer.name })
    await cancelDeposit(placed)
    const { deposit_account_number: account } = await market.database.db
      .selectFrom('payment_attempts')
      .select('deposit_account_number')
      .where('payment_id', '=', placed.paymentId)
      .executeTakeFirstOrThrow()
    market.advance(95 * DAY_MS)
    await sweep()
    expect([await tracesLeft([account ?? 'none']), account === null]).toEqual([[], false])
    const again = await aMember(market)
    await market.database.pool.query('UPDATE orders SET member_id = $1 WHERE id = $2', [
      again.memberId,
      placed.orderId,
    ])
    const { orderer, receiver } = await showOrder(again.buyer, placed.order)
    expect([orderer, receiver]).toEqual([
      { name: '', mobile: '', email: '' },
      {
        receiverName: '',
        receiverMobile: '',
        zonecode: '00000',
        roadAddress: '',
        detailAddress: '',
      },
    ])
  })
})

describe('거래의 기록은 5년', () => {
  test('결제한 주문의 사람은 5년 동안 남고, 그 뒤에는 아무 데도 없다', async () => {
    const placed = await orderAsPerson((await aMember(market)).buyer)
    await approve(placed.buyer, placed.order, await agreeInWindow(market, placed))
    market.advance(4 * YEAR_MS)
    await sweep()
    const retained = await tracesLeft()
    market.advance(YEAR_MS + DAY_MS)
    await sweep()
    expect([retained, await tracesLeft()]).toEqual([TRACES, []])
  })
})
