import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const TOO_MANY = {
  status: 429,
  body: {
    code: 'TOO_MANY_REQUESTS',
    message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    status: 429,
    data: null,
  },
}

const LOGIN = '/accounts/login'
const GUEST_ORDER = '/accounts/guest-order'

/** Tries that are refused for what they say, each from a browser of its own. */
async function tryMany(path: string, count: number) {
  const answers = await Promise.all(
    Array.from({ length: count }, () => aBuyer(market).call('POST', path, { body: {} })),
  )
  return answers.map(({ body }) => body.code).toSorted()
}

const badInputs = (count: number) => Array.from({ length: count }, () => 'BAD_INPUT')

test.each([LOGIN, GUEST_ORDER])(
  '한 주소에서 1분에 서른 번까지만 비밀번호를 물을 수 있다: %s',
  async (path) => {
    expect(await tryMany(path, 33)).toEqual([
      ...badInputs(30),
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
      'TOO_MANY_REQUESTS',
    ])
  },
)

test('서른 번을 넘으면 맞는 비밀번호도 보지 않는다', async () => {
  await tryMany(LOGIN, 30)
  const body = { loginId: 'minjikim', password: DEMO_PASSWORD }
  expect(await aBuyer(market).call('POST', LOGIN, { body })).toEqual(TOO_MANY)
})

test('로그인과 주문 조회는 따로 세고, 비밀번호를 묻지 않는 호출은 세지 않는다', async () => {
  await tryMany(LOGIN, 31)
  const guestOrder = await tryMany(GUEST_ORDER, 1)
  const me = await aBuyer(market).call<object>('GET', '/accounts/me')
  expect([guestOrder, me.status]).toEqual([['BAD_INPUT'], 200])
})

test('1분이 지나면 다시 물을 수 있다', async () => {
  await tryMany(LOGIN, 31)
  await market.database.db
    .updateTable('call_tries')
    .set({ expire: Date.now() - 1 })
    .execute()
  expect(await tryMany(LOGIN, 1)).toEqual(['BAD_INPUT'])
})
