import { factOf } from '@jangteo/core/chart/table.rules'
import type { LeaveReason } from '@jangteo/core/member/leave.codes'
import { decideMayLeave } from '@jangteo/core/member/leave.rules'
import {
  MEMBERSHIP_TABLE,
  type MembershipEventType,
} from '@jangteo/core/member/membership.table.gen'
import {
  findRunningOrder,
  findStoreOfMember,
  hasUnpaidOrder,
  insertMembershipHistory,
  updateMemberStatus,
} from '@jangteo/postgres/member/membership.store'
import type { MemberRow } from '@jangteo/postgres/member/member.store'
import { endSessionsOfMember } from '@jangteo/postgres/session/session.store'
import * as Effect from 'effect/Effect'
import { createEntity, recordIfSet } from '../../entity/create-entity.ts'
import { endSocials } from '../social/unlink-social.ts'
import { closeOrders } from './close-orders.ts'
import { eraseAccount } from './erase-account.ts'
import { LEAVING_MS, scheduleLeaving } from './leaving-job.ts'
import { blockRejoin } from './rejoin-block.ts'

type Step = {
  readonly event: MembershipEventType
  readonly atMs: number
  /** Reason of the member, for `buyer.leave`. */
  readonly reason?: LeaveReason
}

/** An order that was never paid may end by itself while a member leaves, but no later. */
const factsOf = Effect.fnUntraced(function* ({ id }: MemberRow, { event }: Step) {
  const hasOpenOrder = (yield* findRunningOrder(id)) !== null
  if (event === 'system.leavingDue') {
    return { mayLeave: false, hasNoOpenOrder: !hasOpenOrder && !(yield* hasUnpaidOrder(id)) }
  }
  const hasStore = (yield* findStoreOfMember(id)) !== null
  const mayLeave = factOf(decideMayLeave({ hasOpenOrder, hasStore }))
  return { mayLeave, hasNoOpenOrder: !hasOpenOrder }
})

/**
 * Moves a membership on, the only place in the server that does. Safe only with the member locked. A test looks for the
 * erased person in every column.
 */
export const advanceMembership = createEntity({
  name: 'membership',
  table: MEMBERSHIP_TABLE,
  stateOf: (member: MemberRow) => member.status,
  factsOf,
  write: (member, { from, step: { target: to, meta }, at }, { event, reason = null }) =>
    recordIfSet(
      `member ${member.id}`,
      updateMemberStatus({ memberId: member.id, from, to }),
      insertMembershipHistory({
        member_id: member.id,
        actor: meta.actor,
        event,
        from_status: from,
        to_status: to,
        reason,
        at,
      }),
    ),
  effects: {
    blockRejoin: ({ identity_hash: identityHash }, { atMs }) => blockRejoin(identityHash, atMs),
    eraseAccount: ({ id }, { atMs }) => eraseAccount(id, new Date(atMs)),
    endSessions: ({ id }, { atMs }) =>
      Effect.asVoid(endSessionsOfMember(id, { exceptId: null, at: new Date(atMs) })),
    endSocials: ({ id }) => endSocials(id),
    notifyCoupons: ({ id: memberId }, { atMs }) =>
      Effect.succeed([
        { to: 'heldCoupons', memberId, event: 'buyer.delete', atMs },
        { to: 'leaversEntries', memberId, event: 'member.left', atMs },
      ]),
    closeOrders: ({ id }, { atMs }) => closeOrders(id, new Date(atMs)),
    scheduleLeaving: ({ id }, { atMs }) => Effect.asVoid(scheduleLeaving(id, atMs + LEAVING_MS)),
  },
})
