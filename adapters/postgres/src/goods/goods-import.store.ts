import type {
  GoodsImportKind,
  GoodsImportRefusal,
  GoodsImportResult,
} from '@jangteo/core/goods/goodsImport.codes'
import { type Kysely, sql } from 'kysely'
import { query } from '../database/db.ts'
import type { DB } from '../database/schema.gen.ts'

/** A file with its rows. */
export type NewImport = {
  readonly storeId: number
  readonly kind: GoodsImportKind
  /** Name of the caller. */
  readonly sentBy: string
  readonly at: Date
  readonly rows: readonly NewImportRow[]
}

/** A row as it was sent: its number in a spreadsheet, and its cells. */
export type NewImportRow = { readonly line: number; readonly cells: readonly string[] }

/** Rows of one statement: each has three values, and a statement has so many at most. */
const INSERTED_COUNT = 1_000

/** Inserts a file, refusing every row whose first cell an earlier row has. */
export const insertImport = ({ storeId, kind, sentBy, at, rows }: NewImport) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('goods_imports')
      .values({ store_id: storeId, kind, sent_by: sentBy, row_count: rows.length, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let from = 0; from < rows.length; from += INSERTED_COUNT) {
      const part = rows.slice(from, from + INSERTED_COUNT)
      await db
        .insertInto('goods_import_rows')
        .values(part.map(({ line, cells }) => ({ import_id: id, line, cells: [...cells] })))
        .execute()
    }
    await sql`UPDATE goods_import_rows SET result = 'REFUSED', code = 'CODE_TWICE'
      FROM (
        SELECT line, row_number() OVER (PARTITION BY btrim(cells[1]) ORDER BY line) AS place
        FROM goods_import_rows WHERE import_id = ${id}
      ) AS placed
      WHERE goods_import_rows.import_id = ${id} AND goods_import_rows.line = placed.line AND placed.place > 1
        AND btrim(cells[1]) <> ''`.execute(db)
    return id
  })

/** A file with how far it is. */
export type ImportRow = {
  readonly id: number
  readonly store_id: number
  readonly kind: GoodsImportKind
  /** Name of its sender, whose writes its rows are. */
  readonly sent_by: string
  readonly row_count: number
  readonly created_at: Date
  readonly done_count: number
  readonly refused_count: number
}

const countRows = (condition: string) =>
  sql<number>`(SELECT count(*)::int FROM goods_import_rows
    WHERE goods_import_rows.import_id = goods_imports.id AND ${sql.raw(condition)})`

const selectImports = (db: Kysely<DB>) =>
  db
    .selectFrom('goods_imports')
    .select(['id', 'store_id', 'kind', 'sent_by', 'row_count', 'created_at'])
    .select([
      countRows('result IS NOT NULL').as('done_count'),
      countRows("result = 'REFUSED'").as('refused_count'),
    ])

/** Finds a file of a store. */
export const findImport = (storeId: number, id: number) =>
  query((db): Promise<ImportRow | undefined> =>
    selectImports(db).where('store_id', '=', storeId).where('id', '=', id).executeTakeFirst(),
  )

/** Finds a file of any store. */
export const findAnyImport = (id: number) =>
  query((db): Promise<ImportRow | undefined> =>
    selectImports(db).where('id', '=', id).executeTakeFirst(),
  )

/** Lists a page of a store's files, the newest first. */
export const listImports = (
  storeId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db): Promise<ImportRow[]> =>
    selectImports(db)
      .where('store_id', '=', storeId)
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )

export const countImports = (storeId: number) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom('goods_imports')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists the lines of a file without a result, in their order. */
export const listWaitingLines = (importId: number, limit: number) =>
  query(async (db) => {
    const rows = await db
      .selectFrom('goods_import_rows')
      .select('line')
      .where('import_id', '=', importId)
      .where('result', 'is', null)
      .orderBy('line')
      .limit(limit)
      .execute()
    return rows.map(({ line }) => line)
  })

/** Locks a row without a result, and returns its cells; `null` when it has one. */
export const lockWaitingRow = (importId: number, line: number) =>
  query(async (db): Promise<readonly string[] | null> => {
    const row = await db
      .selectFrom('goods_import_rows')
      .select('cells')
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .where('result', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    return row?.cells ?? null
  })

/** Result of a row. */
export type WrittenResult = {
  readonly line: number
  readonly result: GoodsImportResult
  readonly code: GoodsImportRefusal | null
  readonly goodsId: number | null
}

/** Writes the result of a row; one that another job has written stays. */
export const writeImportResult = (
  importId: number,
  { line, result, code, goodsId }: WrittenResult,
) =>
  query((db) =>
    db
      .updateTable('goods_import_rows')
      .set({ result, code, goods_id: goodsId })
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .where('result', 'is', null)
      .execute(),
  )

/** Lists a page of the rows of a file, in its order. */
export const listImportRows = (
  importId: number,
  page: { readonly offset: number; readonly limit: number; readonly isRefused: boolean },
) =>
  query((db) =>
    db
      .selectFrom('goods_import_rows')
      .select(['line', 'result', 'code', 'goods_id'])
      .select(sql<string[]>`cells[1:2]`.as('title_cells'))
      .where('import_id', '=', importId)
      .$if(page.isRefused, (rows) => rows.where('result', '=', 'REFUSED'))
      .orderBy('line')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
  )

/** Counts the rows of a file by their result. */
export const countImportResults = (importId: number) =>
  query((db) =>
    db
      .selectFrom('goods_import_rows')
      .select(['result', sql<number>`count(*)::int`.as('count')])
      .where('import_id', '=', importId)
      .where('result', 'is not', null)
      .groupBy('result')
      .execute(),
  )
