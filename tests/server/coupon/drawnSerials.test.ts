import { isSerial } from '@jangteo/core/coupon/couponSerial.rules'
import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { hashSerial } from '@jangteo/postgres/coupon/hashSerial'
import { drawSerials } from '@jangteo/server/coupon/serial-draw'
import { sweepRetention } from '@jangteo/server/job/sweep-retention'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Buyer } from '../../support/buyer.ts'
import { writtenTerms } from '../../support/coupon/writtenTerms.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { loginOperator } from '../../support/staff.ts'

type Batch = {
  readonly serialBatchId: number
  readonly drawnCount: number
  readonly usedCount: number
  readonly progress: number
  readonly listedYn: string
}

let market: TestMarket
let operator: Buyer
beforeAll(async () => {
  market = await openMarket()
  operator = (await loginOperator(market, ['COUPONS'])).browser
})
afterAll(() => market.close())

async function aNumbered(): Promise<number> {
  const { couponId } = await operator.ask<{ readonly couponId: number }>(
    'POST',
    '/operators/coupons',
    { body: writtenTerms({ issueEnum: 'CODE', personMax: null }) },
  )
  return couponId
}

async function request(couponId: number, count: number): Promise<number> {
  const { serialBatchId } = await operator.ask<{ readonly serialBatchId: number }>(
    'POST',
    `/operators/coupons/${couponId}/serials`,
    { body: { count } },
  )
  return serialBatchId
}

const draw = (batchId: number) => market.runtime.runPromise(drawSerials(batchId))

async function batchOf(couponId: number): Promise<Batch | undefined> {
  const { batchList } = await operator.ask<{ readonly batchList: readonly Batch[] }>(
    'GET',
    `/operators/coupons/${couponId}/serials`,
  )
  return batchList[0]
}

async function listOf(batchId: number): Promise<string[]> {
  const { text } = await operator.ask<{ readonly text: string }>(
    'GET',
    `/operators/coupons/serials/${batchId}/csv`,
  )
  return text.replace('\uFEFF', '').trim().split('\r\n').slice(1)
}

const enter = async (buyer: Buyer, code: string | undefined) => {
  const { body } = await buyer.call('POST', '/promotions/coupons/codes', { body: { code } })
  return body.code
}

test('번호는 나누어 만들고, 얼마나 만들었는지 보이고, 다 만든 뒤 내려받은 번호로 쿠폰을 받는다', async () => {
  const couponId = await aNumbered()
  const batchId = await request(couponId, 4_500)
  const progress = [(await batchOf(couponId))?.progress]
  const early = await operator.call('GET', `/operators/coupons/serials/${batchId}/csv`)
  for (let run = 0; run < 3; run += 1) {
    await draw(batchId)
    progress.push((await batchOf(couponId))?.progress)
  }
  expect([progress, early.body.code]).toEqual([[0, 44, 88, 100], 'COUPON_SERIAL_NOT_READY'])
  const serials = await listOf(batchId)
  expect([new Set(serials).size, serials.every(isSerial)]).toEqual([4_500, true])
  const stored = await market.database.db
    .selectFrom('coupon_serials')
    .select('serial_hash')
    .where('batch_id', '=', batchId)
    .execute()
  expect(new Set(stored.map((row) => row.serial_hash))).toEqual(new Set(serials.map(hashSerial)))
  const { buyer } = await aMember(market)
  const { buyer: other } = await aMember(market)
  const codes = [
    await enter(buyer, serials[0]),
    await enter(other, serials[0]),
    await enter(other, serials.at(-1)),
  ]
  expect(codes).toEqual([undefined, 'COUPON_SERIAL_USED', undefined])
  expect((await batchOf(couponId))?.usedCount).toBe(2)
})

test('한꺼번에 여러 번 만들어도 번호마다 하나씩 있다', async () => {
  const couponId = await aNumbered()
  const batchId = await request(couponId, 2_500)
  await Promise.all([1, 2, 3, 4].map(() => draw(batchId)))
  const { count } = await market.database.db
    .selectFrom('coupon_serials')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch_id', '=', batchId)
    .executeTakeFirstOrThrow()
  expect([count, (await batchOf(couponId))?.progress]).toEqual([2_500, 100])
})

test('다음 번호는 작업이 이어서 만든다', async () => {
  const couponId = await aNumbered()
  const batchId = await request(couponId, 2_001)
  const jobs = async () => {
    const { rows } = await market.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = $1`,
      [`draw-serials-${batchId}`],
    )
    return rows[0]?.count
  }
  const before = await jobs()
  await market.database.pool.query(`SELECT graphile_worker.remove_job($1)`, [
    `draw-serials-${batchId}`,
  ])
  await draw(batchId)
  const between = await jobs()
  await draw(batchId)
  expect([before, between, (await batchOf(couponId))?.drawnCount]).toEqual([1, 1, 2_001])
})

test('쿠폰마다 십만 개를 넘길 수 없고, 둘이 한꺼번에 청해도 그렇다', async () => {
  const couponId = await aNumbered()
  const answers = await Promise.all(
    [60_000, 60_000].map(async (count) => {
      const { body } = await operator.call('POST', `/operators/coupons/${couponId}/serials`, {
        body: { count },
      })
      return body.code
    }),
  )
  expect(answers.filter((code) => code === 'COUPON_SERIAL_TOO_MANY')).toHaveLength(1)
})

test('받는 쿠폰에는 번호가 없다', async () => {
  const { couponId } = await operator.ask<{ readonly couponId: number }>(
    'POST',
    '/operators/coupons',
    { body: writtenTerms() },
  )
  const { body } = await operator.call('POST', `/operators/coupons/${couponId}/serials`, {
    body: { count: 1 },
  })
  expect(body.code).toBe('COUPON_SERIAL_NOT_DRAWN')
})

test('취소하면 등록하지 않은 번호는 쓸모가 없고, 더 만들지 않는다', async () => {
  const couponId = await aNumbered()
  const batchId = await request(couponId, 2_500)
  await draw(batchId)
  const { rows } = await market.database.pool.query<{ sealed_seed: string }>(
    'SELECT sealed_seed FROM coupon_serial_batches WHERE id = $1',
    [batchId],
  )
  expect(rows[0]?.sealed_seed).toMatch(/\./)
  await operator.ask('POST', `/operators/coupons/serials/${batchId}/cancel`, {
    body: { reason: '번호가 새어 나갔어요' },
  })
  await draw(batchId)
  const open = await market.database.db
    .selectFrom('coupon_serials')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('cancelled_at', 'is', null)
    .execute()
  expect([open, (await batchOf(couponId))?.drawnCount]).toEqual([[], 2_000])
})

test('서른 날이 지나면 목록을 내려받을 수 없고, 번호를 만든 씨앗도 지워진다', async () => {
  const couponId = await aNumbered()
  const batchId = await request(couponId, 10)
  await draw(batchId)
  const [first] = await listOf(batchId)
  market.advance(30 * DAY_MS)
  const { browser: next } = await loginOperator(market, ['COUPONS'])
  const late = await next.call('GET', `/operators/coupons/serials/${batchId}/csv`)
  market.advance(2 * DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  const { rows } = await market.database.pool.query<{ sealed_seed: string | null }>(
    'SELECT sealed_seed FROM coupon_serial_batches WHERE id = $1',
    [batchId],
  )
  expect([late.body.code, rows[0]?.sealed_seed, first?.length]).toEqual([
    'COUPON_SERIAL_LIST_OVER',
    null,
    16,
  ])
})
