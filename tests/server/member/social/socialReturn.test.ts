import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBuyer } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { comeBack, decide, startVisit } from '../../../support/social.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

const APPLE = 'http://market.test/api/accounts/socials/apple/callback'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const CROSS_SITE = { ...FORM, 'sec-fetch-site': 'cross-site' }

describe('제공자에서 돌아오는 길', () => {
  test('주소로 돌아오면 코드와 상태값만 소셜 로그인 화면으로 넘긴다', async () => {
    const address = `${APPLE.replace('apple', 'kakao')}?code=c&state=s&extra=x`
    expect(await comeBack(market, address)).toEqual({
      path: '/auth/kakao',
      code: 'c',
      state: 's',
      error: null,
      name: null,
    })
  })

  test('Apple이 다른 사이트의 양식으로 보내도 받고, 쿠키를 새로 심지 않는다', async () => {
    const user = JSON.stringify({ name: { firstName: '하늘', lastName: '김' }, email: 'a@b.c' })
    const body = new URLSearchParams({ code: 'c', state: 's', user })
    const init = { method: 'POST', headers: CROSS_SITE, body: body.toString() }
    expect(await comeBack(market, APPLE, init)).toEqual({
      path: '/auth/apple',
      code: 'c',
      state: 's',
      error: null,
      name: '김하늘',
    })
    const response = await fetch(market.url + new URL(APPLE).pathname, {
      ...init,
      redirect: 'manual',
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([303, []])
  })

  test('이름은 주소의 # 뒤에만 있어 서버의 기록에 남지 않는다', async () => {
    const user = JSON.stringify({ name: { firstName: '하늘', lastName: '김' } })
    const response = await fetch(market.url + new URL(APPLE).pathname, {
      method: 'POST',
      headers: FORM,
      body: new URLSearchParams({ code: 'c', state: 's', user }).toString(),
      redirect: 'manual',
    })
    const [before = '', after = ''] = String(response.headers.get('location')).split('#')
    expect([before, decodeURIComponent(after)]).toEqual([
      '/auth/apple?code=c&state=s',
      'name=김하늘',
    ])
  })

  test.each(['', 'null', '{', '[]', '{"name":1}', '{"name":{"firstName":1}}', '"text"'])(
    '이름을 읽을 수 없으면 이름 없이 간다: %j',
    async (user) => {
      const body = new URLSearchParams({ code: 'c', state: 's', user }).toString()
      const { name } = await comeBack(market, APPLE, { method: 'POST', headers: FORM, body })
      expect(name).toEqual(null)
    },
  )

  test('동의하지 않으면 그렇다고, 창을 닫으면 아무 말 없이 돌아온다', async () => {
    const buyer = aBuyer(market)
    const url = await startVisit(buyer)
    const denied = await comeBack(market, await decide(market, url, { outcome: 'denied' }))
    const closed = await comeBack(market, await decide(market, url, { outcome: 'closed' }))
    expect([denied.error, denied.code, closed.error, closed.state]).toEqual([
      'access_denied',
      null,
      null,
      null,
    ])
  })

  test('너무 긴 값은 버리고, 너무 긴 양식은 받지 않는다', async () => {
    const long = new URLSearchParams({ code: 'c'.repeat(5000), state: 's' }).toString()
    expect((await comeBack(market, `${APPLE}?${long}`)).code).toEqual(null)
    const response = await fetch(market.url + new URL(APPLE).pathname, {
      method: 'POST',
      headers: FORM,
      body: 'x'.repeat(20_000),
      redirect: 'manual',
    })
    expect(response.status).toEqual(413)
  })
})

describe('시험용 로그인 창', () => {
  test('장터가 아닌 곳으로는 보내지 않는다', async () => {
    const url = new URL(await startVisit(aBuyer(market)))
    url.searchParams.set('redirect_uri', 'https://evil.example/')
    const answer = await market.showSandbox?.(url.pathname + url.search)
    const decided = await market.showSandbox?.(
      `${url.pathname}/decision${url.search}&outcome=known&account=a&name=&email=`,
    )
    expect([answer?.status, decided?.status]).toEqual([400, 400])
  })

  test('계정을 비우면 다시 묻고, 적은 것은 그대로 보여 준다', async () => {
    const url = new URL(await startVisit(aBuyer(market)))
    const fields = new URLSearchParams({ outcome: 'known', account: '', name: '<b>', email: '' })
    const answer = await market.showSandbox?.(
      `${url.pathname}/decision${url.search}&${fields.toString()}`,
    )
    expect([answer?.status, answer?.body.includes('value="&lt;b&gt;"')]).toEqual([400, true])
  })

  test('다른 주소에는 답하지 않는다', async () => {
    const paths = ['/sandbox/social', '/sandbox/social/google', '/sandbox/other', '/auth/kakao']
    const answers = await Promise.all(paths.map(async (path) => market.showSandbox?.(path)))
    expect(answers).toEqual([null, null, null, null])
  })
})
