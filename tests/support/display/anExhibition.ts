import type { Exhibitions } from '@jangteo/postgres/database/schema.gen'
import type { Insertable } from 'kysely'
import type { Stock } from '../stock.ts'

/** It runs from before every test's time, without an end. */
const PLAIN: Insertable<Exhibitions> = {
  name: '시험 기획전',
  subtitle: '한 줄 소개',
  description: '긴 소개예요.',
  picture: 'exhibition-harvest',
  starts_at: new Date('2020-01-01T00:00:00+09:00'),
}

type ExhibitionChange = Partial<Insertable<Exhibitions>> & {
  /** The goods of each group. */
  readonly groups?: readonly (readonly number[])[]
  readonly couponIds?: readonly number[]
}

/** An exhibition for one test alone; answers its id and those of its groups. */
export async function anExhibition(
  { database: { db } }: Stock,
  { groups = [], couponIds = [], ...change }: ExhibitionChange = {},
): Promise<{ readonly id: number; readonly groupIds: readonly number[] }> {
  const { id } = await db
    .insertInto('exhibitions')
    .values({ ...PLAIN, ...change })
    .returning('id')
    .executeTakeFirstOrThrow()
  const groupIds: number[] = []
  for (const [index, goodsIds] of groups.entries()) {
    const group = await db
      .insertInto('exhibition_groups')
      .values({ exhibition_id: id, name: `묶음 ${index + 1}`, position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    groupIds.push(group.id)
    for (const goods_id of goodsIds) {
      await db
        .insertInto('exhibition_goods')
        .values({ exhibition_group_id: group.id, goods_id })
        .execute()
    }
  }
  for (const coupon_id of couponIds) {
    await db.insertInto('exhibition_coupons').values({ exhibition_id: id, coupon_id }).execute()
  }
  return { id, groupIds }
}
