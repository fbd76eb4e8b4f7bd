import type { ClaimState, ClaimType } from '@jangteo/core/claim/claim.codes'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import type { StatementState } from '@jangteo/core/settlement/settlement.codes'
import type { Model, Sale, SoldLine } from './model.ts'
import { picked, type Stage, type StageStore } from './stage.ts'

/** A line with its status of this moment; moves choose among those that something can be done with. */
export type LineNow = {
  readonly sale: Sale
  readonly line: SoldLine
  readonly status: OrderItemStatus
  /** The option of this moment: an exchange changes it. */
  readonly optionId: number
}

/** Lists the lines of all orders in a status, the newest first. */
export async function linesIn(
  { model, stage }: { readonly model: Model; readonly stage: Stage },
  ...statuses: readonly OrderItemStatus[]
): Promise<LineNow[]> {
  const known = new Map(
    model.sales.flatMap((sale) => sale.lines.map((line) => [line.itemId, { sale, line }] as const)),
  )
  if (known.size === 0) return []
  const rows = await stage.market.database.db
    .selectFrom('order_items')
    .select(['id', 'status', 'option_id'])
    .where('id', 'in', [...known.keys()])
    .where('status', 'in', statuses)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, status, option_id: optionId }) => {
    const found = known.get(id)
    return found === undefined ? [] : [{ ...found, status, optionId }]
  })
}

/** Chooses one of the lines by number, and its siblings of the same store by the bits of another number. */
export function choose(lines: readonly LineNow[], pick: number, bits: number): LineNow[] {
  if (lines.length === 0) return []
  const first = picked(lines, pick)
  const siblings = lines.filter(
    ({ line }) => line !== first.line && line.groupId === first.line.groupId,
  )
  return [first, ...siblings.filter((_, index) => (bits & (1 << index)) > 0)]
}

export function storeOf({ stores }: Stage, { storeId }: Pick<SoldLine, 'storeId'>): StageStore {
  const store = stores.find(({ id }) => id === storeId)
  if (store === undefined) throw new Error(`store ${storeId} is of another life`)
  return store
}

export type ClaimNow = {
  readonly id: number
  readonly sealedId: string
  readonly sale: Sale
  readonly storeId: number
  readonly type: ClaimType
  readonly state: ClaimState
}

const OPEN: readonly ClaimState[] = ['CA', 'EA', 'EI', 'EY', 'RA', 'RI']

/** Lists the claims of all orders, the newest first. */
export async function allClaims({
  model,
  stage,
}: {
  readonly model: Model
  readonly stage: Stage
}): Promise<ClaimNow[]> {
  const known = new Map(model.sales.map((sale) => [sale.orderId, sale]))
  if (known.size === 0) return []
  const rows = await stage.market.database.db
    .selectFrom('claims')
    .select(['id', 'order_id', 'store_id', 'type', 'state'])
    .where('order_id', 'in', [...known.keys()])
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, order_id: orderId, store_id: storeId, type, state }) => {
    const sale = known.get(orderId)
    if (sale === undefined || state === null) return []
    const sealedId = stage.wireIds.seal('claim', id)
    return [{ id, sealedId, sale, storeId, type, state }]
  })
}

/** Lists the open claims of all orders, the newest first. */
export async function openClaims(worlds: {
  readonly model: Model
  readonly stage: Stage
}): Promise<ClaimNow[]> {
  const claims = await allClaims(worlds)
  return claims.filter(({ state }) => OPEN.includes(state))
}

/** Lists the statements of the life's stores in a state, the oldest day first. */
export async function statementsIn(stage: Stage, ...states: readonly StatementState[]) {
  const rows = await stage.market.database.db
    .selectFrom('statements')
    .select(['id', 'store_id', 'day', 'state', 'amount'])
    .where(
      'store_id',
      'in',
      stage.stores.map(({ id }) => id),
    )
    .where('state', 'in', states)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, sealedId: stage.wireIds.seal('statement', row.id) }))
}

/** Lists the transfers to the life's stores, the newest first. */
export function transfersOf({ market, stores }: Stage) {
  return market.database.db
    .selectFrom('payout_transfers as transfers')
    .innerJoin('statements', 'statements.id', 'transfers.statement_id')
    .select([
      'transfers.payout_id',
      'transfers.statement_id',
      'transfers.outcome',
      'transfers.amount',
      'statements.store_id',
    ])
    .where(
      'statements.store_id',
      'in',
      stores.map(({ id }) => id),
    )
    .orderBy('transfers.id', 'desc')
    .execute()
}
