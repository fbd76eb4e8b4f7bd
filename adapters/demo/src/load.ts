import { hash } from '@node-rs/argon2'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Holidays } from '@jangteo/core/calendar/businessDay.rules'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { fillSearchIndex } from '@jangteo/postgres/search/refreshSearchIndex'
import { DEMO_BANNERS } from './banners.data.ts'
import { type BrandedAs, insertBrands } from './brands.ts'
import { DEMO_GOODS } from './catalogue.ts'
import type { PolicyName } from './catalogue.types.ts'
import type { CategorySlug } from './categories.ts'
import { isEmpty } from './isEmpty.ts'
import { insertAccounts, type Seal } from './loadAccounts.ts'
import { LOADED_TABLES } from './loadedTables.ts'
import { insertApplications } from './loadApplications.ts'
import { type CategoryPath, insertCategories } from './loadCategories.ts'
import { insertFavorites } from './loadFavorites.ts'
import { insertCoupons } from './loadCoupons.ts'
import { insertEvents } from './loadEvents.ts'
import { insertDeals } from './loadDeals.ts'
import { insertSpecialSales } from './loadSpecialSales.ts'
import { insertExhibitions } from './loadExhibitions.ts'
import { insertMains } from './loadMains.ts'
import { insertRevisions } from './loadRevisions.ts'
import { insertNotifications } from './loadNotifications.ts'
import { insertReviews } from './loadReviews.ts'
import { insertStorePages } from './loadStorePages.ts'
import { insertSearches } from './loadSearches.ts'
import { insertQuestions } from './loadQuestions.ts'
import { insertClaims } from './loadClaims.ts'
import { insertSettlements } from './loadSettlements.ts'
import { insertStaff } from './loadStaff.ts'
import { insertTrade } from './loadTrade.ts'
import { DEMO_ACCOUNTS, DEMO_MEMBERS } from './members.data.ts'
import {
  addressRows,
  consentRows,
  announcementRows,
  goodsRow,
  memberRow,
  optionRows,
  policyRow,
  socialRows,
  storeRow,
} from './rows.ts'
import { multiplyGoods } from './scale.ts'
import { DEMO_STAFF_PASSWORD } from './staff.data.ts'
import { DEMO_STORES } from './stores.data.ts'

export type DemoRequest = {
  /** The moment that sale periods and ages are counted from, in epoch milliseconds. */
  readonly nowMs: number
  /** Goods that stand for each one of the catalogue; 1 unless given, above it for measuring. */
  readonly scale?: number
  /** True when members and what they hold, and coupon numbers, come with it; true unless given. */
  readonly hasPeople?: boolean
  /** True when past orders and views come with the people; true unless given. */
  readonly hasTrade?: boolean
  /** Days off besides weekends, which payments to stores skip; none unless given. */
  readonly holidays?: Holidays
  /** Seals the account numbers of the stores, which have no accounts without it. */
  readonly seal?: Seal
  readonly onProgress?: (what: string) => void
}

type Trx = Transaction<DB>
/** The ids that rows got, in the order of the rows. */
type Ids = readonly number[]

const POLICY_NAMES: readonly PolicyName[] = ['standard', 'special']

/**
 * Loads the demo in one transaction, with ids from 1 in the order of the data. A market that is not empty
 * stays as it is: the tables are locked before it looks, so of two starts at once one loads. Needs the tables' owner.
 */
export async function loadDemo(
  db: Kysely<DB>,
  {
    nowMs,
    scale = 1,
    hasPeople = true,
    hasTrade = true,
    holidays = new Set(),
    seal,
    onProgress,
  }: DemoRequest,
): Promise<void> {
  const accounts = hasPeople ? DEMO_ACCOUNTS : []
  const hashes = await Promise.all(accounts.map(({ password }) => hash(password)))
  const staffHash = hasPeople ? await hash(DEMO_STAFF_PASSWORD) : null
  const passwordHash = hasPeople && hasTrade ? await hash(crypto.randomUUID()) : null
  await db.transaction().execute(async (trx) => {
    await lockTables(trx)
    if (!(await isEmpty(trx))) return
    await restartIds(trx)
    onProgress?.(`${hashes.length} members`)
    const memberIds = hasPeople ? await insertMembers(trx, hashes, nowMs) : []
    onProgress?.(`${DEMO_STORES.length} stores`)
    const storeIds = await insertStores(trx, nowMs)
    if (staffHash !== null) await insertStaff(trx, { storeIds, passwordHash: staffHash, nowMs })
    const policyIds = await insertPolicies(trx, storeIds)
    const categoryPath = await insertCategories(trx)
    const brandOf = await insertBrands(trx)
    onProgress?.(`${DEMO_GOODS.length} goods`)
    const goodsIds = await insertGoods(trx, { storeIds, policyIds, categoryPath, brandOf, nowMs })
    await insertOptions(trx, goodsIds)
    await insertBanners(trx, goodsIds)
    await insertDeals(trx, { goodsIds, nowMs })
    await insertRevisions(trx, { goodsIds, nowMs })
    const couponIds = await insertCoupons(trx, { memberIds, storeIds, goodsIds, nowMs })
    await insertExhibitions(trx, { goodsIds, couponIds, nowMs })
    await insertEvents(trx, { memberIds, couponIds, nowMs })
    await insertSpecialSales(trx, { goodsIds, nowMs })
    await insertMains(trx, nowMs)
    await insertStorePages(trx, nowMs)
    if (scale > 1) await multiplyGoods(trx, { count: goodsIds.length, scale, onProgress })
    if (passwordHash !== null) {
      onProgress?.('past orders')
      await insertTrade(trx, { goodsIds, passwordHash, nowMs })
      await insertFollowing(trx, { storeIds, nowMs, holidays, seal })
    }
    onProgress?.('search index')
    await fillSearchIndex(trx, nowMs)
    if (scale > 1) await sql`ANALYZE goods_search, search_grams`.execute(trx)
  })
}

