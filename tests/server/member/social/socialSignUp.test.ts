import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { atOnce } from '../../../support/atOnce.ts'
import { aBuyer } from '../../../support/buyer.ts'
import { openMarket, type TestMarket } from '../../../support/market.ts'
import { aMember, forgetTries } from '../../../support/member.ts'
import {
  drawTicket,
  linkedOf,
  logInWith,
  REQUIRED_TERMS,
  signUpWith,
} from '../../../support/social.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

async function countMembers(): Promise<number> {
  const { count } = await market.database.db
    .selectFrom('members')
    .select((build) => build.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('가입하면 준회원으로 로그인하고, 다음에는 바로 로그인한다', async () => {
  const buyer = aBuyer(market)
  const visit = { account: 'join', name: '김하늘', email: 'Join@Kakao.Example' }
  const ticket = await drawTicket(market, buyer, { ...visit, returnUrl: '/order/cart' })
  const { status, body } = await signUpWith(buyer, ticket)
  expect([status, body.me.memberShipType, body.returnUrl]).toEqual([
    200,
    'ASSOCIATE_MEMBER',
    '/order/cart',
  ])
  const row = await market.database.db
    .selectFrom('members')
    .select(['login_id', 'password_hash', 'name', 'email', 'mobile', 'status'])
    .where('id', '=', body.me.userSeq)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    login_id: null,
    password_hash: null,
    name: '김하늘',
    email: 'join@kakao.example',
    mobile: null,
    status: 'ACTIVE',
  })
  expect(await linkedOf(buyer)).toEqual(['KAKAO'])
  const again = await logInWith(market, aBuyer(market), visit)
  expect([again.body.kindEnum, again.body.me?.userSeq]).toEqual(['LOGIN', body.me.userSeq])
})

test('동의한 약관과 가입한 기록이 남는다', async () => {
  const buyer = aBuyer(market)
  const ticket = await drawTicket(market, buyer, { account: 'recorded' })
  const agreed = [...REQUIRED_TERMS, 'MARKETING_EMAIL']
  const { body } = await signUpWith(buyer, ticket, agreed)
  const { db } = market.database
  const memberId = body.me.userSeq
  const consents = await db
    .selectFrom('member_consents')
    .select(['kind', 'is_agreed', 'way'])
    .where('member_id', '=', memberId)
    .where('is_agreed', '=', true)
    .orderBy('kind')
    .execute()
  const logins = await db
    .selectFrom('login_records')
    .select(['way', 'result'])
    .where('member_id', '=', memberId)
    .execute()
  const kinds = ['FINANCE', 'MARKETING_EMAIL', 'PRIVACY_REQUIRED', 'SERVICE']
  expect(consents).toEqual(kinds.map((kind) => ({ kind, is_agreed: true, way: 'SIGN_UP' })))
  expect(logins).toEqual([{ way: 'SIGN_UP', result: 'SUCCESS' }])
})

test('이름과 이메일을 알려 주지 않아도 가입한다', async () => {
  const buyer = aBuyer(market)
  const ticket = await drawTicket(market, buyer, { account: 'shy', provider: 'apple' })
  const { body } = await signUpWith(buyer, ticket)
  const row = await market.database.db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', body.me.userSeq)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ name: 'Apple 회원', email: null })
})

test.each(REQUIRED_TERMS)(
  '%s에 동의하지 않으면 가입하지 않고, 표는 그대로 쓸 수 있다',
  async (left) => {
    const buyer = aBuyer(market)
    const ticket = await drawTicket(market, buyer, { account: `terms-${left}` })
    const agreed = REQUIRED_TERMS.filter((kind) => kind !== left)
    const before = await countMembers()
    const refused = await signUpWith(buyer, ticket, agreed)
    expect([refused.body.code, await countMembers()]).toEqual(['TERMS_REQUIRED', before])
    expect((await signUpWith(buyer, ticket)).status).toEqual(200)
  },
)

test('표는 한 번만 쓸 수 있고, 동시에 써도 한 사람만 가입한다', async () => {
  const buyer = aBuyer(market)
  const ticket = await drawTicket(market, buyer, { account: 'once' })
  const before = await countMembers()
  const tries = Array.from({ length: 10 }, () => () => signUpWith(buyer, ticket))
  const outcomes = await atOnce(market, 'social_tickets', tries)
  const codes = outcomes.map(({ status, body }) => (status === 200 ? 'joined' : body.code))
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 'SOCIAL_TICKET_EXPIRED'),
    'joined',
  ])
  expect(await countMembers()).toEqual(before + 1)
})

test('한 계정으로 표를 두 장 받아 동시에 가입해도 한 사람만 가입한다', async () => {
  const [one, other] = [aBuyer(market), aBuyer(market)]
  const first = await drawTicket(market, one, { account: 'double' })
  const second = await drawTicket(market, other, { account: 'double' })
  const before = await countMembers()
  const outcomes = await atOnce(market, 'social_links', [
    () => signUpWith(one, first),
    () => signUpWith(other, second),
  ])
  const codes = outcomes.map(({ status, body }) => (status === 200 ? 'joined' : body.code))
  expect(codes.toSorted()).toEqual(['SOCIAL_ALREADY_LINKED', 'joined'])
  expect(await countMembers()).toEqual(before + 1)
})

test('다른 기기에서는 표를 쓸 수 없다', async () => {
  const ticket = await drawTicket(market, aBuyer(market), { account: 'carried' })
  const { status, body } = await signUpWith(aBuyer(market), ticket)
  expect([status, body.code, body.message]).toEqual([
    422,
    'SOCIAL_TICKET_EXPIRED',
    '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.',
  ])
})

test('표는 30분이 지나면 쓸 수 없다', async () => {
  const buyer = aBuyer(market)
  const ticket = await drawTicket(market, buyer, { account: 'slow' })
  market.advance(30 * MINUTE_MS)
  expect((await signUpWith(buyer, ticket)).body.code).toEqual('SOCIAL_TICKET_EXPIRED')
})

test('표를 받은 뒤 다른 사람이 같은 이메일로 가입했으면 가입하지 않는다', async () => {
  const buyer = aBuyer(market)
  const email = 'raced@kakao.example'
  const ticket = await drawTicket(market, buyer, { account: 'raced', email })
  await aMember(market, 'MEMBER', { email: 'Raced@kakao.example' })
  expect((await signUpWith(buyer, ticket)).body.code).toEqual('SOCIAL_EMAIL_TAKEN')
})

test('표에는 계정이 봉인되어 있고, 표 자체는 적혀 있지 않다', async () => {
  const email = 'sealed@kakao.example'
  const ticket = await drawTicket(market, aBuyer(market), { account: 'sealed', email })
  const rows = await market.database.db.selectFrom('social_tickets').selectAll().execute()
  const text = JSON.stringify(rows)
  expect([text.includes(ticket), text.includes(email)]).toEqual([false, false])
})
