import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashDevice } from '@jangteo/server/session/device-hash'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import {
  A_PERSON,
  confirmVerification,
  passWindow,
  verifyIdentity,
} from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember, forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

const ADULT = { purposeEnum: 'ADULT' } as const
let personCount = 0

/** A person whom no other test knows. */
function somebody(birthday = '1990-05-05') {
  personCount += 1
  const letters = String.fromCodePoint(0xac00 + personCount, 0xac00 + personCount)
  return { ...A_PERSON, name: `김${letters}`, birthday }
}

/** Year of the test's day in Korea. */
function thisYear(): number {
  return new Date(market.now() + 9 * 60 * 60 * 1000).getUTCFullYear()
}

async function isCertified(buyer: Buyer): Promise<boolean> {
  const me = await buyer.ask<{ isAdultCertified: boolean }>('GET', '/accounts/me')
  return me.isAdultCertified
}

async function certify(buyer: Buyer, person: ReturnType<typeof somebody>) {
  const id = await passWindow(market, buyer, { ...ADULT, ...person })
  const { status, body } = await confirmVerification(buyer, id)
  return [status, body.code, await isCertified(buyer)]
}

test('본인인증한 성인은 그 자리에서 성인인증된다', async () => {
  const { buyer } = await aMember(market)
  const before = await isCertified(buyer)
  expect([before, await certify(buyer, somebody())]).toEqual([false, [200, undefined, true]])
})

test('19세가 되는 해의 1월 1일에 태어났든 12월 31일에 태어났든 그해에는 성인이다', async () => {
  const year = thisYear() - 19
  const [first, last] = [await aMember(market), await aMember(market)]
  expect([
    await certify(first.buyer, somebody(`${year}-01-01`)),
    await certify(last.buyer, somebody(`${year}-12-31`)),
  ]).toEqual([
    [200, undefined, true],
    [200, undefined, true],
  ])
})

test('다음 해에 19세가 되는 사람은 거절된다', async () => {
  const { buyer } = await aMember(market)
  const refusal = await certify(buyer, somebody(`${thisYear() - 18}-01-01`))
  expect(refusal).toEqual([422, 'ADULT_AGE_REQUIRED', false])
})

test('입력해 둔 생년월일은 성인상품을 열지 않는다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', { birthday: '1980-01-01' })
  expect(await isCertified(buyer)).toBe(false)
})

test('회원은 다른 사람의 이름으로 성인인증할 수 없다', async () => {
  const { buyer } = await aMember(market)
  const [self, other] = [somebody(), somebody()]
  await certify(buyer, self)
  expect(await certify(buyer, other)).toEqual([409, 'IDENTITY_DIFFERENT', true])
})

test('다른 계정의 사람은 이 계정의 성인인증이 되지 않는다', async () => {
  const person = somebody()
  const [first, second] = [await aMember(market), await aMember(market)]
  await certify(first.buyer, person)
  expect(await certify(second.buyer, person)).toEqual([409, 'IDENTITY_DIFFERENT', false])
})

test('한 사람을 두 계정이 동시에 인증하면 한 계정만 그 사람이 된다', async () => {
  const person = somebody()
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async () => (await aMember(market)).buyer),
  )
  const outcomes = await Promise.all(buyers.map((buyer) => certify(buyer, person)))
  const codes = outcomes
    .map(([, code]) => code ?? 'certified')
    .toSorted((one, other) => String(one).localeCompare(String(other)))
  expect(codes).toEqual(['certified', ...Array.from({ length: 7 }, () => 'IDENTITY_DIFFERENT')])
})

test('인증창에 있는 사이 로그아웃하거나 준회원으로 로그인했으면 아무도 인증되지 않는다', async () => {
  const { buyer } = await aMember(market)
  const id = await passWindow(market, buyer, { ...ADULT, ...somebody() })
  const device = buyer.cookies.get('device_id') ?? ''
  const guest = aBuyer(market)
  guest.cookies.set('device_id', device)
  const associate = await aMember(market, 'ASSOCIATE_MEMBER')
  const loggedOut = await confirmVerification(guest, id)
  await market.database.db
    .updateTable('identity_verifications')
    .set({ device_hash: hashDevice(associate.buyer.cookies.get('device_id') ?? '') })
    .where('device_hash', '=', hashDevice(device))
    .execute()
  const elsewhere = await confirmVerification(associate.buyer, id)
  expect([loggedOut, elsewhere].map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'SESSION_REQUIRED'],
    [403, 'CALLER_NOT_ALLOWED'],
  ])
  const me = await associate.buyer.ask<{ memberShipType: string; isAdultCertified: boolean }>(
    'GET',
    '/accounts/me',
  )
  expect([me.memberShipType, me.isAdultCertified]).toEqual(['ASSOCIATE_MEMBER', false])
})

test('인증 하나는 한 번만 쓰고, 다시 물으면 끝났다고만 한다', async () => {
  const { buyer, memberId } = await aMember(market)
  const id = await verifyIdentity(market, buyer, { ...ADULT, ...somebody() })
  await market.database.db
    .updateTable('members')
    .set({ adult_certified_at: null })
    .where('id', '=', memberId)
    .execute()
  const { status } = await confirmVerification(buyer, id)
  expect([status, await isCertified(buyer)]).toEqual([200, false])
})

test('성인인증은 1년이 지나면 다시 받아야 한다', async () => {
  const { buyer } = await aMember(market, 'MEMBER', {
    adult_certified_at: new Date(market.now() - 367 * 24 * 60 * 60 * 1000),
  })
  expect(await isCertified(buyer)).toBe(false)
})
