import { ORDER_ITEM_STATES_WITH } from '@jangteo/core/order/orderItem.table.gen'
import { UNPAID_PAYMENT_STATES } from '@jangteo/core/payment/payment.rules'
import { sql } from 'kysely'
import { query } from '../database/db.ts'

/** Figures of the whole market at one moment. */
export type MarketReading = {
  readonly jobs: readonly {
    readonly task: string
    readonly dueCount: number
    readonly oldestDueSeconds: number
    readonly failingCount: number
    readonly givenUpCount: number
  }[]
  readonly refundsRefused: number
  readonly refundsWaiting: number
  readonly paymentsApprovingLong: number
  readonly piecesHeld: number
  readonly optionsEmptied: number
}

type Figures = Omit<MarketReading, 'jobs'>

/** Reads the figures that operators monitor. Payments that are on their way since before `longBefore` count as long. */
export const readMarketFigures = (longBefore: Date) =>
  query(async (db): Promise<MarketReading> => {
    const jobs = await sql<MarketReading['jobs'][number]>`
      SELECT task_identifier AS task,
        count(*) FILTER (WHERE run_at <= now() AND attempts < max_attempts)::int AS "dueCount",
        coalesce(extract(epoch FROM now() - min(run_at)
          FILTER (WHERE run_at <= now() AND attempts < max_attempts)), 0)::float8 AS "oldestDueSeconds",
        count(*) FILTER (WHERE attempts > 0 AND last_error IS NOT NULL AND attempts < max_attempts)::int AS "failingCount",
        count(*) FILTER (WHERE attempts >= max_attempts)::int AS "givenUpCount"
      FROM graphile_worker.jobs GROUP BY task_identifier`.execute(db)
    const { rows } = await sql<Figures>`
      WITH held AS (
        SELECT items.option_id, sum(items.quantity)::int AS pieces
        FROM payments JOIN order_items AS items ON items.order_id = payments.order_id
        WHERE payments.status IN (${sql.join(UNPAID_PAYMENT_STATES)})
          AND payments.additional_payment_id IS NULL AND items.status IN (${sql.join(ORDER_ITEM_STATES_WITH.unpaid)})
        GROUP BY items.option_id)
      SELECT
        (SELECT count(*)::int FROM payment_refunds WHERE status = 'REFUSED') AS "refundsRefused",
        (SELECT count(*)::int FROM payment_refunds WHERE status = 'REQUESTED') AS "refundsWaiting",
        (SELECT count(*)::int FROM payments WHERE status = 'APPROVING' AND EXISTS (
          SELECT FROM payment_history AS steps WHERE steps.payment_id = payments.id
            AND steps.to_status = 'APPROVING' HAVING max(steps.at) < ${longBefore})) AS "paymentsApprovingLong",
        (SELECT coalesce(sum(pieces), 0)::int FROM held) AS "piecesHeld",
        (SELECT count(*)::int FROM held JOIN goods_options AS options ON options.id = held.option_id
          WHERE options.stock = 0 AND options.sale_status = 'SALE') AS "optionsEmptied"`.execute(db)
    const [figures] = rows
    if (figures === undefined) throw new Error('row of figures missing')
    return { ...figures, jobs: jobs.rows }
  })
