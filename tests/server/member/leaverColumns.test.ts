import { DAY_MS } from '@jangteo/core/calendar/day.rules'
import { Seals } from '@jangteo/server/wire/seals'
import { notify } from '@jangteo/server/notification/notify'
import { sweepRetention } from '@jangteo/server/job/sweep-retention'
import * as Effect from 'effect/Effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAddress } from '../../support/addressBook.ts'
import { type Buyer, DEMO_PASSWORD } from '../../support/buyer.ts'
import { requested } from '../../support/claim/claimCalls.ts'
import { goodsNamed } from '../../support/demoGoods.ts'
import { favoriteInGroup } from '../../support/favorites.ts'
import { CLOSED_SCHEMA, everyRow } from '../../support/everyTable.ts'
import { verifyIdentity } from '../../support/identity.ts'
import { waitAndConsent } from '../../support/leaverRows.ts'
import { finish, leave, statusOf } from '../../support/leaving.ts'
import { openMarket, type TestMarket } from '../../support/market.ts'
import { aMember } from '../../support/member.ts'
import { confirm, happen, itemOf, WAY_TO } from '../../support/order/paidOrder.ts'
import { cancelDeposit, checkAccount } from '../../support/payment/deposit.ts'
import {
  agreeInWindow,
  approve,
  fillOrder,
  type PlacedOrder,
  putInCart,
  showOrder,
} from '../../support/purchase.ts'
import { uploadOne } from '../../support/upload/form.ts'
import { A_PDF } from '../../support/upload/pictures.ts'

const YEAR_MS = 366 * DAY_MS
const TEA = goodsNamed('하동 세작 녹차')

let market: TestMarket
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

/** Values of one person, and of nobody else in the market. */
const PERSON = {
  name: '류별난',
  loginId: 'oddperson77',
  email: 'odd-person@mail.example',
  mobile: '01087651234',
  birthday: '1987-07-31',
  identityHash: 'keyed-hash-of-one-identity',
  receiverName: '받는별난이',
  receiverMobile: '01055554444',
  roadAddress: '서울특별시 종로구 이상한길 77',
  detailAddress: '지하 3층 끝방',
  accountHolder: '류별난통장',
  keyword: '별난사람만찾는말',
} as const

type Field = keyof typeof PERSON

function fieldsIn(text: string): Field[] {
  return (Object.keys(PERSON) as Field[]).filter((field) => text.includes(PERSON[field]))
}

