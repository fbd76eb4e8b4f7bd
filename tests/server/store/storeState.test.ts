import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { checkBusinesses } from '@jangteo/server/seller/check-businesses'
import { notifyStore } from '@jangteo/server/store/notify-store'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { queuedMails } from '../../support/mail.ts'
import { forgetTries } from '../../support/member.ts'
import { placeOrder, putInCart } from '../../support/purchase.ts'
import { loginOperator, loginSeller } from '../../support/staff.ts'

const GOODS = '하동 세작 녹차'
const REASON = '구매자 신고가 접수됐어요.'

let market: TestMarket
let operator: Buyer
let seller: Buyer
let store: { readonly id: number; readonly url: string }
beforeAll(async () => {
  market = await openMarket()
  const goodsId = goodsNamed(GOODS)
  store = await market.database.db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['stores.id', 'stores.url'])
    .where('goods.id', '=', goodsId)
    .executeTakeFirstOrThrow()
})
beforeEach(async () => {
  await forgetTries(market)
  await market.database.db
    .updateTable('stores')
    .set({ state: 'OPEN' })
    .where('id', '=', store.id)
    .execute()
  operator = (await loginOperator(market, ['SELLERS'])).browser
  seller = (await loginSeller(market, store.url)).browser
})
afterAll(() => market.close())

type Outcome = { readonly stateEnum?: string; readonly code?: string }

async function move(browser: Buyer, path: string, body: object = {}) {
  const answer = await browser.call<Outcome>('POST', path, { body })
  return answer.body.stateEnum ?? answer.body.code
}

const pause = () => move(seller, '/sellers/store/pause')
const resume = () => move(seller, '/sellers/store/resume')
const asOperator = (event: string) =>
  move(operator, `/operators/stores/${store.url}/${event}`, { reason: REASON })

const statusesOf = async () => {
  const rows = await market.database.db
    .selectFrom('goods')
    .select(['sale_status', 'resting_sale_status'])
    .where('store_id', '=', store.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => `${row.sale_status} ${row.resting_sale_status ?? '-'}`)
}

describe('잠시 쉬기', () => {
  test('쉬는 동안 모든 상품이 판매되지 않고, 다시 열면 그대로 돌아온다', async () => {
    const before = await statusesOf()
    expect(await pause()).toEqual('PAUSED')
    const during = await statusesOf()
    expect(await resume()).toEqual('OPEN')
    expect(during).toEqual(before.map((status) => `STOP ${status.split(' ')[0] ?? ''}`))
    expect(await statusesOf()).toEqual(before)
  })

  test('쉬는 스토어의 상품은 담아 둔 것도 살 수 없다', async () => {
    const buyer = aBuyer(market)
    const cartId = await putInCart(buyer, goodsNamed(GOODS))
    await pause()
    const { violations } = await buyer.ask<{ violations: readonly { code: string }[] }>(
      'GET',
      `/shops/carts/buy-available-check?cartIdList=${cartId}`,
    )
    await resume()
    expect(violations.map(({ code }) => code)).toEqual(['GOODS_NOT_ON_SALE'])
  })

  test('쉬는 동안 바꾼 판매 상태는 다시 열 때 적용된다', async () => {
    const goodsId = goodsNamed(GOODS)
    const { db } = market.database
    await pause()
    const setStatus = (status: 'SALE' | 'OUT_OF_STOCK') =>
      db
        .updateTable('goods')
        .set({ sale_status: status })
        .where('id', '=', goodsId)
        .returning(['sale_status', 'resting_sale_status'])
        .executeTakeFirstOrThrow()
    const changed = await setStatus('OUT_OF_STOCK')
    await resume()
    const { sale_status: after } = await db
      .selectFrom('goods')
      .select('sale_status')
      .where('id', '=', goodsId)
      .executeTakeFirstOrThrow()
    await setStatus('SALE')
    expect([changed, after]).toEqual([
      { sale_status: 'STOP', resting_sale_status: 'OUT_OF_STOCK' },
      'OUT_OF_STOCK',
    ])
  })

  test('스토어 화면은 볼 수 있고, 쉬는 중이라고 알린다', async () => {
    await pause()
    const buyer = aBuyer(market)
    const page = await buyer.ask<{ pausedYn: string }>('GET', `/stores/mains/${store.url}`)
    const { content } = await buyer.ask<{ content: readonly { storeUrl: string }[] }>(
      'GET',
      '/stores/mains?size=100',
    )
    expect([page.pausedYn, content.some(({ storeUrl }) => storeUrl === store.url)]).toEqual([
      'Y',
      false,
    ])
    await resume()
  })

  test('두 번 눌러도 한 번만 쉰다', async () => {
    const outcomes = await Promise.all([pause(), pause()])
    await resume()
    expect(outcomes.map(String).toSorted()).toEqual(['PAUSED', 'STORE_STATE_CHANGED'])
  })
})

