import { sql } from 'kysely'
import { query, send } from '../database/db.ts'
import { isPublic } from '../goods/card.columns.ts'

const SHOWN_PICTURE_COUNT = 4

const goodsCount = sql<number>`(
  SELECT count(*)::int FROM favorite_group_goods AS places
  JOIN favorite_goods ON favorite_goods.id = places.favorite_id
  JOIN goods ON goods.id = favorite_goods.goods_id
  WHERE places.group_id = favorite_groups.id AND ${isPublic}
)`

/** Pictures of what came into a group last, without those of adult products. */
const pictures = sql<string[]>`ARRAY(
  SELECT goods.picture FROM favorite_group_goods AS places
  JOIN favorite_goods ON favorite_goods.id = places.favorite_id
  JOIN goods ON goods.id = favorite_goods.goods_id
  WHERE places.group_id = favorite_groups.id AND ${isPublic} AND NOT goods.is_adult_only
  ORDER BY places.added_at DESC, places.favorite_id DESC LIMIT ${SHOWN_PICTURE_COUNT}
)`

/** Lists the groups of a member, the newest first, with what is in each. */
export const listFavoriteGroups = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('favorite_groups')
      .select(['id', 'name', goodsCount.as('goods_count'), pictures.as('pictures')])
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )

/** Lists the names of a member's groups. */
export const listFavoriteGroupNames = (memberId: number) =>
  query((db) =>
    db
      .selectFrom('favorite_groups')
      .select(['id', 'name'])
      .where('member_id', '=', memberId)
      .execute(),
  )

/** Stores a group; returns its id. */
export const insertFavoriteGroup = (memberId: number, name: string, at: Date) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('favorite_groups')
      .values({ member_id: memberId, name, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Renames a group of a member. */
export const renameFavoriteGroup = (memberId: number, groupId: number, name: string) =>
  send((db) =>
    db
      .updateTable('favorite_groups')
      .set({ name })
      .where('id', '=', groupId)
      .where('member_id', '=', memberId)
      .compile(),
  )

/** Deletes groups of a member; what is in them stays a favourite. */
export const deleteFavoriteGroups = (memberId: number, groupIds: readonly number[]) =>
  send((db) =>
    db
      .deleteFrom('favorite_groups')
      .where('member_id', '=', memberId)
      .where('id', 'in', groupIds)
      .compile(),
  )

/** Lists the groups that hold some favourites of a member, one row for each place. */
export const listGroupsOfFavorites = (memberId: number, favoriteIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('favorite_group_goods')
      .select(['favorite_id', 'group_id'])
      .where('member_id', '=', memberId)
      .where('favorite_id', 'in', favoriteIds)
      .orderBy('group_id')
      .execute(),
  )

/** Counts the favourites in a group, and those among some that are in it. */
export const countPlaces = (groupId: number, favoriteIds: readonly number[]) =>
  query((db) =>
    db
      .selectFrom('favorite_group_goods')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`count(*) FILTER (WHERE favorite_id = ANY(${[...favoriteIds]}::bigint[]))::int`.as(
          'among_count',
        ),
      ])
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow(),
  )

/** Lists those of some ids that are favourites of a member. */
export const listOwnFavoriteIds = (memberId: number, favoriteIds: readonly number[]) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('favorite_goods')
      .select('id')
      .where('member_id', '=', memberId)
      .where('id', 'in', favoriteIds)
      .execute()
    return rows.map(({ id }) => id)
  })

/** Favourites of a member, and a group of theirs. */
type Places = {
  readonly memberId: number
  readonly groupId: number
  readonly favoriteIds: readonly number[]
}

/** Puts favourites into a group; those that are in it already stay as they are. */
export const insertPlaces = ({ memberId, groupId, favoriteIds }: Places, at: Date) =>
  send((db) =>
    db
      .insertInto('favorite_group_goods')
      .values(
        favoriteIds.map((favoriteId) => ({
          group_id: groupId,
          favorite_id: favoriteId,
          member_id: memberId,
          added_at: at,
        })),
      )
      .onConflict((conflict) => conflict.columns(['group_id', 'favorite_id']).doNothing())
      .compile(),
  )

/** Takes favourites out of a group. */
export const deletePlaces = ({ memberId, groupId, favoriteIds }: Places) =>
  send((db) =>
    db
      .deleteFrom('favorite_group_goods')
      .where('member_id', '=', memberId)
      .where('group_id', '=', groupId)
      .where('favorite_id', 'in', favoriteIds)
      .compile(),
  )