/** Values that lie sealed in any column, opened. */
async function everySeal(): Promise<string> {
  const { open } = await market.runtime.runPromise(Effect.service(Seals))
  const { pool } = market.database
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%sealed%'`,
  )
  const texts = []
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ sealed: string }>(
      `SELECT ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
    )
    texts.push(...rows.map(({ sealed }) => `${table} ${open(sealed)}`))
  }
  return texts.join('\n')
}

/** Fields of the person in the tables that serve the market, sealed ones included. */
const fieldsLeft = async () =>
  fieldsIn(`${await everyRow(market, CLOSED_SCHEMA)}\n${await everySeal()}`)

/** Fields that the records of trades have to keep for five years; the identity waits for its thirty days. */
const FIELDS_OF_TRADES: readonly Field[] = [
  'name',
  'email',
  'mobile',
  'identityHash',
  'receiverName',
  'receiverMobile',
  'roadAddress',
  'detailAddress',
  'accountHolder',
]

const RECEIVER = {
  receiverName: PERSON.receiverName,
  receiverMobile: PERSON.receiverMobile,
  zonecode: '06237',
  roadAddress: PERSON.roadAddress,
  detailAddress: PERSON.detailAddress,
}

async function order(buyer: Buyer, change: object): Promise<PlacedOrder> {
  const filled = await fillOrder(buyer, [await putInCart(buyer, TEA)])
  const orderer = { name: PERSON.name, mobile: PERSON.mobile, email: PERSON.email }
  const body = { ...filled, orderer, receiver: RECEIVER, ...change }
  return buyer.ask('POST', '/shops/orders', { body })
}

/** A deposit that was cancelled, with a receipt and an account for refunds. */
async function aCancelledDeposit(buyer: Buyer) {
  const cashReceipt = {
    purposeEnum: 'INCOME_DEDUCTION',
    numberKindEnum: 'MOBILE',
    number: PERSON.mobile,
  }
  const placed = await order(buyer, { paymentMethodEnum: 'VIRTUAL_ACCOUNT', cashReceipt })
  const returned = await agreeInWindow(market, { buyer, order: placed, form: { bank: '88' } })
  await approve(buyer, placed, returned)
  await checkAccount({ buyer, order: placed }, { holderName: PERSON.accountHolder })
  await cancelDeposit({ buyer, order: placed })
}

/** An order that was delivered and confirmed, after a return of it was requested and withdrawn. */
async function aTrade(buyer: Buyer) {
  const placed = await order(buyer, {})
  await approve(buyer, placed, await agreeInWindow(market, { buyer, order: placed }))
  const shown = await showOrder(buyer, placed)
  await happen(market, itemOf(shown), ...WAY_TO.SC)
  const file = await uploadOne(market, buyer, { name: `${PERSON.name}.pdf`, bytes: A_PDF })
  const pickup = { methodEnum: 'COLLECT', receiver: RECEIVER, pickupRequestEnum: 'AT_DOOR' }
  const claim = await requested({
    buyer,
    order: await showOrder(buyer, placed),
    type: 'RETURN',
    reason: 'ORDER_MISTAKE',
    more: { pickup, reasonDetail: PERSON.name, filesIdEncryptList: [file.filesIdEncrypt] },
  })
  const path = `/orders/claims/${claim.orderClaimIdEncrypt}/return-cancel`
  await buyer.ask('PATCH', path, { body: {} })
  await confirm(buyer, itemOf(shown))
  return file
}

/** A member of whom everything is known, with what somebody leaves behind in the market. */
async function aKnownMember() {
  const { buyer, memberId } = await aMember(market, 'MEMBER', {
    name: PERSON.name,
    login_id: PERSON.loginId,
    email: PERSON.email,
    mobile: PERSON.mobile,
    birthday: PERSON.birthday,
    gender: 'FEMALE',
    identity_hash: PERSON.identityHash,
  })
  await buyer.ask('POST', '/accounts/login', {
    body: { loginId: PERSON.loginId, password: DEMO_PASSWORD },
  })
  await saveAddress(buyer, { name: '집', ...RECEIVER })
  await buyer.ask('POST', '/displays/searches/recent', { body: { keyword: PERSON.keyword } })
  await buyer.ask('POST', '/accounts/email-codes', {
    body: { email: PERSON.email, purposeEnum: 'FIND' },
  })
  await market.database.db.deleteFrom('mails').execute()
  const { name, birthday, mobile } = PERSON
  await verifyIdentity(market, buyer, { purposeEnum: 'FIND_ACCOUNT', name, birthday, mobile })
  await aCancelledDeposit(buyer)
  return { buyer, memberId, file: await aTrade(buyer) }
}

test('탈퇴한 회원의 열두 가지는 어느 표의 어느 칸에도 없다', async () => {
  const { buyer, memberId, file } = await aKnownMember()
  const known = await fieldsLeft()
  const picture = async () => (await fetch(market.url + file.url)).status
  const shown = await picture()
  const sealed = fieldsIn(await everySeal())
  await leave(buyer)
  await finish(market, memberId)
  const left = await fieldsLeft()
  const closed = fieldsIn(await everyRow(market))
  market.advance(30 * DAY_MS)
  await market.runtime.runPromise(sweepRetention)
  expect({
    known,
    sealed,
    left,
    later: await fieldsLeft(),
    closed,
    status: await statusOf(market, memberId),
    picture: [shown, await picture()],
  }).toEqual({
    known: Object.keys(PERSON),
    sealed: ['name', 'email', 'mobile', 'birthday'],
    left: ['identityHash'],
    later: [],
    closed: FIELDS_OF_TRADES,
    status: 'LEFT',
    picture: [200, 404],
  })
  const reading = market.database.pool.query('SELECT person FROM closed.order_persons')
  await expect(reading).rejects.toThrow('permission denied for table order_persons')
  market.advance(5 * YEAR_MS)
  await market.runtime.runPromise(sweepRetention)
  expect(fieldsIn(await everyRow(market))).toEqual([])
})

/** Rows that may name a member who left, by the table; every other table with a member has none. */
const RETAINED = [
  'coupon_issues',
  'event_entries',
  'files',
  'goods_questions',
  'login_records',
  'membership_history',
  'orders',
  'reports',
  'review_likes',
  'reviewer_ranks',
  'reviews',
  'sessions',
  'social_links',
  'special_sale_entries',
]

test('회원을 가리키는 표는 탈퇴하면 비거나, 비우지 않는 까닭이 있는 표다', async () => {
  const { rows } = await market.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'member_id' AND table_schema = 'public' ORDER BY 1`,
  )
  const { buyer, memberId } = await aMember(market)
  await saveAddress(buyer)
  await putInCart(buyer, TEA)
  await buyer.ask('POST', '/displays/searches/recent', { body: { keyword: '찻잎' } })
  await buyer.ask('POST', '/favorites/recent-goods', { body: { goodsIdList: [TEA] } })
  await favoriteInGroup(market, { memberId, goodsId: TEA })
  await waitAndConsent(market, { memberId, goodsId: TEA })
  await market.database.db
    .insertInto('former_passwords')
    .values({ member_id: memberId, password_hash: 'former', replaced_at: new Date(market.now()) })
    .execute()
  const content = { kind: 'COUPON_GRANTED', couponName: '찻잎 쿠폰', expiresAtMs: null } as const
  const at = { key: memberId, atMs: market.now() }
  await market.runtime.runPromise(notify({ to: { memberId }, content, ...at }))
  await market.database.db
    .insertInto('member_pins')
    .values({ member_id: memberId, sealed_pin_hash: 'sealed', changed_at: new Date(market.now()) })
    .execute()
  await market.database.db
    .insertInto('social_attempts')
    .values({
      state_hash: 'state',
      provider: 'KAKAO',
      purpose: 'LINK',
      device_hash: 'device',
      member_id: memberId,
      started_at: new Date(market.now()),
    })
    .execute()
  await market.database.db
    .insertInto('member_consents')
    .values({
      member_id: memberId,
      kind: 'MARKETING_EMAIL',
      is_agreed: true,
      at: new Date(market.now()),
      way: 'WEB',
    })
    .execute()
  const countOf = async (name: string) => {
    const counted = await market.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} WHERE member_id = $1`,
      [memberId],
    )
    return counted.rows[0]?.count ?? 0
  }
  const emptied = rows.map(({ name }) => name).filter((name) => !RETAINED.includes(name))
  const before = await Promise.all(emptied.map(countOf))
  await leave(buyer)
  const after = await Promise.all(emptied.map(countOf))
  expect(emptied.map((name, index) => [name, (before[index] ?? 0) > 0, after[index]])).toEqual(
    emptied.map((name) => [name, true, 0]),
  )
})
