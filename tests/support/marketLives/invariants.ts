import { type RawBuilder, sql } from 'kysely'
import { findMoneyBreaches } from './conservation.ts'
import { type Stage, SUPPLIED } from './stage.ts'

type Find = (stage: Stage) => Promise<string[]>

const storeIds = ({ stores }: Stage) => stores.map(({ id }) => id)

async function rowsOf({ market }: Stage, text: RawBuilder<{ breach: string }>) {
  const { rows } = await text.execute(market.database.db)
  return rows.map(({ breach }) => breach)
}

/**
 * A piece is in stock, with its buyer, or reserved for an exchange; one that was collected may be in stock again or unfit
 * for sale.
 */
const findPieces: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'option ' || options.id || ': ' || options.stock || ' in stock, ' || sold.pieces || ' sold, '
        || reserved.pieces || ' reserved' AS breach
      FROM goods_options AS options
      JOIN goods ON goods.id = options.goods_id AND goods.store_id = ANY(${storeIds(stage)})
      CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS pieces FROM order_items
        WHERE option_id = options.id AND status NOT IN ('C', 'R') AND NOT EXISTS (SELECT FROM claim_items
          JOIN claims ON claims.id = claim_items.claim_id AND claims.state IN ('EI', 'EY', 'RI')
          WHERE claim_items.order_item_id = order_items.id)) AS sold
      CROSS JOIN LATERAL (SELECT coalesce(sum(items.quantity), 0) AS pieces FROM claim_items
        JOIN claims ON claims.id = claim_items.claim_id AND claims.is_reship_reserved AND claims.state IN ('EA', 'EI', 'EY')
        JOIN order_items AS items ON items.id = claim_items.order_item_id
        WHERE claim_items.exchange_option_id = options.id) AS reserved
      WHERE options.stock < 0 OR options.stock + sold.pieces + reserved.pieces > ${SUPPLIED}`,
  )

/** The steps of an item lead from one to the next, and the last to where it is: no item is in two states. */
const findBrokenHistories: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'item ' || id || ': ' || before || ', then ' || from_status || '>' || to_status || ', is ' || status AS breach
      FROM (SELECT items.id, items.status, steps.from_status, steps.to_status,
          lag(steps.to_status, 1, 'PW') OVER (PARTITION BY items.id ORDER BY steps.id) AS before,
          lead(steps.id) OVER (PARTITION BY items.id ORDER BY steps.id) AS next
        FROM order_items AS items JOIN order_item_history AS steps ON steps.order_item_id = items.id
        WHERE items.store_id = ANY(${storeIds(stage)})) AS chained
      WHERE before <> from_status OR next IS NULL AND to_status <> status`,
  )

/** A closed statement is the sum of its entries, carried ones too. */
const findWrongSums: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'statement ' || statements.id || ' ' || statements.day || ' ' || statements.state || ': '
        || coalesce(statements.amount::text, 'none') || ' of entries of ' || coalesce(sum(entries.payable), 0) AS breach
      FROM statements LEFT JOIN settlement_entries AS entries ON entries.statement_id = statements.id
      WHERE statements.store_id = ANY(${storeIds(stage)})
      GROUP BY statements.id
      HAVING CASE WHEN statements.state = 'OPEN' THEN count(entries.id) > 0
        ELSE statements.amount <> coalesce(sum(entries.payable), 0) END
        OR bool_or(entries.store_id <> statements.store_id)`,
  )

/**
 * Each confirmed item has one sale. One that was returned after its confirmation has a sale and its exact opposite, and
 * nothing else has any entry.
 */
const findWrongSales: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'item ' || items.id || ' ' || items.status || ': ' || count(entries.id) || ' entries of '
        || coalesce(sum(entries.payable), 0) AS breach
      FROM order_items AS items
      LEFT JOIN settlement_entries AS entries ON entries.order_item_id = items.id
      WHERE items.store_id = ANY(${storeIds(stage)})
      GROUP BY items.id
      HAVING CASE items.status
        WHEN 'BF' THEN count(*) FILTER (WHERE entries.kind = 'SALE') <> 1
        WHEN 'R' THEN count(*) FILTER (WHERE entries.kind = 'SALE') > 1
          OR count(entries.id) <> 0 AND count(entries.id) < 2
          OR sum(entries.gross) <> 0 OR sum(entries.seller_discount) <> 0 OR sum(entries.market_discount) <> 0
          OR sum(entries.fee) <> 0 OR sum(entries.fee_vat) <> 0 OR sum(entries.payable) <> 0
        ELSE count(entries.id) > 0 END`,
  )

