import {
  CLAIM_REASON_FAULTS,
  CLAIM_REASONS_OF,
  EVIDENCED_CLAIM_REASONS,
  EXPLAINED_CLAIM_REASONS,
} from './claimReason.codes.ts'
import type { ClaimReason } from './claimReason.codes.ts'
import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'
import { type Decision, allow, refuse } from '../../decision/decision.rules.ts'
import type { GoodsType } from '../../goods/goods.codes.ts'
import { isCustomMade } from '../../goods/goods.rules.ts'
import { characterCount, tidyText } from '../../member/member.rules.ts'
import type { OrderItemStatus } from '../../order/orderItem.codes.ts'
import { ORDER_ITEM_STATES_WITH } from '../../order/orderItem.table.gen.ts'

/** Characters of the explanation of a reason. Source: domain-rules §7.3. */
export const REASON_DETAIL_LENGTH = { min: 5, max: 500 } as const

const EVIDENCED: ReadonlySet<ClaimReason> = new Set(EVIDENCED_CLAIM_REASONS)
const EXPLAINED: ReadonlySet<ClaimReason> = new Set(EXPLAINED_CLAIM_REASONS)

/** States in which nothing is being made yet. */
const UNACKNOWLEDGED: ReadonlySet<OrderItemStatus> = new Set(ORDER_ITEM_STATES_WITH.unacknowledged)

/** An item as it was sold, and if its order has the consent that custom-made products require. */
export type SoldItem = {
  readonly goodsType: GoodsType
  readonly hasCustomMadeConsent: boolean
  readonly status: OrderItemStatus
}

/**
 * True for custom-made goods that the buyer agreed to and whose seller has acknowledged the order (SR on): the buyer's
 * own reasons are closed then. Without the stored consent the seven days of the law stand.
 * Source: domain-rules §1.10, A50.
 */
export function isWithdrawalLimited(item: SoldItem): boolean {
  const { goodsType, hasCustomMadeConsent, status } = item
  return isCustomMade(goodsType) && hasCustomMadeConsent && !UNACKNOWLEDGED.has(status)
}

/**
 * Facts that decide which reasons count: those that save the buyer the fees, and those of the buyer's own. Source:
 * domain-rules §1.10, A14.
 */
export type ReasonFacts = {
  /** An option of the claimed items is out of stock. */
  readonly isSoldOut: boolean
  /** The items are delayed (`SD`), or the day on which they were to be shipped is over. */
  readonly isLate: boolean
  /** The withdrawal from one of the claimed items is limited. */
  readonly isWithdrawalLimited: boolean
}

/** Facts of an item that is in a claim together with others, by their ids. */
export type ItemReasonFacts = ReasonFacts & {
  readonly itemId: string | number
  /** The item that an add-on was bought with; `null` for any other. */
  readonly mainItemId: string | number | null
}

/**
 * The facts of a claim of these items together: one of them is out of stock, the withdrawal from one is limited, and
 * all of them are late. An add-on is shipped with its main item, so it is asked only without that. Source: domain-rules
 * §1.10, A14.
 */
export function combineReasonFacts(items: readonly ItemReasonFacts[]): ReasonFacts {
  const ids = new Set(items.map(({ itemId }) => itemId))
  const shipped = items.filter(({ mainItemId }) => mainItemId === null || !ids.has(mainItemId))
  return {
    isSoldOut: items.some(({ isSoldOut }) => isSoldOut),
    isLate: shipped.length > 0 && shipped.every(({ isLate }) => isLate),
    isWithdrawalLimited: items.some((item) => item.isWithdrawalLimited),
  }
}

function isTrue(reason: ClaimReason, { isSoldOut, isLate }: ReasonFacts): boolean {
  if (reason === 'GOODS_SOLD') return isSoldOut
  return reason === 'DELIVERY_DELAY' ? isLate : true
}

