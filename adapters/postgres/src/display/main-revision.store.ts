import type { MainPage } from '@jangteo/core/display/mainGroup.codes'
import { type Insertable, type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { MainGroupItems, MainGroups, MainRevisions } from '../database/schema.gen.ts'

export type MainRevisionRow = Selectable<MainRevisions>

/** A group to be written, with its items. */
export type NewMainGroup = {
  readonly group: Omit<Insertable<MainGroups>, 'revision_id' | 'position'>
  readonly items: readonly Omit<Insertable<MainGroupItems>, 'main_group_id' | 'position'>[]
}

/** Locks a page until the transaction ends and returns the revision that it shows; `null` is none. */
export const lockMainPage = (page: MainPage) =>
  query(async (db) => {
    const row = await db
      .selectFrom('main_pages')
      .select('published_revision_id')
      .where('page', '=', page)
      .forUpdate()
      .executeTakeFirstOrThrow()
    return row.published_revision_id
  })

/** Finds the revision that a page shows; `null` is none. */
export const findPublishedId = (page: MainPage) =>
  query(async (db) => {
    const row = await db
      .selectFrom('main_pages')
      .select('published_revision_id')
      .where('page', '=', page)
      .executeTakeFirstOrThrow()
    return row.published_revision_id
  })

export const findMainRevision = (id: number) =>
  query((db): Promise<MainRevisionRow | undefined> =>
    db
      .selectFrom('main_revisions')
      .select(COLUMNS.main_revisions)
      .where('id', '=', id)
      .executeTakeFirst(),
  )

/** Finds the draft that a preview shows. */
export const findPreviewed = (token: string) =>
  query((db): Promise<MainRevisionRow | undefined> =>
    db
      .selectFrom('main_revisions')
      .select(COLUMNS.main_revisions)
      .where('preview_token', '=', token)
      .executeTakeFirst(),
  )

/** Lists the revisions of a page with the number of their groups, the newest first. */
export const listMainRevisions = (page: MainPage) =>
  query((db) =>
    db
      .selectFrom('main_revisions')
      .select(['id', 'title', 'parent_id', 'created_at', 'published_at'])
      .select(
        sql<number>`(SELECT count(*)::int FROM main_groups WHERE revision_id = main_revisions.id)`.as(
          'group_count',
        ),
      )
      .where('page', '=', page)
      .orderBy('id', 'desc')
      .execute(),
  )

/** Lists the ids of a page's revisions, drafts or those that were published, the newest first. */
export const listRevisionIds = (page: MainPage, kind: 'DRAFT' | 'PUBLISHED') =>
  query(async (db) => {
    const rows = await db
      .selectFrom('main_revisions')
      .select('id')
      .where('page', '=', page)
      .where('published_at', kind === 'DRAFT' ? 'is' : 'is not', null)
      .orderBy(sql`coalesce(published_at, created_at)`, 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id }) => id)
  })

/** Deletes revisions with their groups. */
export const deleteMainRevisions = (ids: readonly number[]) =>
  query((db) => db.deleteFrom('main_revisions').where('id', 'in', ids).execute())

/** Inserts a draft and returns its id. */
export const insertMainRevision = (
  revision: Pick<Insertable<MainRevisions>, 'page' | 'title' | 'parent_id' | 'created_at'>,
) =>
  query(async (db) => {
    const row = await db
      .insertInto('main_revisions')
      .values(revision)
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

/** Inserts the groups of a draft, in their order. */
export const insertMainGroups = (revisionId: number, groups: readonly NewMainGroup[]) =>
  query(async (db) => {
    if (groups.length === 0) return
    const inserted = await db
      .insertInto('main_groups')
      .values(
        groups.map(({ group }, index) => ({
          ...group,
          revision_id: revisionId,
          position: index + 1,
        })),
      )
      .returning(['id', 'position'])
      .execute()
    const items = inserted.flatMap(({ id, position }) =>
      (groups[position - 1]?.items ?? []).map((item, index) => ({
        ...item,
        main_group_id: id,
        position: index + 1,
      })),
    )
    if (items.length > 0) await db.insertInto('main_group_items').values(items).execute()
  })

/** Gives a draft the token of a preview, in the place of a former one. */
export const savePreview = (id: number, token: string, endsAt: Date) =>
  query((db) =>
    db
      .updateTable('main_revisions')
      .set({ preview_token: token, preview_ends_at: endsAt })
      .where('id', '=', id)
      .execute(),
  )

/** Makes a revision what its page shows. */
export const publishRevision = (page: MainPage, id: number, at: Date) =>
  query(async (db) => {
    await db
      .updateTable('main_revisions')
      .set({ published_at: at, preview_token: null, preview_ends_at: null })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('main_pages')
      .set({ published_revision_id: id })
      .where('page', '=', page)
      .execute()
  })
