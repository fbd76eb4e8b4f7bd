import type { ApprovalKind, ApprovalState } from '@jangteo/core/staff/approval.codes'
import { type Kysely, type Selectable, sql } from 'kysely'
import { query } from '../database/db.ts'
import { storedJson } from '../database/storedJson.ts'
import type { Approvals, DB } from '../database/schema.gen.ts'

/** A request for approval. */
export type NewApproval = {
  readonly kind: ApprovalKind
  readonly target: string
  readonly payload: object
  readonly reason: string
  readonly askedBy: number
  readonly at: Date
}

/** Inserts a request; `null` when the same is pending. */
export const insertApproval = ({ payload, askedBy, at, ...approval }: NewApproval) =>
  query(async (db) => {
    const row = await db
      .insertInto('approvals')
      .values({
        ...approval,
        payload: storedJson(payload),
        state: 'PENDING',
        asked_by: askedBy,
        asked_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'target']).where('state', '=', sql.lit('PENDING')).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  })

export type ApprovalRow = Pick<
  Selectable<Approvals>,
  'id' | 'kind' | 'target' | 'payload' | 'reason' | 'state' | 'asked_by'
>

/** Locks a request; `undefined` for an unknown one. */
export const lockApproval = (id: number) =>
  query((db): Promise<ApprovalRow | undefined> =>
    db
      .selectFrom('approvals')
      .select(['id', 'kind', 'target', 'payload', 'reason', 'state', 'asked_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

/** Writes the decision of a request that is pending and locked. */
export const decideApprovalRow = (decided: {
  readonly id: number
  readonly state: Exclude<ApprovalState, 'PENDING'>
  readonly decidedBy: number
  readonly reason: string | null
  readonly at: Date
}) =>
  query((db) =>
    db
      .updateTable('approvals')
      .set({
        state: decided.state,
        decided_by: decided.decidedBy,
        decided_at: decided.at,
        decision_reason: decided.reason,
      })
      .where('id', '=', decided.id)
      .where('state', '=', 'PENDING')
      .execute(),
  )

/** Requests that an operator may see. */
export type ApprovalFilter = {
  readonly kinds: readonly ApprovalKind[]
  /** The operator, who sees the own ones of every kind. */
  readonly askedBy: number
  /** `null` for all. */
  readonly state: ApprovalState | null
}

const filtered = (db: Kysely<DB>, { kinds, askedBy, state }: ApprovalFilter) =>
  db
    .selectFrom('approvals')
    .where((row) =>
      row.or([
        row('approvals.kind', '=', row.fn.any(row.val([...kinds]))),
        row('approvals.asked_by', '=', askedBy),
      ]),
    )
    .$if(state !== null, (rows) => rows.where('approvals.state', '=', state ?? 'PENDING'))

/** Counts requests. */
export const countApprovals = (filter: ApprovalFilter) =>
  query(async (db) => {
    const { count } = await filtered(db, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })

/** Lists requests with who asked and who decided, the newest first. */
export const listApprovals = (
  filter: ApprovalFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  query((db) =>
    filtered(db, filter)
      .innerJoin('operators as asking', 'asking.id', 'approvals.asked_by')
      .leftJoin('operators as deciding', 'deciding.id', 'approvals.decided_by')
      .select([
        'approvals.id',
        'approvals.kind',
        'approvals.target',
        'approvals.payload',
        'approvals.reason',
        'approvals.state',
        'approvals.asked_by',
        'approvals.asked_at',
        'approvals.decided_at',
        'approvals.decision_reason',
        'asking.name as asked_by_name',
        'deciding.name as decided_by_name',
      ])
      .orderBy('approvals.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  )
