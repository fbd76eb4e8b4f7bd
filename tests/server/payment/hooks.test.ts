import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type TestMarket } from '../../support/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

describe('알림을 받는 문', () => {
  const post = (path: string, init: RequestInit = {}) =>
    fetch(`${market.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...init,
    })

  test('모르는 주문의 알림은 받고 남기지 않는다', async () => {
    const body = JSON.stringify({
      eventType: 'DEPOSIT_CALLBACK',
      noticeKey: 'n',
      gatewayOrderId: 'jt_nobody',
      secret: 's',
    })
    const { status } = await post('/hooks/payments/sandbox', { body })
    const rows = await market.database.db
      .selectFrom('gateway_notices')
      .select('id')
      .where('gateway_order_id', '=', 'jt_nobody')
      .execute()
    expect([status, rows]).toEqual([200, []])
  })

  test.each([
    ['읽을 수 없는 알림', '/hooks/payments/sandbox', { body: '{"a":1}' }, 400],
    ['없는 결제사', '/hooks/payments/nobody', { body: '{}' }, 400],
    ['GET', '/hooks/payments/sandbox', { method: 'GET' }, 405],
    ['너무 큰 알림', '/hooks/payments/sandbox', { body: 'x'.repeat(65_537) }, 413],
    [
      '다른 형식',
      '/hooks/payments/sandbox',
      { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
  ] as const)('%s', async (...[, path, init, status]) => {
    expect((await post(path, init)).status).toEqual(status)
  })
})
