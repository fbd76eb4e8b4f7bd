import {
  CLAIM_BIRTHS,
  type ClaimBirth,
  type ClaimBirthKind,
} from '@jangteo/core/claim/claimBirth.rules'
import type { OrderItemStatus } from '@jangteo/core/order/orderItem.codes'
import { insertClaim, insertClaimItems, type NewClaim } from '@jangteo/postgres/claim/claim.store'
import { insertClaimHistory, type ClaimRow } from '@jangteo/postgres/claim/claim-step.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { runEffects } from '../../entity/create-entity.ts'
import { drained, type Receivers } from '../../entity/entity-queue.ts'
import { CLAIM_EFFECTS } from '../advance-claim.ts'
import { notifyOfBirth } from '../notify-of-claim.ts'

type ClaimHead = Omit<NewClaim, 'type' | 'state' | 'asked_by' | 'requested_at' | 'state_changed_at'>

/** An item at the time of its claim, and the option to exchange it for. */
type ClaimedItem = {
  readonly id: number
  readonly status: OrderItemStatus
  readonly option_id: number
  readonly exchange_option_id?: number | null
}

type ClaimToBegin = {
  readonly head: ClaimHead
  readonly items: readonly ClaimedItem[]
  readonly memo?: string
  readonly atMs: number
}

/**
 * Writes the beginning of a claim: its row, its items, the first line of its history, a notification of the other side;
 * then runs the effects of its birth. Returns the row. Must run inside a transaction that has locked the order, its shipping groups and its items.
 */
export const beginClaim = Effect.fnUntraced(function* (
  kind: ClaimBirthKind,
  begun: ClaimToBegin,
): Effect.fn.Return<ClaimRow, never, Db | Receivers> {
  const { head, items, memo = '', atMs } = begun
  const { type, state, actor, event, effects }: ClaimBirth = CLAIM_BIRTHS[kind]
  const at = new Date(atMs)
  const stamps = { requested_at: at, state_changed_at: at }
  const claim = yield* insertClaim({ ...head, type, state, asked_by: actor, ...stamps })
  yield* insertClaimItems(
    items.map((item) => ({
      claim_id: claim.id,
      order_item_id: item.id,
      item_status: item.status,
      option_id: item.option_id,
      exchange_option_id: item.exchange_option_id ?? null,
    })),
  )
  yield* insertClaimHistory({ claim_id: claim.id, actor, event, to_state: state, memo, at })
  const reported = { row: claim, input: { atMs, memo }, recorded: undefined }
  yield* notifyOfBirth(claim.id, kind, atMs)
  yield* drained(runEffects(CLAIM_EFFECTS, effects, reported))
  return claim
})