/** The reasons that the form of a claim offers, in its order. Source: spec §3, domain-rules §1.10, A14. */
export function offeredReasons(type: RequestableClaimType, facts: ReasonFacts): ClaimReason[] {
  const reasons = CLAIM_REASONS_OF[type].filter((reason) => isTrue(reason, facts))
  return facts.isWithdrawalLimited ? withoutOwnReasons(reasons) : reasons
}

/**
 * Leaves out the reasons that are the buyer's own: change of mind, order mistake, change of option. Source:
 * domain-rules A50.
 */
function withoutOwnReasons(reasons: readonly ClaimReason[]): ClaimReason[] {
  return reasons.filter((reason) => CLAIM_REASON_FAULTS[reason] !== 'BUYER')
}

/**
 * Decides whether a reason is accepted for items with limited withdrawal. A reason that the facts do not support counts
 * as a change of mind, so it opens nothing. Refusal: `CLAIM_WITHDRAWAL_LIMITED`. Source: domain-rules §1.10, A14, A50.
 */
export function decideReasonOpen(
  reason: ClaimReason,
  facts: ReasonFacts,
): Decision<'CLAIM_WITHDRAWAL_LIMITED'> {
  const isClosed = facts.isWithdrawalLimited && faultOfReason(reason, facts) === 'BUYER'
  return isClosed ? refuse('CLAIM_WITHDRAWAL_LIMITED') : allow()
}

/**
 * Returns who bears the fees of a claim with this reason. A reason that the facts do not support counts as a change of
 * mind. Source: domain-rules §1.3, A14.
 * @example faultOfReason('GOODS_SOLD', { isSoldOut: false, isLate: false, isWithdrawalLimited: false }) // 'BUYER'
 */
export function faultOfReason(reason: ClaimReason, facts: ReasonFacts): ClaimFault {
  return isTrue(reason, facts) ? CLAIM_REASON_FAULTS[reason] : 'BUYER'
}

/** True when the form asks for pictures with this reason. Source: domain-rules A52. */
export function asksForEvidence(reason: ClaimReason): boolean {
  return EVIDENCED.has(reason)
}

/** True when a reason needs an explanation: faulty, wrong or missing products. Source: domain-rules §7.3. */
export function needsDetail(reason: ClaimReason): boolean {
  return EXPLAINED.has(reason)
}

/** Reason why the reason of a claim is refused. */
export type ReasonRefusal =
  | 'CLAIM_REASON_REQUIRED'
  | 'CLAIM_REASON_DETAIL_REQUIRED'
  | 'CLAIM_REASON_DETAIL_TOO_LONG'

/** The reason of a claim as it is stored. */
export type StatedReason = { readonly reason: ClaimReason; readonly detail: string }

/**
 * Decides whether the reason of a claim is complete (`null`: none yet). An explanation of 5 to 500 characters, counted
 * without surrounding spaces, is required where `needsDetail` says so; elsewhere it may have up to 500. Refusals:
 * `CLAIM_REASON_REQUIRED`, `CLAIM_REASON_DETAIL_REQUIRED`, `CLAIM_REASON_DETAIL_TOO_LONG`. Source: domain-rules §7.3.
 */
export function decideReason(
  type: RequestableClaimType,
  stated: { readonly reason: ClaimReason | null; readonly detail: string },
): Decision<ReasonRefusal, StatedReason> {
  const { reason } = stated
  const detail = tidyText(stated.detail)
  const length = characterCount(detail)
  const { min, max } = REASON_DETAIL_LENGTH
  if (reason === null || !CLAIM_REASONS_OF[type].includes(reason)) {
    return refuse('CLAIM_REASON_REQUIRED')
  }
  if (length > max) return refuse('CLAIM_REASON_DETAIL_TOO_LONG')
  if (needsDetail(reason) && length < min) {
    return refuse('CLAIM_REASON_DETAIL_REQUIRED')
  }
  return allow({ reason, detail })
}