describe('이용 정지', () => {
  test('정지하면 판매자가 다시 열지 못하고, 해제되면 판매자가 연다', async () => {
    expect([await asOperator('suspend'), await resume(), await pause()]).toEqual([
      'SUSPENDED',
      'STORE_STATE_CHANGED',
      'STORE_STATE_CHANGED',
    ])
    expect([await asOperator('release'), await resume()]).toEqual(['PAUSED', 'OPEN'])
  })

  test('정지된 스토어는 찾을 수 없다', async () => {
    await asOperator('suspend')
    const { body } = await aBuyer(market).call('GET', `/stores/mains/${store.url}`)
    await asOperator('release')
    await resume()
    expect(body.code).toEqual('STORE_NOT_FOUND')
  })

  test('대표자에게 사유를 메일로 보낸다', async () => {
    const owner = await market.database.db
      .selectFrom('seller_users')
      .select('email')
      .where('store_id', '=', store.id)
      .where('is_owner', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await asOperator('suspend')
    const step = await market.database.db
      .selectFrom('store_history')
      .select('id')
      .where('store_id', '=', store.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await market.runtime.runPromise(notifyStore(step.id))
    const mail = (await queuedMails(market)).findLast(({ to }) => to === owner.email)
    await asOperator('release')
    await resume()
    expect([mail?.subject, mail?.text.includes(REASON)]).toEqual([
      '[장터] 스토어 이용이 정지됐어요',
      true,
    ])
  })
})

describe('폐점', () => {
  test('결제하지 않은 주문이라도 있으면 폐점하지 않는다', async () => {
    const buyer = aBuyer(market)
    const cartId = await putInCart(buyer, goodsNamed(GOODS))
    await placeOrder(buyer, [cartId])
    expect(await asOperator('close')).toEqual('STORE_HAS_OPEN_ORDER')
  })

  test('진행 중인 주문도 지급하지 않은 정산도 없으면 폐점하고, 다시 열 수 없다', async () => {
    const { id, url } = await market.database.db
      .selectFrom('stores')
      .select(['id', 'url'])
      .where('id', '!=', store.id)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('order_shipping_groups')
              .select('id')
              .whereRef('order_shipping_groups.store_id', '=', 'stores.id'),
          ),
        ),
      )
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const { browser } = await loginSeller(market, url)
    const at = new Date(market.now())
    const { id: statementId } = await market.database.db
      .insertInto('statements')
      .values({ store_id: id, day: '2026-09-01', state: 'OPEN', state_changed_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const unpaid = await move(operator, `/operators/stores/${url}/close`, { reason: REASON })
    expect(unpaid).toBe('STORE_HAS_OPEN_ORDER')
    await market.database.db.deleteFrom('statements').where('id', '=', statementId).execute()
    const closed = await move(operator, `/operators/stores/${url}/close`, { reason: REASON })
    expect([closed, await move(browser, '/sellers/store/resume')]).toEqual([
      'CLOSED',
      'STORE_STATE_CHANGED',
    ])
    const statuses = await market.database.db
      .selectFrom('goods')
      .select('sale_status')
      .distinct()
      .where('store_id', '=', id)
      .execute()
    expect(statuses).toEqual([{ sale_status: 'STOP' }])
  })
})

test('판매자는 자기 스토어만 보고 고친다', async () => {
  const profile = {
    introduction: '새 소개예요.',
    phone: '15881234',
    phoneHours: '평일 09:00–18:00',
    returnAddress: '서울특별시 중구 세종대로 110',
  }
  const before = await seller.ask<typeof profile>('GET', '/sellers/store')
  await seller.ask('PUT', '/sellers/store', { body: profile })
  const after = await seller.ask<typeof profile>('GET', '/sellers/store')
  const { introduction, phone, phoneHours, returnAddress } = before
  await seller.ask('PUT', '/sellers/store', {
    body: { introduction, phone, phoneHours, returnAddress },
  })
  expect(after).toEqual({ ...before, ...profile, phone: '1588-1234' })
  const wrong = await seller.call('PUT', '/sellers/store', { body: { ...profile, phone: '1' } })
  expect([wrong.body.code, wrong.body.data]).toEqual([
    'STORE_PROFILE_INVALID',
    { violationList: [{ field: 'phone', code: 'STORE_PHONE_INVALID' }] },
  ])
})

test('수수료율은 바꾼 뒤의 값이 보인다', async () => {
  const path = `/operators/stores/${store.url}`
  await operator.ask('PUT', `${path}/fee-rate`, { body: { feeRateBp: 850 } })
  const own = await operator.ask<{ feeRateBp: number | null }>('GET', path)
  await operator.ask('PUT', `${path}/fee-rate`, { body: { feeRateBp: null } })
  const none = await operator.ask<{ feeRateBp: number | null }>('GET', path)
  const tooMuch = await operator.call('PUT', `${path}/fee-rate`, { body: { feeRateBp: 3001 } })
  expect([own.feeRateBp, none.feeRateBp, tooMuch.body.code]).toEqual([850, null, 'BAD_INPUT'])
})

test('사업자 상태를 한 달에 한 번 다시 확인한다', async () => {
  const { db } = market.database
  const stateOf = async () => {
    const row = await db
      .selectFrom('stores')
      .select(['business_state', 'business_checked_at'])
      .where('id', '=', store.id)
      .executeTakeFirstOrThrow()
    return [row.business_state, row.business_checked_at?.getTime() ?? null]
  }
  const check = () => market.runtime.runPromise(checkBusinesses)
  await check()
  const firstAtMs = market.now()
  const first = await stateOf()
  market.advance(DAY_MS)
  await check()
  const dayLater = await stateOf()
  market.advance(30 * DAY_MS)
  await check()
  expect([first, dayLater, await stateOf()]).toEqual([
    ['ACTIVE', firstAtMs],
    ['ACTIVE', firstAtMs],
    ['ACTIVE', market.now()],
  ])
})
