import type {
  OperatorPermission,
  SellerPermission,
  StaffKind,
} from '@jangteo/core/staff/staff.codes'
import { STAFF_COOKIES } from '@jangteo/core/staff/staff.rules'
import { DEMO_OPERATOR } from '@jangteo/demo/staff.data'
import { endStaffSession } from '@jangteo/postgres/staff/staff-login.store'
import { insertStaffSession } from '@jangteo/postgres/staff/staff-session.store'
import { hashDevice } from '@jangteo/server/session/device-hash'
import { StaffTokens } from '@jangteo/server/staff/staff-tokens'
import * as Effect from 'effect/Effect'
import { aBuyer, type Buyer } from './buyer.ts'
import { A_STORE_URL } from './call/callSamples.ts'
import type { TestMarket } from './market.ts'
import type { Stock } from './stock.ts'

/** Rights of a store's user: the owner's unless permissions are given. */
type SellerRights = { readonly permissions?: readonly SellerPermission[] }

/** A browser in which staff of one kind is logged in. */
type StaffBrowser = { readonly browser: Buyer; readonly sessionId: string }

/** A market, as far as accounts need it. */
type Place = Stock & Pick<TestMarket, 'now'>

function aLoginId(): string {
  return `s${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
}

/** Columns that accounts of both kinds have; the password is that of the demo. */
async function accountColumns(market: Place) {
  const { password_hash } = await market.database.db
    .selectFrom('operators')
    .select('password_hash')
    .where('login_id', '=', DEMO_OPERATOR.loginId)
    .executeTakeFirstOrThrow()
  const loginId = aLoginId()
  const at = new Date(market.now())
  return {
    login_id: loginId,
    email: `${loginId}@staff.example`,
    name: '장담당',
    password_hash,
    password_changed_at: at,
    status: 'ACTIVE' as const,
    created_at: at,
  }
}

/** A user of a store, who is not logged in. */
export async function newSeller(
  market: Place,
  storeUrl: string = A_STORE_URL,
  { permissions }: SellerRights = {},
) {
  const { db } = market.database
  const { id: storeId } = await db
    .selectFrom('stores')
    .select('id')
    .where('url', '=', storeUrl)
    .executeTakeFirstOrThrow()
  const account = await accountColumns(market)
  const { id } = await db
    .insertInto('seller_users')
    .values({
      ...account,
      store_id: storeId,
      is_owner: permissions === undefined,
      permissions: [...(permissions ?? [])],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, storeId, loginId: account.login_id, email: account.email }
}

/** An operator, who is not logged in and has no authenticator yet. */
export async function newOperator(market: Place, permissions?: readonly OperatorPermission[]) {
  const account = await accountColumns(market)
  const { id } = await market.database.db
    .insertInto('operators')
    .values({
      ...account,
      is_admin: permissions === undefined,
      permissions: [...(permissions ?? [])],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, loginId: account.login_id, email: account.email }
}

/** Opens a session as a login does, without the login and its second factor. */
export async function openStaffBrowser(
  market: TestMarket,
  account: { readonly kind: StaffKind; readonly id: number },
): Promise<StaffBrowser> {
  const { kind } = account
  const id = crypto.randomUUID()
  const deviceId = crypto.randomUUID()
  const text = await market.runtime.runPromise(
    Effect.gen(function* () {
      const tokens = yield* StaffTokens
      const at = new Date(market.now())
      const deviceHash = hashDevice(deviceId)
      yield* insertStaffSession({ id, account, deviceHash, device: null, at })
      return yield* Effect.promise(() => tokens[kind].sign({ sid: id }))
    }),
  )
  const browser = aBuyer(market)
  browser.cookies.set('device_id', deviceId)
  browser.cookies.set(STAFF_COOKIES[kind], text)
  return { browser, sessionId: id }
}

/** A browser in which a user of a store is logged in, the owner unless permissions are given; of a store of the demo. */
export async function loginSeller(
  market: TestMarket,
  storeUrl: string = A_STORE_URL,
  rights: SellerRights = {},
) {
  const { id: sellerUserId, ...user } = await newSeller(market, storeUrl, rights)
  const opened = await openStaffBrowser(market, { kind: 'SELLER', id: sellerUserId })
  return { ...opened, ...user, sellerUserId }
}

/** A browser in which an operator is logged in, an admin unless permissions are given. */
export async function loginOperator(
  market: TestMarket,
  permissions?: readonly OperatorPermission[],
) {
  const { id: operatorId, ...operator } = await newOperator(market, permissions)
  const opened = await openStaffBrowser(market, { kind: 'OPERATOR', id: operatorId })
  return { ...opened, ...operator, operatorId }
}

/** A browser of staff whose session somebody ended. */
export async function aLoggedOutStaff(market: TestMarket, kind: StaffKind): Promise<Buyer> {
  const { browser, sessionId } =
    kind === 'SELLER' ? await loginSeller(market) : await loginOperator(market)
  await market.runtime.runPromise(endStaffSession(sessionId, new Date(market.now())))
  return browser
}
