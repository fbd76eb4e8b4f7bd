import { connectClient } from '@jangteo/postgres/database/connect'
import { OrderQueue, QUEUE_COUNT_MAX } from '@jangteo/server/checkout/order-queue'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { fillOrder, putInCart } from '../../support/purchase.ts'
import { aProduct, optionOf } from '../../support/stock.ts'
import { untilTrue } from '../../support/eventually.ts'

const PIECES = 3
const COMMIT_LOCK = 5_260_125

let market: TestMarket
let observer: Client
beforeAll(async () => {
  market = await openMarket({ callTimeoutMs: 3_000 })
  observer = await connectClient(market.database.adminUrl)
})
afterAll(async () => {
  await observer.end()
  await market.close()
})

/** A guest in front of the button, and how to press it again and again. */
async function aGuest() {
  const goodsId = await aProduct(market, goodsNamed('하동 세작 녹차'), {
    stock: PIECES,
    sale_ends_at: null,
  })
  const buyer = aBuyer(market)
  const body = await fillOrder(buyer, [await putInCart(buyer, goodsId)])
  const press = () => buyer.call<object>('POST', '/shops/orders', { body, key: 'once' })
  return { buyer, goodsId, body, press }
}

/** Reads a product in the database: its orders and its stock. */
async function stateOf(goodsId: number) {
  const { rows } = await observer.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM order_items WHERE goods_id = $1',
    [goodsId],
  )
  return { orders: rows[0]?.count, stock: (await optionOf(market, goodsId)).stock }
}

function refusal(code: string, message: string) {
  return { status: 503, body: { code, message, status: 503, data: null } }
}

const TIMED_OUT = refusal('TIMED_OUT', '처리 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.')
const UNKNOWN = refusal(
  'OUTCOME_UNKNOWN',
  '처리됐는지 확인하지 못했어요. 다시 시도하거나 내역에서 확인해 주세요.',
)
const FULL = refusal(
  'ORDER_QUEUE_FULL',
  '주문이 몰려 접수하지 못했어요. 잠시 후 다시 주문해 주세요.',
)

test('시간이 초과됐다고 답한 주문은 쓰이지 않았고, 같은 번호로 다시 보내면 주문된다', async () => {
  const { goodsId, press } = await aGuest()
  await observer.query('BEGIN; LOCK TABLE session_orders IN SHARE MODE')
  const late = await press()
  const after = await stateOf(goodsId)
  await observer.query('ROLLBACK')
  const again = await press()
  expect({ late, after, again: again.status, state: await stateOf(goodsId) }).toEqual({
    late: TIMED_OUT,
    after: { orders: 0, stock: PIECES },
    again: 200,
    state: { orders: 1, stock: PIECES - 1 },
  })
})

/** Makes every order wait at its commit until it is let go. */
async function holdCommits() {
  await observer.query(`
    CREATE FUNCTION hold_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(${COMMIT_LOCK}); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER hold_commit AFTER INSERT ON orders
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION hold_commit();
    SELECT pg_advisory_lock(${COMMIT_LOCK})`)
  return async () => {
    await observer.query(
      `SELECT pg_advisory_unlock(${COMMIT_LOCK}); DROP TRIGGER hold_commit ON orders; DROP FUNCTION hold_commit`,
    )
  }
}

/** The connection that waits at its commit. */
function waitingCommit(): Promise<number> {
  return untilTrue(async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = ${COMMIT_LOCK}`,
    )
    return rows[0]?.pid
  })
}

test('커밋하다 연결이 끊긴 주문은 됐는지 모른다고 답하고, 같은 번호로 다시 보내면 안다', async () => {
  const { goodsId, press } = await aGuest()
  const letGo = await holdCommits()
  const pressed = press()
  await observer.query('SELECT pg_terminate_backend($1, 5000)', [await waitingCommit()])
  const broken = await pressed
  await letGo()
  const again = await press()
  expect({ broken, again: again.status, state: await stateOf(goodsId) }).toEqual({
    broken: UNKNOWN,
    again: 200,
    state: { orders: 1, stock: PIECES - 1 },
  })
})

async function retryAfterOf(buyer: Buyer, body: object): Promise<string | null> {
  const response = await fetch(`${market.url}/api/shops/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })
  return response.headers.get('retry-after')
}

test('줄이 너무 길면 아무것도 읽지 않고 언제 다시 올지 알려 준다', async () => {
  const { buyer, goodsId, body, press } = await aGuest()
  const queue = await market.runtime.runPromise(OrderQueue)
  queue.count += QUEUE_COUNT_MAX
  const full = await press()
  const retryAfter = await retryAfterOf(buyer, body)
  queue.count -= QUEUE_COUNT_MAX
  const again = await press()
  expect({ full, retryAfter, again: again.status, state: await stateOf(goodsId) }).toEqual({
    full: FULL,
    retryAfter: '3',
    again: 200,
    state: { orders: 1, stock: PIECES - 1 },
  })
})
