import { createNoticeCourier } from '@jangteo/payment/sandbox/notice-courier'
import { newNotice } from '@jangteo/payment/sandbox/notice'
import { newRecord, requestSchema } from '@jangteo/payment/sandbox/payment-record'
import type { PaymentRecord } from '@jangteo/payment/sandbox/payment-record'
import type { RecordStore } from '@jangteo/payment/sandbox/record-store'
import { describe, expect, test } from 'vitest'
import { A_REQUEST, OPENED_AT_MS } from '../../support/payment/sandbox.ts'

const SECOND_MS = 1_000
const RESTS_MS = [1, 4, 16, 64, 256, 1_024, 4_096].map((seconds) => seconds * SECOND_MS)

/** An attempt with so many notices to post. */
function anAttempt(gatewayOrderId: string, count = 1): PaymentRecord {
  const reported = { gatewayOrderId, secret: 'secret', status: 'DONE' } as const
  return {
    ...newRecord(requestSchema.parse({ ...A_REQUEST, gatewayOrderId })),
    notices: Array.from({ length: count }, () => newNotice(reported)),
  }
}

/** A courier with a market that may be down, a memory that may be broken, and a clock that the test moves. */
function aCourier(attempts: readonly PaymentRecord[]) {
  const records = new Map(attempts.map((record) => [record.request.gatewayOrderId, record]))
  const broken = new Set<string>()
  const troubles: unknown[] = []
  const posted: string[] = []
  const planned: { readonly afterMs: number; readonly run: () => void }[] = []
  const market = { isUp: true }
  const read = async (id: string): Promise<PaymentRecord | null> => {
    if (broken.has(id)) throw new Error(`${id} cannot be read`)
    return records.get(id) ?? null
  }
  const store: RecordStore = {
    list: async () => {
      if (broken.has('list')) throw new Error('the directory cannot be read')
      return [...records.keys()]
    },
    read,
    change: async (id, decide) => {
      const { next, answer } = decide(await read(id))
      if (next !== null) records.set(id, next)
      return answer
    },
  }
  const courier = createNoticeCourier({
    store,
    post: async (body) => {
      posted.push(body)
      return market.isUp
    },
    nowMs: () => OPENED_AT_MS,
    report: (trouble) => void troubles.push(String(trouble)),
    schedule: (afterMs, run) => {
      const plan = { afterMs, run }
      planned.push(plan)
      return () => void planned.splice(planned.indexOf(plan), 1)
    },
  })
  return {
    courier,
    market,
    broken,
    troubles,
    posted,
    rests: () => planned.map(({ afterMs }) => afterMs),
    /** The next planned delivery comes due; everything that follows from it has happened after. */
    passTime: async () => {
      planned.shift()?.run()
      await new Promise(setImmediate)
    },
    triesOf: (id: string) => records.get(id)?.notices.map(({ tries }) => tries),
    noticesOf: (id: string) => records.get(id)?.notices.map(({ deliveredAtMs }) => deliveredAtMs),
  }
}

describe('알림 전하기', () => {
  test('상점이 받으면 한 번만 전한다', async () => {
    const { courier, posted, rests, noticesOf } = aCourier([anAttempt('order-0001')])
    await courier.deliver('order-0001')
    await courier.deliver('order-0001')
    expect([posted.length, rests(), noticesOf('order-0001')]).toEqual([1, [], [OPENED_AT_MS]])
  })

  test('상점이 닫혀 있으면 점점 뜸하게 여덟 번 전하고 그만둔다', async () => {
    const { courier, market, posted, rests, passTime } = aCourier([anAttempt('order-0001')])
    market.isUp = false
    await courier.deliver('order-0001')
    const seen: number[] = []
    while (rests().length > 0) {
      seen.push(...rests())
      await passTime()
    }
    expect([posted.length, seen]).toEqual([RESTS_MS.length + 1, RESTS_MS])
  })

  test('알림이 여럿이어도 다음 배달은 하나만 기다린다', async () => {
    const { courier, market, rests, triesOf, passTime } = aCourier([anAttempt('order-0001', 3)])
    market.isUp = false
    await courier.deliver('order-0001')
    await passTime()
    expect([rests(), triesOf('order-0001')]).toEqual([[4 * SECOND_MS], [2, 2, 2]])
  })

  test('상점이 다시 열리면 못 전한 것을 전한다', async () => {
    const { courier, market, rests, noticesOf, passTime } = aCourier([anAttempt('order-0001', 2)])
    market.isUp = false
    await courier.deliver('order-0001')
    market.isUp = true
    await passTime()
    expect([rests(), noticesOf('order-0001')]).toEqual([[], [OPENED_AT_MS, OPENED_AT_MS]])
  })

  test('끝난 뒤에는 더 기다리지 않는다', async () => {
    const { courier, market, rests } = aCourier([anAttempt('order-0001')])
    market.isUp = false
    await courier.deliver('order-0001')
    courier.close()
    await courier.deliver('order-0001')
    expect(rests()).toEqual([])
  })
})

describe('시작할 때 남은 알림', () => {
  test('모든 결제의 남은 알림을 전한다', async () => {
    const { courier, noticesOf } = aCourier([anAttempt('order-0001'), anAttempt('order-0002')])
    await courier.deliverAll()
    expect([noticesOf('order-0001'), noticesOf('order-0002')]).toEqual([
      [OPENED_AT_MS],
      [OPENED_AT_MS],
    ])
  })

  test('읽을 수 없는 결제가 있어도 나머지를 전하고, 알린 뒤 나중에 다시 해 본다', async () => {
    const shop = aCourier([anAttempt('order-0001'), anAttempt('order-0002')])
    shop.broken.add('order-0001')
    await shop.courier.deliverAll()
    expect([shop.troubles, shop.rests(), shop.noticesOf('order-0002')]).toEqual([
      ['Error: order-0001 cannot be read'],
      [60 * SECOND_MS],
      [OPENED_AT_MS],
    ])
    shop.broken.clear()
    await shop.passTime()
    expect(shop.noticesOf('order-0001')).toEqual([OPENED_AT_MS])
  })

  test('목록조차 읽을 수 없어도 프로그램은 살아 있고, 나중에 다시 해 본다', async () => {
    const shop = aCourier([anAttempt('order-0001')])
    shop.broken.add('list')
    await shop.courier.deliverAll()
    expect([shop.troubles, shop.rests()]).toEqual([
      ['Error: the directory cannot be read'],
      [60 * SECOND_MS],
    ])
    shop.broken.clear()
    await shop.passTime()
    expect(shop.noticesOf('order-0001')).toEqual([OPENED_AT_MS])
  })
})
