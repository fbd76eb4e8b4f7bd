import { type Selectable, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { query } from '../database/db.ts'
import type { CouponSerialBatches } from '../database/schema.gen.ts'
import type { Portion } from '../job/retention.store.ts'
import type { Resealed, SealedPage, SealedRow } from '../payment/sealed.store.ts'

export type SerialBatchRow = Selectable<CouponSerialBatches>

/** Sums the serials that were asked for of a coupon so far. */
export const sumRequested = (couponId: number) =>
  query(async (db) => {
    const { sum } = await db
      .selectFrom('coupon_serial_batches')
      .select(sql<number>`coalesce(sum(count), 0)::int`.as('sum'))
      .where('coupon_id', '=', couponId)
      .executeTakeFirstOrThrow()
    return sum
  })

/** Inserts a batch of which nothing is drawn yet, and returns its id. */
export const insertBatch = (batch: {
  readonly couponId: number
  readonly revision: number
  readonly count: number
  readonly sealedSeed: string
  readonly at: Date
}) =>
  query(async (db) => {
    const { id } = await db
      .insertInto('coupon_serial_batches')
      .values({
        coupon_id: batch.couponId,
        revision: batch.revision,
        count: batch.count,
        sealed_seed: batch.sealedSeed,
        requested_at: batch.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** A batch with the number of its serials that were entered. */
export type CountedBatch = SerialBatchRow & { readonly used_count: number }

/** Lists the batches of a coupon, the newest first. */
export const listBatches = (couponId: number) =>
  query((db): Promise<CountedBatch[]> =>
    db
      .selectFrom('coupon_serial_batches')
      .select(COLUMNS.coupon_serial_batches)
      .select(
        sql<number>`(SELECT count(*)::int FROM coupon_serials
          WHERE batch_id = coupon_serial_batches.id AND coupon_issue_id IS NOT NULL)`.as(
          'used_count',
        ),
      )
      .where('coupon_id', '=', couponId)
      .orderBy('id', 'desc')
      .execute(),
  )

export const findBatch = (batchId: number) =>
  query((db): Promise<SerialBatchRow | undefined> =>
    db
      .selectFrom('coupon_serial_batches')
      .select(COLUMNS.coupon_serial_batches)
      .where('id', '=', batchId)
      .executeTakeFirst(),
  )

/** Locks a batch, so that each of its serials is drawn once. */
export const lockBatch = (batchId: number) =>
  query((db): Promise<SerialBatchRow | undefined> =>
    db
      .selectFrom('coupon_serial_batches')
      .select(COLUMNS.coupon_serial_batches)
      .where('id', '=', batchId)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Inserts drawn serials of a locked batch by their hashes, and counts them. */
export const insertSerials = (batch: SerialBatchRow, hashes: readonly string[]) =>
  query(async (db) => {
    await sql`INSERT INTO coupon_serials (coupon_id, batch_id, revision, serial_hash)
      SELECT ${batch.coupon_id}, ${batch.id}, ${batch.revision}, unnest(${[...hashes]}::text[])`.execute(
      db,
    )
    await db
      .updateTable('coupon_serial_batches')
      .set({ drawn_count: sql<number>`drawn_count + ${hashes.length}` })
      .where('id', '=', batch.id)
      .execute()
  })

/** Cancels a locked batch and its serials that nobody entered. */
export const cancelBatch = (batchId: number, at: Date) =>
  query(async (db) => {
    await db
      .updateTable('coupon_serial_batches')
      .set({ cancelled_at: at })
      .where('id', '=', batchId)
      .execute()
    await db
      .updateTable('coupon_serials')
      .set({ cancelled_at: at })
      .where('batch_id', '=', batchId)
      .where('coupon_issue_id', 'is', null)
      .where('cancelled_at', 'is', null)
      .execute()
  })

/** Drops the seeds of batches that were asked for before a moment, at most so many; returns how many. */
export const dropSerialSeeds = ({ before, countMax }: Portion) =>
  query(async (db) => {
    const dropped = await db
      .updateTable('coupon_serial_batches')
      .set({ sealed_seed: null })
      .where('id', 'in', (old) =>
        old
          .selectFrom('coupon_serial_batches')
          .select('id')
          .where('requested_at', '<', before)
          .where('sealed_seed', 'is not', null)
          .where(sql<boolean>`(drawn_count = count OR cancelled_at IS NOT NULL)`)
          .limit(countMax)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow()
    return Number(dropped.numUpdatedRows)
  })

/**
 * Sealed seeds of batches; without its seed a batch is not listed any more, and one that was still being drawn is
 * cancelled.
 */
export const SERIAL_SEEDS = {
  list: (page: SealedPage) =>
    query((db): Promise<SealedRow[]> =>
      db
        .selectFrom('coupon_serial_batches')
        .select(['id', 'sealed_seed as sealed'])
        .$narrowType<SealedRow>()
        .where('id', '>', page.afterId)
        .where('sealed_seed', 'is not', null)
        .where(sql<boolean>`NOT starts_with(sealed_seed, ${page.prefix})`)
        .orderBy('id')
        .limit(page.countMax)
        .execute(),
    ),
  replace: ({ id, sealed, resealed }: Resealed) =>
    query((db) =>
      db
        .updateTable('coupon_serial_batches')
        .set({ sealed_seed: resealed })
        .where('id', '=', id)
        .where('sealed_seed', '=', sealed)
        .execute(),
    ),
  drop: ({ id, sealed }: SealedRow) =>
    query((db) =>
      db
        .updateTable('coupon_serial_batches')
        .set({
          sealed_seed: null,
          cancelled_at: sql<Date>`CASE WHEN drawn_count < count THEN requested_at ELSE cancelled_at END`,
        })
        .where('id', '=', id)
        .where('sealed_seed', '=', sealed)
        .execute(),
    ),
}
