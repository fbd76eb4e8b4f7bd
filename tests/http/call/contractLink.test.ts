import { createBenefitCalls } from '@jangteo/http/call/benefitCalls'
import { createCalls } from '@jangteo/http/call/calls'
import type { LinkDeps } from '@jangteo/http/call/contractLink'
import { isRefusal } from '@jangteo/http/refusal/refusal'
import type { RefusalCode } from '@jangteo/http/refusal/refusal'
import { GUEST_CREDENTIAL } from '@jangteo/http/session/credential'
import { describe, expect, test } from 'vitest'

type Sent = { readonly url: string; readonly init: RequestInit }

function answering(status: number, body: string) {
  const sent: Sent[] = []
  const fetch: LinkDeps['fetch'] = async (url, init) => {
    sent.push({ url, init })
    return new Response(body, { status })
  }
  return { sent, fetch, calls: callsOver(fetch) }
}

function callsOver(fetch: LinkDeps['fetch'], timeoutMs = 60_000) {
  return createCalls({ baseUrl: '/api', fetch, readCredential: () => 'Bearer abc', timeoutMs })
}

/** A server that never answers; it gives up when the call is aborted. */
const silent: LinkDeps['fetch'] = (_url, init) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

async function refusalOf(code: RefusalCode, call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => 'no refusal',
    (reason: unknown) => reason,
  )
  if (!isRefusal(error, code)) return error
  const { message, status, data } = error
  return { code, message, status, data }
}

describe('a call', () => {
  test('carries the credential and, with a body, its type', async () => {
    const { sent, calls } = answering(200, '{"cartIdList":[4],"cartCount":2}')
    const goodsList = [{ goodsId: 1, optionId: 2, quantity: 1 }]
    const answer = await calls.cart.add.call({ goodsList })
    expect(answer).toEqual({ cartIdList: [4], cartCount: 2 })
    expect(sent.map(({ url, init }) => ({ url, ...init, signal: null }))).toEqual([
      {
        url: '/api/shops/carts',
        method: 'POST',
        body: '{"goodsList":[{"goodsId":1,"optionId":2,"quantity":1}]}',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer abc',
          'content-type': 'application/json',
        },
        credentials: 'same-origin',
        signal: null,
      },
    ])
  })

  test('that everybody may make carries nobody on its own client', async () => {
    const { sent, fetch } = answering(200, '{"cardList":[]}')
    const benefits = createBenefitCalls({ baseUrl: '/api', fetch })
    expect(await benefits.cardInstallment.call({ shopId: 'jangteo' })).toEqual({ cardList: [] })
    expect(sent.map(({ url, init }) => ({ url, ...init, signal: null }))).toEqual([
      {
        url: '/api/benefit/card/installment?shopId=jangteo',
        method: 'GET',
        body: null,
        headers: { accept: 'application/json', authorization: GUEST_CREDENTIAL },
        credentials: 'omit',
        signal: null,
      },
    ])
  })

  test('carries its idempotency key', async () => {
    const { sent, calls } = answering(200, '{"done":true}')
    await calls.session.logout.call({}, { context: { idempotencyKey: 'key-1' } })
    expect(sent.map(({ init }) => init.headers)).toEqual([
      {
        accept: 'application/json',
        authorization: 'Bearer abc',
        'content-type': 'application/json',
        'idempotency-key': 'key-1',
      },
    ])
  })

  test('is refused with the code, text, status and data of the answer', async () => {
    const violations = [
      {
        cartId: 1,
        goodsName: '머그컵',
        optionName: '',
        code: 'SALE_STOCK_LACKING',
        params: { stock: 0 },
        message: '품절',
      },
    ]
    const body = {
      code: 'CART_NOT_BUYABLE',
      message: '구매할 수 없어요.',
      status: 409,
      data: { violations },
    }
    const { calls } = answering(409, JSON.stringify(body))
    expect(await refusalOf('CART_NOT_BUYABLE', calls.cart.list.call())).toEqual(body)
  })
})

describe('without a usable answer', () => {
  test.each([
    { said: 'an error page', status: 502, body: '<html></html>', reported: 502 },
    { said: 'an empty error', status: 500, body: '', reported: 500 },
    { said: 'a success that is no JSON', status: 200, body: '<html></html>', reported: 502 },
  ])('$said is API_FAILURE', async ({ status, body, reported }) => {
    const { calls } = answering(status, body)
    expect(await refusalOf('API_FAILURE', calls.cart.list.call())).toEqual({
      code: 'API_FAILURE',
      message: '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
      status: reported,
      data: undefined,
    })
  })

  test('no connection is NETWORK_ERROR', async () => {
    const calls = callsOver(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await refusalOf('NETWORK_ERROR', calls.cart.list.call())).toEqual({
      code: 'NETWORK_ERROR',
      message: '네트워크 연결을 확인해 주세요.',
      status: 0,
      data: undefined,
    })
  })

  test('silence is TIMED_OUT when the time is over', async () => {
    expect(await refusalOf('TIMED_OUT', callsOver(silent, 1).cart.list.call())).toEqual({
      code: 'TIMED_OUT',
      message: '처리 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.',
      status: 503,
      data: undefined,
    })
  })

  test('an aborted call keeps the reason of the abort', async () => {
    const controller = new AbortController()
    const call = callsOver(silent).cart.list.call(undefined, { signal: controller.signal })
    controller.abort('left the page')
    expect(await refusalOf('TIMED_OUT', call)).toEqual('left the page')
  })
})
