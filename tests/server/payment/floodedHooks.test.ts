import { request as sendRequest } from 'node:http'
import { readNotices } from '@jangteo/server/payment/read-notices'
import { isListed } from '@jangteo/server/http/notice-senders'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'
import { issueAccount, type IssuedOrder, noticesOf, read } from '../../support/payment/deposit.ts'

const PADDING = 'x'.repeat(60_000)

let onQuery: () => Promise<unknown> = async () => undefined
let market: TestMarket
beforeAll(async () => {
  market = await openMarket({
    wrapGateway: (gateway) => ({
      ...gateway,
      query: (id) =>
        Effect.andThen(
          Effect.promise(() => onQuery()),
          gateway.query(id),
        ),
    }),
    senders: { listed: isListed(['203.0.113.0/24', '127.0.0.2']) },
  })
})
beforeEach(async () => {
  onQuery = async () => undefined
  await forgetTries(market)
})
afterAll(() => market.close())

type Posted = { readonly gateway?: string; readonly from?: string; readonly body: string }

/** Posts from an address of this machine; answers the status. */
function post({ gateway = 'sandbox', from = '127.0.0.1', body }: Posted): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, localAddress: from }
    sendRequest(`${market.url}/hooks/payments/${gateway}`, options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end(body)
  })
}

/** A notice of a deposit with the right secret, as long as the hook takes. */
async function aNotice({ gatewayOrderId, attemptId }: IssuedOrder, noticeKey = 'n') {
  const { deposit_secret: secret } = await market.database.db
    .selectFrom('payment_attempts')
    .select('deposit_secret')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const reported = { eventType: 'DEPOSIT_CALLBACK', noticeKey, gatewayOrderId, secret }
  return JSON.stringify({ ...reported, padding: PADDING })
}

async function bytesStored(): Promise<number> {
  const { rows } = await market.database.pool.query<{ bytes: number }>(
    'SELECT coalesce(sum(pg_column_size(one.*)), 0)::int AS bytes FROM gateway_notices AS one',
  )
  return rows[0]?.bytes ?? 0
}

describe('쏟아지는 알림', () => {
  test('한 결제에 60kB 알림 100통이 와도 기다리는 것은 짧은 한 줄이다', async () => {
    const issued = await issueAccount(market)
    const body = await aNotice(issued, 'k'.repeat(5_000))
    const before = await bytesStored()
    const answers = new Set<number>()
    for (let count = 0; count < 100; count++) answers.add(await post({ body }))
    expect([
      [...answers],
      await noticesOf(market, issued),
      (await bytesStored()) - before < 600,
    ]).toEqual([[200], [null], true])
  })

  test('묻는 사이에 온 알림은 그 답으로 끝난 것이 되지 않고 다시 묻는다', async () => {
    const issued = await issueAccount(market)
    const body = await aNotice(issued)
    await post({ body })
    onQuery = () => post({ body })
    await market.runtime.runPromise(readNotices(issued.attemptId))
    const between = await noticesOf(market, issued)
    onQuery = async () => undefined
    await read(market, issued)
    expect([between, await noticesOf(market, issued)]).toEqual([[null], ['unchanged']])
  })
})

describe('보내는 곳', () => {
  test('샌드박스의 알림은 이 기계에서 온 것만 받는다', async () => {
    const issued = await issueAccount(market)
    const body = await aNotice(issued)
    const answers = [await post({ body, from: '127.0.0.2' }), await post({ body })]
    expect([answers, await noticesOf(market, issued)]).toEqual([[403, 200], [null]])
  })

  test('주소를 아는 결제사의 알림은 그 주소에서 온 것만, 몇 통이든 읽는다', async () => {
    const answers = new Set<number>()
    for (let count = 0; count < 70; count++) {
      answers.add(await post({ gateway: 'listed', from: '127.0.0.2', body: '{}' }))
    }
    const stranger = await post({ gateway: 'listed', from: '127.0.0.3', body: '{}' })
    expect([[...answers], stranger]).toEqual([[400], 403])
  })

  test('주소를 모르는 결제사의 알림은 한 주소에서 1분에 60통까지 읽는다', async () => {
    const answers = []
    for (let count = 0; count < 62; count++) {
      answers.push(await post({ gateway: 'unlisted', body: '{}' }))
    }
    const other = await post({ gateway: 'unlisted', from: '127.0.0.2', body: '{}' })
    expect([answers.indexOf(429), answers.slice(58), other]).toEqual([
      60,
      [400, 400, 429, 429],
      400,
    ])
  })
})
