import { declineReasonOf } from '@jangteo/core/payment/decline.rules'
import { DECLINE_REASONS } from '@jangteo/core/payment/payment.codes'
import { WINDOW_DECLINES } from '@jangteo/payment/sandbox/window-form'
import { describe, expect, test } from 'vitest'
import {
  A_REQUEST,
  ORIGIN,
  UNTOUCHED_FORM,
  WINDOW_PATH,
  aSandbox,
  returnedWith,
} from '../../support/payment/sandbox.ts'

const WINDOW = `${WINDOW_PATH}/${A_REQUEST.gatewayOrderId}`

async function anOpenWindow() {
  const sandbox = aSandbox()
  await sandbox.request()
  return sandbox
}

async function pageOf(response: Response) {
  const [, title] = /<h1>(.*?)<\/h1>/s.exec(await response.text()) ?? []
  return { status: response.status, title }
}

function optionsIn(html: string, name: string): (string | undefined)[] {
  const [, select = ''] = new RegExp(`<select id="${name}".*?>(.*?)</select>`, 's').exec(html) ?? []
  return [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
}

describe('결제창', () => {
  test('요청하면 결제창 주소를 알려 주고, 같은 요청은 같은 창을 연다', async () => {
    const sandbox = aSandbox()
    expect(await sandbox.request()).toEqual({ outcome: 'opened', windowUrl: WINDOW })
    expect(await sandbox.request()).toEqual({ outcome: 'opened', windowUrl: WINDOW })
  })

  test('무엇을 얼마에 결제하는지, 돈이 나가지 않는다는 것을 보여 준다', async () => {
    const sandbox = await anOpenWindow()
    const text = (await (await sandbox.answerAt(WINDOW)).text()).replaceAll(/<[^>]*>/g, ' ')
    const lines = ['실제로 돈이 나가지 않는', '장터', '참나무 도마 외 1건', '60,000원 결제하기']
    expect(lines.filter((line) => !text.includes(line))).toEqual([])
  })

  test('브라우저가 없는 아이콘을 찾지 않게 아이콘을 알려 준다', async () => {
    const html = await (await (await anOpenWindow()).answerAt(WINDOW)).text()
    expect(/<link rel="icon" href="([^"]*)"/.exec(html)?.[1]).toBe('/favicon.svg')
  })

  test('스크립트도 인라인 스타일도 없고, 폼은 이 창과 상점으로만 간다', async () => {
    const response = await (await anOpenWindow()).answerAt(WINDOW)
    expect(response.headers.get('content-security-policy')).toEqual(
      `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${ORIGIN}; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect((await response.text()).match(/<script|<style| style=| on\w+=/g)).toEqual(null)
  })

  test('스타일시트를 준다', async () => {
    const response = await aSandbox().answerAt(`${WINDOW_PATH}.css`)
    expect(response.headers.get('content-type')).toEqual('text/css; charset=utf-8')
    expect((await response.text()).startsWith(':root {')).toEqual(true)
  })

  test('주문 이름에 든 마크업은 글자로만 보인다', async () => {
    const sandbox = aSandbox()
    await sandbox.request({ orderName: `<img src=x onerror="alert('1')">&` })
    const text = await (await sandbox.answerAt(WINDOW)).text()
    expect(/<dd>(&lt;.*?)<\/dd>/.exec(text)?.[1]).toEqual(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;',
    )
  })

  test.each([
    [49_999, ['0']],
    [50_000, ['0', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']],
  ])('%d원의 할부 개월은 %j', async (amount, months) => {
    const sandbox = aSandbox()
    await sandbox.request({ amount })
    expect(optionsIn(await (await sandbox.answerAt(WINDOW)).text(), 'months')).toEqual(months)
  })

  test('카드가 아닌 결제수단은 카드와 할부를 묻지 않는다', async () => {
    const sandbox = aSandbox()
    await sandbox.request({ method: 'KAKAO_PAY' })
    const text = await (await sandbox.answerAt(WINDOW)).text()
    expect([text.includes('name="card"'), optionsIn(text, 'months')]).toEqual([false, []])
  })
})

describe('결제창의 결과', () => {
  test('결제하면 상점의 주소로 결제 키, 주문, 금액을 들고 돌아간다', async () => {
    const response = await (await anOpenWindow()).post(UNTOUCHED_FORM)
    const { paymentKey, ...rest } = returnedWith(response)
    expect([response.status, new URL(response.headers.get('location') ?? '').pathname]).toEqual([
      303,
      '/order/processing',
    ])
    expect(rest).toEqual({ ordersIdEncrypt: 'abc', orderId: 'order-0001', amount: '60000' })
    expect(paymentKey).toMatch(/^sandbox\.order-0001\.[0-9a-f-]{36}$/)
  })

  test.each(WINDOW_DECLINES)('%s로 거절하면 그 코드를 들고 돌아간다', async (reason) => {
    const sandbox = await anOpenWindow()
    expect(await sandbox.chooses({ action: 'decline', reason })).toEqual({
      ordersIdEncrypt: 'abc',
      orderId: 'order-0001',
      code: reason,
    })
    expect(await sandbox.query()).toEqual({ outcome: 'declined', code: reason })
  })

  test('구매자가 읽을 모든 까닭을 이 창에서 겪을 수 있다', () => {
    const reasons = [...WINDOW_DECLINES, 'PAY_PROCESS_CANCELED'].map(declineReasonOf)
    expect(new Set(reasons)).toEqual(new Set(DECLINE_REASONS))
  })

  test('창을 닫으면 구매자가 취소한 것으로 돌아간다', async () => {
    const sandbox = await anOpenWindow()
    expect(await sandbox.chooses({ action: 'close' })).toEqual({
      ordersIdEncrypt: 'abc',
      orderId: 'order-0001',
      code: 'PAY_PROCESS_CANCELED',
    })
    expect(await sandbox.query()).toEqual({ outcome: 'declined', code: 'PAY_PROCESS_CANCELED' })
  })

  test.each([
    ['CARD', 99, 'BELOW_MINIMUM_AMOUNT'],
    ['CARD', 100, undefined],
    ['BANK_TRANSFER', 199, 'BELOW_MINIMUM_AMOUNT'],
    ['BANK_TRANSFER', 200, undefined],
  ] as const)('%s로 %d원을 결제하면 코드는 %s', async (method, amount, code) => {
    const sandbox = aSandbox()
    await sandbox.request({ method, amount })
    expect((await sandbox.chooses())['code']).toEqual(code)
  })

  test('두 번 눌러도, 뒤로 가서 닫아도 처음 결과 그대로다', async () => {
    const sandbox = await anOpenWindow()
    const [first, second] = await Promise.all([sandbox.chooses(), sandbox.chooses()])
    expect(second).toEqual(first)
    expect(await sandbox.chooses({ action: 'close' })).toEqual(first)
    expect(await pageOf(await sandbox.answerAt(WINDOW))).toEqual({
      status: 200,
      title: '이미 끝난 결제창이에요',
    })
  })

  test('요청의 주소에 붙인 returnUrl은 따르지 않는다', async () => {
    const response = await (
      await anOpenWindow()
    ).answerAt(`${WINDOW}?returnUrl=https://evil.example`, {
      method: 'POST',
      body: new URLSearchParams({ ...UNTOUCHED_FORM, returnUrl: 'https://evil.example' }),
    })
    expect(new URL(response.headers.get('location') ?? '').origin).toEqual(ORIGIN)
  })
})

