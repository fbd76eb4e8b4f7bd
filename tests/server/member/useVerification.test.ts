import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { IdentityPurpose } from '@jangteo/core/member/identity.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { Caller } from '@jangteo/server/call/caller'
import { refused } from '@jangteo/server/call/refused'
import {
  readVerification,
  useVerification as spendVerification,
} from '@jangteo/server/member/identity/use-verification'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer, type Buyer } from '../../support/buyer.ts'
import { A_PERSON, verifyIdentity } from '../../support/identity.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { forgetTries } from '../../support/member.ts'

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => forgetTries(market))
afterAll(() => market.close())

type Use = { readonly verificationId: string; readonly purpose: IdentityPurpose }

/** Runs a use in the transaction of a call of this browser; the code of its refusal, or the person's name. */
function useIn(buyer: Buyer, use: Use, isRefusedAfter = false): Promise<string> {
  const deviceId = buyer.cookies.get('device_id') ?? ''
  const program = Effect.gen(function* () {
    const person = yield* spendVerification(use)
    if (isRefusedAfter) return yield* refused('LOGIN_ID_INVALID')
    return person.name
  })
  return market.runtime.runPromise(
    transaction(program).pipe(
      Effect.catchTag('Refused', ({ code }) => Effect.succeed(code)),
      Effect.provideService(Caller, { kind: 'GUEST', deviceId, isInApp: false }),
    ),
  )
}

async function aVerified() {
  const buyer = aBuyer(market)
  const verificationId = await verifyIdentity(market, buyer, { purposeEnum: 'JOIN' })
  return { buyer, use: { verificationId, purpose: 'JOIN' } as const }
}

const UNVERIFIED = 'IDENTITY_UNVERIFIED'

test('50번을 동시에 써도 한 번만 쓰인다', async () => {
  const { buyer, use } = await aVerified()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => useIn(buyer, use)))
  const counts = Object.groupBy(outcomes, (outcome) => outcome)
  expect([counts[A_PERSON.name]?.length, counts[UNVERIFIED]?.length]).toEqual([1, 49])
})

test('다른 기기와 다른 목적으로는 쓰지 못하고, 그 뒤에도 쓸 수 있다', async () => {
  const { buyer, use } = await aVerified()
  const other = (await aVerified()).buyer
  expect([
    await useIn(other, use),
    await useIn(buyer, { ...use, purpose: 'FIND_ACCOUNT' }),
    await useIn(buyer, { ...use, verificationId: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    await useIn(buyer, use),
  ]).toEqual([UNVERIFIED, UNVERIFIED, UNVERIFIED, A_PERSON.name])
})

test('거절된 호출은 인증을 쓰지 않은 것이다', async () => {
  const { buyer, use } = await aVerified()
  expect([await useIn(buyer, use, true), await useIn(buyer, use)]).toEqual([
    'LOGIN_ID_INVALID',
    A_PERSON.name,
  ])
})

test('확인한 지 10분이 지나면 쓰지 못한다', async () => {
  const [early, late] = [await aVerified(), await aVerified()]
  market.advance(10 * MINUTE_MS - 1)
  const inTime = await useIn(early.buyer, early.use)
  market.advance(1)
  expect([inTime, await useIn(late.buyer, late.use)]).toEqual([A_PERSON.name, UNVERIFIED])
})

test('창을 마치기 전에는 쓰지 못한다', async () => {
  const buyer = aBuyer(market)
  const { verificationId } = await buyer.ask<{ verificationId: string }>(
    'POST',
    '/accounts/identity-verifications',
    { body: { purposeEnum: 'JOIN' } },
  )
  expect(await useIn(buyer, { verificationId, purpose: 'JOIN' })).toBe(UNVERIFIED)
})

test('쓴 인증에는 아무의 정보도 남지 않고, 읽기만 한 인증은 그대로이다', async () => {
  const { buyer, use } = await aVerified()
  const deviceId = buyer.cookies.get('device_id') ?? ''
  const read = await market.runtime.runPromise(
    Effect.provideService(readVerification(use), Caller, {
      kind: 'GUEST',
      deviceId,
      isInApp: false,
    }),
  )
  await useIn(buyer, use)
  const row = await market.database.db
    .selectFrom('identity_verifications')
    .select('sealed_person')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect([read.mobile, row]).toEqual([A_PERSON.mobile, { sealed_person: null }])
})
