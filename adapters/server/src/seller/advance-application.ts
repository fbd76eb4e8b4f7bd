import { decideApproval } from '@jangteo/core/seller/sellerApplication.rules'
import type { BusinessState } from '@jangteo/core/seller/business.codes'
import { factOf } from '@jangteo/core/chart/table.rules'
import {
  SELLER_APPLICATION_TABLE,
  type SellerApplicationEventType,
} from '@jangteo/core/seller/sellerApplication.table.gen'
import { addJob } from '@jangteo/postgres/job/job.store'
import {
  type ApplicationRow,
  findTakenFields,
  insertApplicationHistory,
  updateApplication,
} from '@jangteo/postgres/seller/application.store'
import { insertStoreOf } from '@jangteo/postgres/seller/new-store.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../entity/create-entity.ts'

/** Task that mails an applicant what became of an application. */
export const NOTIFY_APPLICANT = 'notify-applicant'

type Step = {
  readonly event: SellerApplicationEventType
  readonly atMs: number
  /** Reason that the applicant reads. */
  readonly memo?: string
  /** State of the business in the registry, for `system.approve`. */
  readonly businessState?: BusinessState
}

/** Lists the fields of an application that others have by now. */
export const takenOf = (row: ApplicationRow) =>
  findTakenFields(
    {
      businessNumber: row.business_number,
      loginId: row.login_id,
      email: row.email,
      storeName: row.store_name,
      storeUrl: row.store_url,
    },
    row.id,
  )

const approvalOf = Effect.fnUntraced(function* (
  row: ApplicationRow,
  { event, businessState = 'UNKNOWN' }: Step,
) {
  if (event !== 'system.approve') return false
  const hasCompany = row.company_name !== null
  return factOf(decideApproval({ taken: yield* takenOf(row), hasCompany, businessState }))
})

/**
 * Moves a store application on, the only place in the server that does. Safe only with the application locked. An
 * approved one opens its store and invites the owner in the same transaction; the applicant is notified by a job.
 */
export const advanceApplication = createEntity({
  name: 'seller application',
  table: SELLER_APPLICATION_TABLE,
  stateOf: (row: ApplicationRow) => row.state,
  factsOf: (row, step: Step) =>
    Effect.map(approvalOf(row, step), (isApprovable) => ({ isApprovable })),
  write: ({ id }, { from, step: { target: to, meta }, at }, { event, memo = '' }) =>
    recordIfSet(
      `seller application ${id}`,
      updateApplication({ id, from, change: { state: to, memo, state_changed_at: at } }),
      insertApplicationHistory({
        application_id: id,
        actor: meta.actor,
        event,
        from_state: from,
        to_state: to,
        memo,
        at,
      }),
    ),
  effects: {
    openStore: (row, { atMs }) => Effect.asVoid(insertStoreOf(row, new Date(atMs))),
    notifyApplicant: (_row, { atMs }, historyId: number) =>
      addJob({
        task: NOTIFY_APPLICANT,
        payload: { historyId },
        dueAt: new Date(atMs),
        key: `${NOTIFY_APPLICANT}:${historyId}`,
      }),
  },
})