describe('결제창이 받지 않는 것', () => {
  test.each([
    `${WINDOW_PATH}/order-9999`,
    `${WINDOW_PATH}/`,
    `${WINDOW_PATH}/a`,
    `${WINDOW_PATH}/${'a'.repeat(65)}`,
    `${WINDOW_PATH}/order-0001/more`,
    `${WINDOW_PATH}/..%2F..%2Fetc%2Fpasswd`,
    `${WINDOW_PATH}/..%5Corder-0001`,
    `${WINDOW_PATH}/order-0001%00`,
    `${WINDOW_PATH}/order-0001.json`,
    `${WINDOW_PATH}/%ED%95%9C%EA%B8%80%EC%A3%BC%EB%AC%B8`,
  ])('%s에는 결제 요청이 없다', async (path) => {
    expect(await pageOf(await (await anOpenWindow()).answerAt(path))).toEqual({
      status: 404,
      title: '결제 요청을 찾을 수 없어요',
    })
  })

  test.each(['/', '/sandbox-gateway', WINDOW_PATH, `${WINDOW_PATH}s/order-0001`])(
    '%s는 결제창의 주소가 아니다',
    async (path) => {
      expect(await aSandbox().visit(path)).toEqual(null)
    },
  )

  test.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('%s는 받지 않는다', async (method) => {
    const response = await (await anOpenWindow()).answerAt(WINDOW, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  test.each([
    ['없는 동작', { action: 'steal' }],
    ['없는 카드', { card: '없는카드' }],
    ['1개월 할부', { months: '1' }],
    ['13개월 할부', { months: '13' }],
    ['숫자가 아닌 할부', { months: '2e0' }],
    ['없는 응답', { answer: 'twice' }],
    ['없는 거절 사유', { action: 'decline', reason: '__proto__' }],
  ])('%s은 받지 않고 결제창은 열려 있다', async (_, fields) => {
    const sandbox = await anOpenWindow()
    expect(await pageOf(await sandbox.post({ ...UNTOUCHED_FORM, ...fields }))).toEqual({
      status: 400,
      title: '선택한 내용을 확인해 주세요',
    })
    expect(await sandbox.query()).toEqual({ outcome: 'waiting' })
  })

  test('5만원 미만의 할부는 받지 않는다', async () => {
    const sandbox = aSandbox()
    await sandbox.request({ amount: 49_999 })
    expect((await sandbox.post({ ...UNTOUCHED_FORM, months: '2' })).status).toEqual(400)
  })

  test('큰 본문과 다른 형식의 본문은 받지 않는다', async () => {
    const sandbox = await anOpenWindow()
    const large = await sandbox.post({ ...UNTOUCHED_FORM, more: 'a'.repeat(4_096) })
    const json = await sandbox.answerAt(WINDOW, { method: 'POST', body: '{"action":"approve"}' })
    expect([await pageOf(large), await pageOf(json)]).toEqual([
      { status: 413, title: '요청한 내용이 너무 커요' },
      { status: 415, title: '지원하지 않는 형식의 요청이에요' },
    ])
    expect(await sandbox.query()).toEqual({ outcome: 'waiting' })
  })

  test('유효 시간이 지난 창에서는 결제하지 못한다', async () => {
    const sandbox = await anOpenWindow()
    sandbox.passMinutes(30)
    const expired = { status: 410, title: '결제창의 유효 시간이 지났어요' }
    expect(await pageOf(await sandbox.answerAt(WINDOW))).toEqual(expired)
    expect(await pageOf(await sandbox.post(UNTOUCHED_FORM))).toEqual(expired)
    expect(await sandbox.query()).toEqual({
      outcome: 'declined',
      code: 'NOT_FOUND_PAYMENT_SESSION',
    })
  })
})
