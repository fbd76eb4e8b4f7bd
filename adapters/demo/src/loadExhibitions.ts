import { addDays, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import type { Insertable, Transaction } from 'kysely'
import type { DB, Exhibitions } from '@jangteo/postgres/database/schema.gen'
import { DEMO_GOODS } from './catalogue.ts'
import { DEMO_COUPONS } from './coupons.data.ts'
import { DEMO_EXHIBITIONS } from './exhibitions.data.ts'
import type { ExhibitionGroupSeed, ExhibitionSeed } from './exhibitions.types.ts'

type Trx = Transaction<DB>
type Ids = readonly number[]

const OPENING_HOUR = 10

type ExhibitionFacts = {
  /** The ids of goods and coupons, in the order of the data. */
  readonly goodsIds: Ids
  readonly couponIds: Ids
  readonly nowMs: number
}

/** Loads the exhibitions, their groups of goods, and which coupons they hand out. */
export async function insertExhibitions(trx: Trx, facts: ExhibitionFacts): Promise<void> {
  const rows = DEMO_EXHIBITIONS.map((seed) => exhibitionRow(seed, facts.nowMs))
  const exhibitions = await trx.insertInto('exhibitions').values(rows).returning('id').execute()
  const seeds = DEMO_EXHIBITIONS.map((seed, index) => ({
    seed,
    id: found(exhibitions[index], seed.name).id,
  }))
  const groups = seeds.flatMap(({ seed, id }) =>
    seed.groups.map((group, index) => ({ group, exhibitionId: id, position: index + 1 })),
  )
  await insertGroups(trx, groups, facts.goodsIds)
  await trx
    .insertInto('exhibition_coupons')
    .values(
      seeds.flatMap(({ seed, id }) =>
        seed.coupons.map((key) => ({
          exhibition_id: id,
          coupon_id: idAt(
            facts.couponIds,
            DEMO_COUPONS.findIndex((coupon) => coupon.key === key),
            key,
          ),
        })),
      ),
    )
    .execute()
}

function exhibitionRow(seed: ExhibitionSeed, nowMs: number): Insertable<Exhibitions> {
  const today = kstDayOf(nowMs)
  const startOf = (day: number) => startOfDayMs(addDays(today, day))
  const { name, subtitle, description, picture, firstDay, lastDay } = seed
  return {
    name,
    subtitle,
    description,
    picture,
    starts_at: new Date(startOf(firstDay) + OPENING_HOUR * HOUR_MS),
    ends_at: lastDay === null ? null : new Date(startOf(lastDay + 1)),
  }
}

type PlacedGroup = {
  readonly group: ExhibitionGroupSeed
  readonly exhibitionId: number
  readonly position: number
}

async function insertGroups(
  trx: Trx,
  groups: readonly PlacedGroup[],
  goodsIds: Ids,
): Promise<void> {
  const rows = groups.map(({ group, exhibitionId, position }) => ({
    exhibition_id: exhibitionId,
    name: group.name,
    position,
  }))
  const inserted = await trx.insertInto('exhibition_groups').values(rows).returning('id').execute()
  const goods = groups.flatMap(({ group }, index) =>
    group.goods.map((name) => ({
      exhibition_group_id: found(inserted[index], group.name).id,
      goods_id: idAt(
        goodsIds,
        DEMO_GOODS.findIndex((entry) => entry.goods.name === name),
        name,
      ),
    })),
  )
  await trx.insertInto('exhibition_goods').values(goods).execute()
}

function idAt(ids: Ids, index: number, name: string): number {
  return found(ids[index], name)
}

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new RangeError(`The demo has no ${name}`)
  return item
}
