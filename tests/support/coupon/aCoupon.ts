import type { couponIssue } from '@jangteo/contract/coupon/coupon.schemas'
import type { CouponIssues, Coupons } from '@jangteo/postgres/database/schema.gen'
import { lockIssues } from '@jangteo/postgres/coupon/coupon-issue.store'
import { transaction } from '@jangteo/postgres/database/db'
import { advanceIssue } from '@jangteo/server/coupon/advance-coupon-issue'
import { WireIds } from '@jangteo/server/wire/wire-ids'
import * as Effect from 'effect/Effect'
import type { Insertable, Updateable } from 'kysely'
import type { z } from 'zod'
import type { Answer, Buyer } from '../buyer.ts'
import type { TestMarket } from '../market.ts'
import type { Stock } from '../stock.ts'

export type CouponIssue = z.output<typeof couponIssue>
/** Answer to a download: the coupon, or a refusal. */
export type Got = Partial<CouponIssue> & { readonly code?: string }
export type Terms = Partial<Insertable<Coupons>>

/** Everybody may download it all August: 1,000 won off one line of any goods, without an end. */
const PLAIN: Insertable<Coupons> = {
  name: '천 원 쿠폰',
  type: 'GOODS',
  discount_kind: 'FIXED',
  discount_value: 1000,
  target_kind: 'ALL',
  issue_kind: 'DOWNLOAD',
  published_from: '2026-08-01',
  published_until: '2026-08-31',
  use_period_kind: 'NONE_LIMIT',
  created_at: new Date('2026-08-01T00:00:00+09:00'),
}

/** A coupon for one test alone; answers its id. */
export async function aCoupon(market: Stock, terms: Terms = {}): Promise<number> {
  const { id } = await market.database.db
    .insertInto('coupons')
    .values({ ...PLAIN, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeCoupon(
  market: Stock,
  couponId: number,
  change: Updateable<Coupons>,
): Promise<void> {
  await market.database.db.updateTable('coupons').set(change).where('id', '=', couponId).execute()
}

type Held = Pick<Insertable<CouponIssues>, 'coupon_id' | 'member_id'> &
  Partial<Insertable<CouponIssues>>

/** A coupon in a member's hand, however it came there; answers the issue's id. */
export async function anIssue(
  market: Stock & Pick<TestMarket, 'now'>,
  held: Held,
): Promise<number> {
  const at = new Date(market.now())
  const { id } = await market.database.db
    .insertInto('coupon_issues')
    .values({ state: 'USABLE', revision: 1, starts_at: at, issued_at: at, ...held })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Downloads a coupon, whatever comes of it. */
export function download(
  buyer: Buyer,
  couponId: number,
  sent: { readonly key?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer<Got>> {
  return buyer.call<Got>('POST', `/promotions/coupons/${couponId}`, sent)
}

/** Downloads a coupon that the buyer must get. */
export function getCoupon(buyer: Buyer, couponId: number): Promise<CouponIssue> {
  return buyer.ask('POST', `/promotions/coupons/${couponId}`)
}

/** Looks at a coupon in the buyer's hand, whatever comes of it. */
export const showIssue = (buyer: Buyer, id: string) =>
  buyer.call<Got>('GET', `/promotions/coupons/issues/${id}`)
/** Takes its changed terms, whatever comes of it. */
export const renewIssue = (buyer: Buyer, id: string) =>
  buyer.call<Got>('PUT', `/promotions/coupons/issues/${id}`, { body: {} })
/** Deletes it, whatever comes of it. */
export const removeIssue = (buyer: Buyer, id: string) =>
  buyer.call<object>('DELETE', `/promotions/coupons/issues/${id}`)

/** Terms that hold all at once; of two that contradict each other the earlier. */
export function together(all: readonly Terms[]): Terms {
  return all.reduceRight<Terms>((terms, more) => ({ ...terms, ...more }), {})
}

/** Counts the issues of a coupon. */
export async function countIssuesOf(market: TestMarket, couponId: number): Promise<number> {
  const { count } = await market.database.db
    .selectFrom('coupon_issues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts answers by kind. */
export function tally(answers: readonly Answer<Got>[]) {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const end = status === 200 ? 'issued' : `${status} ${String(body.code)}`
    counts[end] = (counts[end] ?? 0) + 1
  }
  return counts
}

/** A refusal as the wire shows it, without data. */
export function refusal(code: string, status: number, message: string) {
  return { status, body: { code, message, status, data: null } }
}

/** A coupon that an order of the member's has: as if they had placed it with this coupon. */
export async function spendIn(
  market: TestMarket,
  issueId: number,
  { orderId }: { readonly orderId: number },
): Promise<void> {
  await market.runtime.runPromise(
    transaction(
      Effect.gen(function* () {
        const [issue] = yield* lockIssues([issueId])
        if (issue === undefined) throw new Error(`coupon issue ${issueId} not found`)
        yield* advanceIssue(issue, { event: 'order.placed', atMs: market.now(), orderId })
      }),
    ),
  )
}

/** An id of a coupon in somebody's hand as the wire shows it. */
export async function sealedIssue(market: TestMarket, issueId: number): Promise<string> {
  return (await market.runtime.runPromise(WireIds)).seal('couponIssue', issueId)
}
