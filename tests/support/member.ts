import type { MembershipType } from '@jangteo/core/session/membership.codes'
import { GUEST_TOKEN_PAYLOAD } from '@jangteo/core/session/token.rules'
import type { Members } from '@jangteo/postgres/database/schema.gen'
import { endSession, insertSession } from '@jangteo/postgres/session/session.store'
import { hashDevice } from '@jangteo/server/session/device-hash'
import { Tokens, type LoginToken } from '@jangteo/server/session/tokens'
import * as Effect from 'effect/Effect'
import type { Insertable } from 'kysely'
import { aBuyer, type Buyer } from './buyer.ts'
import type { TestMarket } from './market.ts'
import type { Stock } from './stock.ts'

export type NewMember = { readonly id: number; readonly loginId: string }

/** A member of the demo who may log in. */
const DEMO_MEMBER = 'minjikim'

/** A member of their own for one test; the password is that of the demo, the address book empty. */
export async function newMember(
  market: Stock & Pick<TestMarket, 'now'>,
  change: Partial<Insertable<Members>> = {},
): Promise<NewMember> {
  const { db } = market.database
  const { password_hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('login_id', '=', DEMO_MEMBER)
    .executeTakeFirstOrThrow()
  const loginId = `m${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
  const at = new Date(market.now())
  const { id } = await db
    .insertInto('members')
    .values({
      login_id: loginId,
      password_hash,
      name: '홍길동',
      email: `${loginId}@mail.example`,
      mobile: '01012345678',
      membership_type: 'MEMBER',
      platforms: ['COMMERCE'],
      password_changed_at: at,
      last_used_at: at,
      created_at: at,
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, loginId }
}

type Session = { readonly token: Omit<LoginToken, 'sid'>; readonly memberId: number | null }

/** A browser with a session as a login opens it, without the login. */
async function aBrowserWith(market: TestMarket, { token, memberId }: Session) {
  const sid = crypto.randomUUID()
  const deviceId = crypto.randomUUID()
  const deviceHash = hashDevice(deviceId)
  const text = await market.runtime.runPromise(
    Effect.gen(function* () {
      const tokens = yield* Tokens
      const at = new Date(market.now())
      yield* insertSession({ id: sid, memberId, isInApp: false, deviceHash, device: null, at })
      return yield* Effect.promise(() => tokens.sign({ ...token, sid }))
    }),
  )
  const buyer = aBuyer(market)
  buyer.cookies.set('device_id', deviceId)
  buyer.cookies.set('auth_token', text)
  return { buyer, sid }
}

type LoggedIn = { readonly buyer: Buyer; readonly memberId: number; readonly sessionId: string }

/** A browser in which a member of their own is logged in. */
export async function aMember(
  market: TestMarket,
  kind: Exclude<MembershipType, 'GUEST'> = 'MEMBER',
  change: Partial<Insertable<Members>> = {},
): Promise<LoggedIn> {
  const { id } = await newMember(market, { membership_type: kind, ...change })
  const platforms = (change.platforms ?? []).map((cd) => ({ cd }))
  const token = { memberShipType: kind, userSeq: id, platforms }
  const { buyer, sid } = await aBrowserWith(market, { token, memberId: id })
  return { buyer, memberId: id, sessionId: sid }
}

/** A browser of a guest whose session opens orders, none so far. */
export async function aGuestWithSession(market: TestMarket): Promise<Buyer> {
  const { buyer } = await aBrowserWith(market, { token: GUEST_TOKEN_PAYLOAD, memberId: null })
  return buyer
}

/** A browser whose session somebody ended. */
export async function aLoggedOut(market: TestMarket): Promise<Buyer> {
  const { buyer, sessionId } = await aMember(market)
  await market.runtime.runPromise(endSession(sessionId, new Date(market.now())))
  return buyer
}

/** Deletes the counts of logins of this minute. */
export async function forgetTries(market: TestMarket): Promise<void> {
  await market.database.db.deleteFrom('call_tries').execute()
}

/** The opening of a session that no test lasts long enough to outlive. */
const NEVER_TOO_OLD = new Date('2100-01-01T00:00:00Z')

/** The same in the native app, where nobody is logged out for resting, and in a session that never grows too old. */
export async function aMemberInApp(market: TestMarket): Promise<LoggedIn> {
  const member = await aMember(market)
  await market.database.db
    .updateTable('sessions')
    .set({ is_in_app: true, created_at: NEVER_TOO_OLD })
    .where('id', '=', member.sessionId)
    .execute()
  return member
}
