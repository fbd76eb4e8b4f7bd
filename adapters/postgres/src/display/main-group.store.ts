import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import type { Selectable } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { MainGroupItems, MainGroups } from '../database/schema.gen.ts'

/** A group of a revision, with what an operator put into it. */
export type MainGroupRow = Selectable<MainGroups>
export type MainItemRow = Selectable<MainGroupItems>

/** Finds what a page shows: the id and the title of its published revision. */
export const findPublishedMain = (page: MainPage) =>
  query((db) =>
    db
      .selectFrom('main_pages')
      .innerJoin('main_revisions', 'main_revisions.id', 'main_pages.published_revision_id')
      .select(['main_revisions.id', 'main_revisions.title'])
      .where('main_pages.page', '=', page)
      .executeTakeFirst(),
  )

/** Lists the groups of a revision in their order. */
export const listMainGroups = (revisionId: number) =>
  query((db): Promise<MainGroupRow[]> =>
    db
      .selectFrom('main_groups')
      .select(COLUMNS.main_groups)
      .where('revision_id', '=', revisionId)
      .orderBy('position')
      .execute(),
  )

/** Lists the items of all groups of a revision, each group's in their order. */
export const listMainItems = (revisionId: number) =>
  query((db): Promise<MainItemRow[]> =>
    db
      .selectFrom('main_group_items')
      .innerJoin('main_groups', 'main_groups.id', 'main_group_items.main_group_id')
      .select(COLUMNS.main_group_items)
      .where('main_groups.revision_id', '=', revisionId)
      .orderBy('main_group_items.main_group_id')
      .orderBy('main_group_items.position')
      .execute(),
  )

/** Finds the page whose published revision holds a group. */
export const findMainPageOfGroup = (groupId: number) =>
  query(async (db) => {
    const row = await db
      .selectFrom('main_groups')
      .innerJoin('main_pages', 'main_pages.published_revision_id', 'main_groups.revision_id')
      .select('main_pages.page')
      .where('main_groups.id', '=', groupId)
      .executeTakeFirst()
    return row?.page
  })

/** Finds the published revision of a group whose page has shown another one only since a moment. */
export const findFormerRevisionOfGroup = (groupId: number, since: Date) =>
  query(async (db) => {
    const row = await db
      .selectFrom('main_groups')
      .innerJoin('main_revisions as former', 'former.id', 'main_groups.revision_id')
      .innerJoin('main_pages', 'main_pages.page', 'former.page')
      .innerJoin('main_revisions as shown', 'shown.id', 'main_pages.published_revision_id')
      .select('former.id')
      .where('main_groups.id', '=', groupId)
      .where('former.published_at', 'is not', null)
      .where('shown.published_at', '>=', since)
      .executeTakeFirst()
    return row?.id
  })
