import type { Transaction } from 'kysely'
import { hashSerial } from '@jangteo/postgres/coupon/hashSerial'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { DEMO_GOODS } from './catalogue.ts'
import { couponRow, endRow, issueRow } from './couponRows.ts'
import { DEMO_COUPON_ISSUES, DEMO_COUPONS } from './coupons.data.ts'
import type { CouponSeed } from './coupons.types.ts'
import { DEMO_MEMBERS } from './members.data.ts'
import { DEMO_STORES } from './stores.data.ts'

type Trx = Transaction<DB>
type Ids = readonly number[]

export type CouponFacts = {
  /** The ids of members, stores and goods, in the order of the data; without members no coupon is held or has a number. */
  readonly memberIds: Ids
  readonly storeIds: Ids
  readonly goodsIds: Ids
  readonly nowMs: number
}

/** Loads the coupons, the hashes of their numbers, and what the members hold of them; answers the coupons' ids. */
export async function insertCoupons(trx: Trx, facts: CouponFacts): Promise<Ids> {
  const slugs = await trx.selectFrom('categories').select(['id', 'slug']).execute()
  const categoryIds = new Map(slugs.map(({ id, slug }) => [slug, id]))
  const { nowMs } = facts
  const hasPeople = facts.memberIds.length > 0
  const rows = DEMO_COUPONS.map((coupon) =>
    couponRow(coupon, {
      storeId: storeIdOf(coupon, facts),
      targetIds: targetIdsOf(coupon, facts, categoryIds),
      heldCount: hasPeople ? countHeld(coupon) : 0,
      hasCodes: hasPeople,
      nowMs,
    }),
  )
  const coupons = await trx.insertInto('coupons').values(rows).returning('id').execute()
  const couponIds = coupons.map(({ id }) => id)
  if (hasPeople) {
    await insertSerials(trx, couponIds)
    await insertIssues(trx, couponIds, facts)
  }
  return couponIds
}

function countHeld({ key }: CouponSeed): number {
  return DEMO_COUPON_ISSUES.filter((issue) => issue.coupon === key).length
}

function storeIdOf({ store }: CouponSeed, { storeIds }: CouponFacts): number | null {
  if (store === null) return null
  return found(storeIds[DEMO_STORES.findIndex(({ url }) => url === store)], store)
}

function targetIdsOf(
  { target }: CouponSeed,
  { goodsIds }: CouponFacts,
  categoryIds: ReadonlyMap<string, number>,
): Ids {
  if (target === undefined) return []
  if (target.kind === 'CATEGORIES') {
    return target.slugs.map((slug) => found(categoryIds.get(slug), slug))
  }
  return target.names.map((name) =>
    found(goodsIds[DEMO_GOODS.findIndex(({ goods }) => goods.name === name)], name),
  )
}

async function insertSerials(trx: Trx, couponIds: Ids): Promise<void> {
  const rows = DEMO_COUPONS.flatMap(({ code, key }, index) =>
    (code !== undefined && 'serials' in code ? code.serials : []).map((serial) => ({
      coupon_id: found(couponIds[index], key),
      serial_hash: hashSerial(serial),
      revision: 1,
    })),
  )
  await trx.insertInto('coupon_serials').values(rows).execute()
}

async function insertIssues(trx: Trx, couponIds: Ids, facts: CouponFacts): Promise<void> {
  const rows = DEMO_COUPON_ISSUES.map((issue) => {
    const index = DEMO_COUPONS.findIndex(({ key }) => key === issue.coupon)
    const member = DEMO_MEMBERS.findIndex(({ loginId }) => loginId === issue.loginId)
    return issueRow(issue, {
      coupon: found(DEMO_COUPONS[index], issue.coupon),
      couponId: found(couponIds[index], issue.coupon),
      memberId: found(facts.memberIds[member], issue.loginId),
      nowMs: facts.nowMs,
    })
  })
  const issues = await trx
    .insertInto('coupon_issues')
    .values(rows)
    .returning(['id', 'state', 'expires_at'])
    .execute()
  const ends = issues.flatMap(({ id, state, expires_at: endedAt }) =>
    state === 'EXPIRED' && endedAt !== null ? [endRow(id, endedAt)] : [],
  )
  await trx.insertInto('coupon_issue_history').values(ends).execute()
}

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new RangeError(`The demo has no ${name}`)
  return item
}
