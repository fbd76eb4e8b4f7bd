import {
  RESTOCK_ALERT_COUNT_MAX,
  RESTOCK_FIRST_ROUND_MS,
  RESTOCK_NEXT_ROUND_MS,
} from '@jangteo/core/goods/restock.rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../support/buyer.ts'
import {
  alertsOf,
  notifyWaiting,
  requestAlerts,
  restockedOf,
  setStock,
  soldOutGoods,
} from '../../support/goods/restock.ts'
import { said } from '../../support/inquiry/questions.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Members who wait for an option, the first one first. */
async function waiting(count: number, goodsId: number, optionId: number) {
  const members = []
  for (let place = 0; place < count; place += 1) {
    const member = await aMember(market)
    expect((await requestAlerts(member.buyer, goodsId, [optionId])).status).toBe(200)
    members.push(member)
  }
  return members
}

describe('재입고 알림 신청', () => {
  test('품절된 옵션에 한 번씩 신청하고, 하나라도 안 되면 아무것도 신청하지 않는다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market)
    const [first = 0, second = 0, third = 0] = optionIds
    const { buyer } = await aMember(market)
    await setStock(market, [third], 3)
    const answers = [
      await requestAlerts(buyer, goodsId, [first, third]),
      await requestAlerts(buyer, goodsId, [first, 999_999]),
      await requestAlerts(buyer, goodsId, [first, second, first]),
      await requestAlerts(buyer, goodsId, [second]),
      await requestAlerts(buyer, 999_999, [first]),
      await requestAlerts(aBuyer(market), goodsId, [first]),
    ]
    expect(answers.map(said)).toEqual([
      [409, 'RESTOCK_NOT_SOLD_OUT'],
      [404, 'RESTOCK_OPTION_NOT_FOUND'],
      [200],
      [409, 'RESTOCK_ALERT_DUPLICATE'],
      [404, 'GOODS_NOT_FOUND'],
      [401, 'SESSION_REQUIRED'],
    ])
    expect((await alertsOf(buyer)).map(({ optionId }) => optionId)).toEqual([second, first])
  })

  test('같은 옵션을 동시에 여러 번 신청해도 하나다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 1)
    const [optionId = 0] = optionIds
    const { buyer } = await aMember(market)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => requestAlerts(buyer, goodsId, [optionId])),
    )
    expect(answers.filter(({ status }) => status === 200).length).toEqual(1)
    expect((await alertsOf(buyer)).length).toEqual(1)
  })

  test('기다리는 알림은 50개까지다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 2)
    const [first = 0, second = 0] = optionIds
    const { buyer, memberId } = await aMember(market)
    const others = await market.database.db
      .selectFrom('goods_options')
      .select('id')
      .where('goods_id', '<>', goodsId)
      .limit(RESTOCK_ALERT_COUNT_MAX - 1)
      .execute()
    const at = new Date(market.now())
    await market.database.db
      .insertInto('restock_alerts')
      .values(
        others.map(({ id }) => ({
          member_id: memberId,
          option_id: id,
          state: 'WAITING' as const,
          requested_at: at,
          state_changed_at: at,
        })),
      )
      .execute()
    const answers = [
      await requestAlerts(buyer, goodsId, [first, second]),
      await requestAlerts(buyer, goodsId, [first]),
      await requestAlerts(buyer, goodsId, [second]),
    ]
    await market.database.db
      .deleteFrom('restock_alerts')
      .where('member_id', '=', memberId)
      .execute()
    expect(answers.map(said)).toEqual([
      [409, 'RESTOCK_ALERT_FULL'],
      [200],
      [409, 'RESTOCK_ALERT_FULL'],
    ])
  })

  test('중지한 옵션과 알림을 받지 않는 스토어에는 신청하지 못한다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 3)
    const [optionId = 0] = optionIds
    const { db } = market.database
    const { buyer } = await aMember(market)
    const option = (sale_status: 'SALE' | 'STOP') =>
      db.updateTable('goods_options').set({ sale_status }).where('id', '=', optionId).execute()
    const deny = (denied: readonly 'RESTOCK_ALERT'[]) =>
      db
        .updateTable('stores')
        .set({ denied_features: [...denied] })
        .where('id', '=', (of) =>
          of.selectFrom('goods').select('store_id').where('id', '=', goodsId),
        )
        .execute()
    await option('STOP')
    const stopped = await requestAlerts(buyer, goodsId, [optionId])
    await option('SALE')
    await deny(['RESTOCK_ALERT'])
    const denied = await requestAlerts(buyer, goodsId, [optionId])
    await deny([])
    expect([stopped, denied].map(said)).toEqual([
      [409, 'RESTOCK_SALE_STOPPED'],
      [403, 'STORE_FEATURE_DENIED'],
    ])
  })

  test('남의 알림은 지울 수 없고, 지운 알림은 다시 신청할 수 있다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 4)
    const [optionId = 0] = optionIds
    const [{ buyer }, other] = [await aMember(market), await aMember(market)]
    await requestAlerts(buyer, goodsId, [optionId])
    const [alert] = await alertsOf(buyer)
    const path = `/goods/restock-alerts/reqs/${alert?.restockAlertReqIdEncrypt ?? ''}`
    const answers = [
      await other.buyer.call('DELETE', path),
      await buyer.call('DELETE', path),
      await buyer.call('DELETE', path),
      await requestAlerts(buyer, goodsId, [optionId]),
    ]
    expect(answers.map(said)).toEqual([
      [404, 'RESTOCK_ALERT_NOT_FOUND'],
      [200],
      [404, 'RESTOCK_ALERT_NOT_FOUND'],
      [200],
    ])
  })
})

