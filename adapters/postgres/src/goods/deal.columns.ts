import type { DealAfterEnd } from '@jangteo/core/display/deal.codes'
import { type Deal, DEAL_ANNOUNCED_DAYS } from '@jangteo/core/display/deal.rules'
import { type ExpressionBuilder, sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import type { Placed } from '../database/compileOnce.ts'
import type { DB } from '../database/schema.gen.ts'

/** Columns of the deal that a product is joined with, with names that cannot clash. */
export const dealColumns = [
  'deals.id as deal_id',
  'deals.deal_price',
  'deals.starts_at as deal_starts_at',
  'deals.ends_at as deal_ends_at',
  'deals.quantity_total as deal_quantity_total',
  'deals.person_max as deal_person_max',
  'deals.after_end as deal_after_end',
  'deals.taken as deal_taken',
] as const

/** Row that `dealColumns` selects, `null` throughout for a product without a deal. */
export type DealRow = {
  readonly deal_id: number | null
  readonly deal_price: number | null
  readonly deal_starts_at: Date | null
  readonly deal_ends_at: Date | null
  readonly deal_quantity_total: number | null
  readonly deal_person_max: number | null
  readonly deal_after_end: DealAfterEnd | null
  readonly deal_taken: number | null
}

/** Condition of the join with the deal that runs at `at`: one of a product at most, as the schema says. */
export const isDealAt = (at: Placed<Date>) => sql<boolean>`deals.goods_id = goods.id
  AND deals.stopped_at IS NULL AND deals.starts_at <= ${at} AND deals.ends_at > ${at}`

/** The deal of a product that runs at `at`, else the next one that is announced by then, to be joined laterally. */
export const shownDealAt = (at: Placed<Date>) => (of: ExpressionBuilder<DB, 'goods'>) =>
  of
    .selectFrom('deals')
    .select(COLUMNS.deals)
    .whereRef('deals.goods_id', '=', 'goods.id')
    .where('deals.stopped_at', 'is', null)
    .where(sql<boolean>`deals.ends_at > ${at}
      AND deals.starts_at <= ${at}::timestamptz + make_interval(days => ${DEAL_ANNOUNCED_DAYS}::int)`)
    .orderBy('deals.starts_at')
    .limit(sql.lit(1))
    .as('deals')

/** Reads the deal of a row; `null` without one. */
export function toDeal(row: DealRow): Deal | null {
  const { deal_id: dealId, deal_price: dealPrice, deal_after_end: afterEnd } = row
  const { deal_starts_at: startsAt, deal_ends_at: endsAt, deal_taken: taken } = row
  if (dealId === null || dealPrice === null || afterEnd === null) return null
  if (startsAt === null || endsAt === null || taken === null) return null
  return {
    dealId,
    dealPrice,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    quantityTotal: row.deal_quantity_total,
    personMax: row.deal_person_max,
    afterEnd,
    stoppedAtMs: null,
    taken,
  }
}