/**
 * The delivery of a group is settled when all of it has ended and something was shipped, and what a later claim changes
 * of it is settled, too.
 */
const findWrongDeliveries: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'group ' || groups.id || ' of ' || (groups.charged_fee + groups.charged_area_fee) || ': settled '
        || coalesce(settled.gross::text, 'not') AS breach
      FROM order_shipping_groups AS groups
      CROSS JOIN LATERAL (SELECT bool_and(status IN ('BF', 'C', 'R')) AND bool_or(shipped_at IS NOT NULL) AS is_due
        FROM order_items WHERE shipping_group_id = groups.id) AS items
      CROSS JOIN LATERAL (SELECT sum(gross) AS gross FROM settlement_entries
        WHERE kind IN ('SHIPPING', 'AFTER_SALE')
          AND (source = 'group:' || groups.id OR source LIKE 'group:' || groups.id || ':%')) AS settled
      WHERE groups.store_id = ANY(${storeIds(stage)})
        AND coalesce(settled.gross, 0) <> CASE WHEN items.is_due THEN groups.charged_fee + groups.charged_area_fee ELSE 0 END`,
  )

/** A statement is at the bank once at a time, is paid by one transfer of its amount, and by two people. */
const findWrongTransfers: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'statement ' || statements.id || ' ' || statements.state || ' of ' || statements.amount || ': '
        || coalesce(string_agg(transfers.outcome || ' ' || transfers.amount, ', '), 'no transfer') AS breach
      FROM statements LEFT JOIN payout_transfers AS transfers ON transfers.statement_id = statements.id
      WHERE statements.store_id = ANY(${storeIds(stage)})
      GROUP BY statements.id
      HAVING count(*) FILTER (WHERE transfers.outcome = 'ASKED') <> (CASE WHEN statements.state = 'PAYING' THEN 1 ELSE 0 END)
        OR count(*) FILTER (WHERE transfers.outcome = 'PAID')
          <> (CASE WHEN statements.state = 'PAID' AND statements.amount > 0 THEN 1 ELSE 0 END)
        OR bool_or(transfers.amount <> statements.amount)
        OR statements.sent_by = statements.approved_by`,
  )

/** No more goes back to a buyer than came. */
const findTooMuchBack: Find = (stage) =>
  rowsOf(
    stage,
    sql`SELECT 'payment ' || payments.id || ' of ' || payments.amount || ': ' || sum(refunds.amount) || ' back' AS breach
      FROM payments JOIN payment_refunds AS refunds ON refunds.payment_id = payments.id AND refunds.status <> 'REFUSED'
      WHERE EXISTS (SELECT FROM order_items WHERE order_id = payments.order_id AND store_id = ANY(${storeIds(stage)}))
      GROUP BY payments.id HAVING sum(refunds.amount) > payments.amount OR payments.refunded_amount > payments.amount`,
  )

const INVARIANTS: readonly Find[] = [
  findPieces,
  findBrokenHistories,
  findWrongSums,
  findWrongSales,
  findWrongDeliveries,
  findWrongTransfers,
  findTooMuchBack,
  findMoneyBreaches,
]

/** Lists what is broken in a life, at any moment of it. */
export async function findBreaches(stage: Stage): Promise<string[]> {
  const found = await Promise.all(INVARIANTS.map((find) => find(stage)))
  return found.flat()
}