type Following = Required<Pick<DemoRequest, 'holidays' | 'nowMs'>> & {
  readonly storeIds: Ids
  readonly seal: Seal | undefined
}

/** Inserts the rows that follow from past orders, and those of the same time. */
async function insertFollowing(trx: Trx, following: Following): Promise<void> {
  const { storeIds, nowMs, holidays, seal } = following
  await insertClaims(trx, { nowMs, holidays })
  await insertReviews(trx, nowMs)
  await insertQuestions(trx, nowMs)
  await insertNotifications(trx)
  await insertFavorites(trx, nowMs)
  if (seal !== undefined) await insertAccounts(trx, { storeIds, nowMs, seal })
  await insertSettlements(trx, { nowMs, holidays, hasAccounts: seal !== undefined })
  await insertSearches(trx, nowMs)
  await insertApplications(trx, nowMs)
}

async function lockTables(trx: Trx): Promise<void> {
  const tables = sql.join(LOADED_TABLES.map((name) => sql.table(name)))
  await sql`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`.execute(trx)
}

/** A load that was rolled back has used numbers up; the next one begins at 1 again. */
async function restartIds(trx: Trx): Promise<void> {
  for (const name of LOADED_TABLES) {
    await sql`ALTER TABLE ${sql.table(name)} ALTER COLUMN id RESTART WITH 1`.execute(trx)
  }
}

async function insertMembers(trx: Trx, hashes: readonly string[], nowMs: number): Promise<Ids> {
  const rows = DEMO_MEMBERS.map((member, index) =>
    memberRow(member, { passwordHash: at(hashes, index), nowMs }),
  )
  const members = await trx.insertInto('members').values(rows).returning('id').execute()
  const addresses = DEMO_MEMBERS.flatMap((member, index) =>
    addressRows(member, at(members, index).id, nowMs),
  )
  const consents = DEMO_MEMBERS.flatMap((member, index) =>
    consentRows(member, at(members, index).id, nowMs),
  )
  const socials = DEMO_MEMBERS.flatMap((member, index) =>
    socialRows(member, at(members, index).id, nowMs),
  )
  await trx.insertInto('addresses').values(addresses).execute()
  await trx.insertInto('social_links').values(socials).execute()
  await trx.insertInto('member_consents').values(consents).execute()
  return members.map(({ id }) => id)
}

async function insertStores(trx: Trx, nowMs: number): Promise<Ids> {
  const rows = await trx
    .insertInto('stores')
    .values(DEMO_STORES.map(storeRow))
    .returning('id')
    .execute()
  const announcements = DEMO_STORES.flatMap((store, index) =>
    announcementRows(store, at(rows, index).id, nowMs),
  )
  await trx.insertInto('store_announcements').values(announcements).execute()
  return rows.map(({ id }) => id)
}

async function insertPolicies(trx: Trx, storeIds: Ids): Promise<Ids> {
  const rows = await trx
    .insertInto('shipping_policies')
    .values(
      DEMO_STORES.flatMap((store, index) =>
        POLICY_NAMES.map((name) => policyRow(store.policies[name], at(storeIds, index))),
      ),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

type GoodsFacts = {
  readonly storeIds: Ids
  readonly policyIds: Ids
  readonly categoryPath: (leaf: CategorySlug) => CategoryPath
  readonly brandOf: (picture: string) => BrandedAs
  readonly nowMs: number
}

async function insertGoods(
  trx: Trx,
  { storeIds, policyIds, categoryPath, brandOf, nowMs }: GoodsFacts,
): Promise<Ids> {
  const values = DEMO_GOODS.map((entry, index) => {
    const store = DEMO_STORES.indexOf(entry.store)
    const policy = POLICY_NAMES.indexOf(entry.goods.policy ?? 'standard')
    const policyId = at(policyIds, store * POLICY_NAMES.length + policy)
    return goodsRow(entry, {
      index,
      storeId: at(storeIds, store),
      policyId,
      categories: categoryPath(entry.goods.category),
      branded: brandOf(entry.goods.picture),
      nowMs,
    })
  })
  const rows = await trx.insertInto('goods').values(values).returning('id').execute()
  return rows.map(({ id }) => id)
}

async function insertOptions(trx: Trx, goodsIds: Ids): Promise<void> {
  const rows = DEMO_GOODS.flatMap(({ goods }, index) => optionRows(goods, at(goodsIds, index)))
  await trx.insertInto('goods_options').values(rows).execute()
}

async function insertBanners(trx: Trx, goodsIds: Ids): Promise<void> {
  const rows = DEMO_BANNERS.map(({ picture, title, subtitle, goodsPicture }, index) => ({
    picture,
    title,
    subtitle,
    goods_id: at(
      goodsIds,
      DEMO_GOODS.findIndex(({ goods }) => goods.picture === goodsPicture),
    ),
    position: index + 1,
  }))
  await trx.insertInto('banners').values(rows).execute()
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`The demo has no row ${index}`)
  return item
}
