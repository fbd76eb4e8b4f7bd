import type { Holidays } from '@jangteo/core/calendar/businessDay.rules'
import { type Day, HOUR_MS, kstDayOf, startOfDayMs } from '@jangteo/core/calendar/day.rules'
import { payableOn, settlePassedFee, settleSale } from '@jangteo/core/settlement/settlement.rules'
import type { EntryAmounts } from '@jangteo/core/settlement/settlement.rules'
import { insertRows } from '@jangteo/postgres/database/insertRows'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import { sql, type Transaction } from 'kysely'
import { type DrawnStatement, statementRows } from './settlementRows.ts'

type Trx = Transaction<DB>

export type SettlementFacts = {
  readonly nowMs: number
  readonly holidays: Holidays
  readonly hasAccounts: boolean
}

const ENTRIES_AT_ONCE = 5_000

const listConfirmed = (trx: Trx) =>
  trx
    .selectFrom('order_items')
    .innerJoin('order_shipping_groups as held', 'held.id', 'order_items.shipping_group_id')
    .select([
      'order_items.id',
      'order_items.order_id',
      'order_items.sale_price',
      'order_items.quantity',
      'order_items.fee_rate_bp',
      'order_items.status_changed_at',
      'held.id as group_id',
      'held.store_id',
      'held.charged_fee',
    ])
    .where('order_items.status', '=', 'BF')
    .orderBy('order_items.status_changed_at')
    .orderBy('order_items.id')
    .execute()

type Confirmed = Awaited<ReturnType<typeof listConfirmed>>[number]

function entryRow(item: Confirmed, amounts: EntryAmounts, day: Day) {
  return {
    store_id: item.store_id,
    order_id: item.order_id,
    gross: amounts.gross,
    seller_discount: amounts.sellerDiscount,
    market_discount: amounts.marketDiscount,
    fee_rate_bp: amounts.feeRateBp,
    fee: amounts.fee,
    fee_vat: amounts.feeVat,
    payable: amounts.payable,
    memo: '',
    occurred_at: item.status_changed_at,
    payable_on: day,
  }
}

/** Entries of a confirmed item: the sale, and the delivery fee of its group, of which it is the only one. */
function entriesOf(item: Confirmed, holidays: Holidays) {
  const day = payableOn(item.status_changed_at.getTime(), holidays)
  const { id, sale_price: salePrice, quantity, fee_rate_bp: feeRateBp } = item
  const sale = settleSale({ salePrice, quantity, feeRateBp, discounts: [] })
  const sold = {
    ...entryRow(item, sale, day),
    kind: 'SALE',
    source: `item:${id}`,
    order_item_id: id,
  }
  if (item.charged_fee === 0) return [sold]
  const passed = entryRow(item, settlePassedFee(item.charged_fee), day)
  const source = `group:${item.group_id}`
  return [sold, { ...passed, kind: 'SHIPPING', source, order_item_id: null }]
}

type DrawnEntry = ReturnType<typeof entriesOf>[number]

const keyOf = ({ store_id: storeId, payable_on: day }: DrawnEntry) => `${storeId} ${day}`

function drawStatements(entries: readonly DrawnEntry[]): ReadonlyMap<string, DrawnStatement> {
  const sums = Map.groupBy(entries, keyOf)
  return new Map(
    [...sums].map(([key, own], place) => [
      key,
      {
        id: place + 1,
        storeId: own[0]?.store_id ?? 0,
        day: own[0]?.payable_on ?? '',
        amount: own.reduce((sum, { payable }) => sum + payable, 0),
      },
    ]),
  )
}

/** Two people who paid the stores until the market was opened; their accounts are removed. */
async function insertPayers(trx: Trx, nowMs: number): Promise<readonly number[]> {
  const rows = ['settler1', 'settler2'].map((loginId) => ({
    login_id: loginId,
    email: `${loginId}@jangteo.example`,
    name: '정산담당',
    is_admin: false,
    permissions: ['MONEY' as const],
    status: 'REMOVED' as const,
    created_at: new Date(nowMs),
  }))
  const inserted = await trx.insertInto('operators').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}

/**
 * Loads what the stores were paid for the past orders, by the rules that the market settles by: statements of past days are
 * paid, those to come are open, and today's waits for its approval, or for an account. Needs the past orders.
 */
export async function insertSettlements(
  trx: Trx,
  { nowMs, holidays, hasAccounts }: SettlementFacts,
): Promise<void> {
  const entries = (await listConfirmed(trx)).flatMap((item) => entriesOf(item, holidays))
  const statements = drawStatements(entries)
  const isBegun = nowMs >= startOfDayMs(kstDayOf(nowMs)) + HOUR_MS
  const rows = statementRows([...statements.values()], {
    payerIds: await insertPayers(trx, nowMs),
    today: kstDayOf(nowMs),
    isBegun,
    hasAccounts,
    nowMs,
  })
  await insertRows('payouts', rows.payouts).execute(trx)
  await insertRows('statements', rows.statements).execute(trx)
  await insertRows('payout_transfers', rows.transfers).execute(trx)
  await insertRows('statement_history', rows.steps).execute(trx)
  const stateOf = new Map(rows.statements.map(({ id, state }) => [id, state]))
  const joined = entries.map((entry, place) => {
    const id = statements.get(keyOf(entry))?.id ?? 0
    return { id: place + 1, ...entry, statement_id: stateOf.get(id) === 'OPEN' ? null : id }
  })
  for (let at = 0; at < joined.length; at += ENTRIES_AT_ONCE) {
    await insertRows('settlement_entries', joined.slice(at, at + ENTRIES_AT_ONCE)).execute(trx)
  }
  const counts = [
    ['payouts', rows.payouts.length],
    ['statements', rows.statements.length],
    ['payout_transfers', rows.transfers.length],
    ['statement_history', rows.steps.length],
    ['settlement_entries', joined.length],
  ] as const
  for (const [table, count] of counts) {
    await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN id RESTART WITH ${sql.lit(count + 1)}`.execute(
      trx,
    )
  }
  await sql`ANALYZE settlement_entries, statements`.execute(trx)
}