describe('재입고 알림 보내기', () => {
  test('들어오고 5분 뒤 하나에 열 명씩, 한 시간 뒤 다시, 먼저 신청한 순서로 한 번만 알린다', async () => {
    const { goodsId, goodsName, optionIds } = await soldOutGoods(market, 5)
    const [optionId = 0] = optionIds
    const members = await waiting(12, goodsId, optionId)
    const countNotified = async () => {
      const counts = []
      for (const { memberId } of members) counts.push((await restockedOf(market, memberId)).length)
      return counts.reduce((sum, count) => sum + count, 0)
    }
    await notifyWaiting(market)
    const soldOut = await countNotified()
    await setStock(market, [optionId], 1)
    await notifyWaiting(market)
    const atOnce = await countNotified()
    market.advance(RESTOCK_FIRST_ROUND_MS)
    await Promise.all([notifyWaiting(market), notifyWaiting(market)])
    const first = await countNotified()
    await notifyWaiting(market)
    const again = await countNotified()
    market.advance(RESTOCK_NEXT_ROUND_MS)
    await notifyWaiting(market)
    const second = await countNotified()
    const eldest = members[0]
    const content = await restockedOf(market, eldest?.memberId ?? 0)
    const { state } = await market.database.db
      .selectFrom('restock_alerts')
      .select('state')
      .where('member_id', '=', eldest?.memberId ?? 0)
      .executeTakeFirstOrThrow()
    const last = await restockedOf(market, members.at(-1)?.memberId ?? 0)
    expect([soldOut, atOnce, first, again, second, last.length]).toEqual([0, 0, 10, 10, 12, 1])
    expect([content, state]).toEqual([[goodsName], 'NOTIFIED'])
  })

  test('5분 안에 다시 품절되거나 중지되면 알리지 않고, 다시 들어오면 5분을 새로 센다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 6)
    const [optionId = 0] = optionIds
    const [member] = await waiting(1, goodsId, optionId)
    const count = async () => (await restockedOf(market, member?.memberId ?? 0)).length
    const option = (sale_status: 'SALE' | 'STOP') =>
      market.database.db
        .updateTable('goods_options')
        .set({ sale_status })
        .where('id', '=', optionId)
        .execute()
    await setStock(market, [optionId], 1)
    await notifyWaiting(market)
    await setStock(market, [optionId], 0)
    market.advance(RESTOCK_FIRST_ROUND_MS)
    await notifyWaiting(market)
    const soldOut = await count()
    await setStock(market, [optionId], 2)
    await notifyWaiting(market)
    const early = await count()
    await option('STOP')
    market.advance(RESTOCK_FIRST_ROUND_MS)
    await notifyWaiting(market)
    const stopped = await count()
    await option('SALE')
    await notifyWaiting(market)
    market.advance(RESTOCK_FIRST_ROUND_MS)
    await notifyWaiting(market)
    expect([soldOut, early, stopped, await count()]).toEqual([0, 0, 0, 1])
  })

  test('판매가 끝나면 알리지 않고 끝난다', async () => {
    const { goodsId, optionIds } = await soldOutGoods(market, 7)
    const [optionId = 0] = optionIds
    const [member] = await waiting(1, goodsId, optionId)
    await market.database.db
      .updateTable('goods')
      .set({ sale_ends_at: new Date(market.now() - 1) })
      .where('id', '=', goodsId)
      .execute()
    await notifyWaiting(market)
    const [alert] = member === undefined ? [] : await alertsOf(member.buyer)
    expect([
      alert?.stateEnum,
      alert?.statusEnum,
      await restockedOf(market, member?.memberId ?? 0),
    ]).toEqual(['ENDED', 'FINISHED', []])
  })
})
