import type { StepActor } from '../chart/step.codes.ts'
import type { ClaimBirthKind } from '../claim/claimBirth.rules.ts'
import type { ClaimState, ClaimStatus } from '../claim/claim.codes.ts'
import { formatBadge } from '../money/money.rules.ts'
import type { OrderItemStatus } from '../order/orderItem.codes.ts'
import type { StaffNeed } from '../staff/staff.codes.ts'
import { hasPermission } from '../staff/staff.rules.ts'
import type { StaffAccess } from '../staff/staff.rules.ts'
import {
  OPERATOR_NOTIFICATION_PERMISSIONS,
  SELLER_NOTIFICATION_PERMISSIONS,
  UNREAD_COUNT_SHOWN_MAX,
} from './notification.codes.ts'
import type {
  BuyerNotificationKind,
  NotificationKind,
  OperatorNotificationKind,
  SellerNotificationKind,
} from './notification.codes.ts'

type ItemNotification = Extract<BuyerNotificationKind, 'DELAYED' | 'DELIVERED' | 'SHIPPED'>

/** Notification of the buyer when an item comes to a state; `null` where nothing is said. Source: life-rules §2. */
export const ITEM_STATE_NOTIFICATIONS: Readonly<Record<OrderItemStatus, ItemNotification | null>> =
  {
    PW: null,
    DR: null,
    DC: null,
    SR: null,
    SD: 'DELAYED',
    SS: 'SHIPPED',
    SI: null,
    SC: 'DELIVERED',
    BF: null,
    C: null,
    E: null,
    R: null,
  }

/** A step of a claim, as far as its notifications ask. */
export type ClaimMove = {
  readonly from: ClaimState | null
  readonly to: ClaimState | null
  readonly actor: StepActor
}

/**
 * Returns the state that the buyer of a claim is notified of; `null` where nothing changed, or by the buyer's own hand.
 */
export function claimStateToNotify({ from, to, actor }: ClaimMove): ClaimStatus | null {
  if (to === null || to === 'WITHDRAWN' || to === from) return null
  return actor === 'buyer' ? null : to
}

/** True when a store learns that the buyer has withdrawn a claim. */
export function isWithdrawnByBuyer({ to, actor }: ClaimMove): boolean {
  return to === 'WITHDRAWN' && actor === 'buyer'
}

/** Side that is notified when a claim begins; `null` where both know, or another notification says so. */
export const CLAIM_BIRTH_LISTENERS: Readonly<
  Record<ClaimBirthKind, 'BOTH' | 'BUYER' | 'SELLER' | null>
> = {
  CANCEL: 'SELLER',
  EXCHANGE: 'SELLER',
  RETURN: 'SELLER',
  DEFECT_RETURN: 'BOTH',
  RETURN_OF_EXCHANGE: 'BUYER',
  REJECT: 'BUYER',
  DEPOSIT_CANCEL: null,
  DEPOSIT_DUE: null,
  DELAY: null,
}

/**
 * Returns the kinds of a store's or of the operators' notifications that an account may see. Source: market-rules §9.2.
 * @example readableKinds({ REFUND_REFUSED: 'CLAIMS' }, { isChief: false, permissions: ['ORDERS'] }) // []
 */
export function readableKinds<Kind extends NotificationKind>(
  permissions: Readonly<Record<Kind, StaffNeed>>,
  access: StaffAccess,
): Kind[] {
  const kinds = Object.keys(permissions) as Kind[]
  return kinds.filter((kind) => hasPermission(access, permissions[kind]))
}

/** True for a kind of a store's notifications. */
export function isSellerKind(kind: NotificationKind): kind is SellerNotificationKind {
  return kind in SELLER_NOTIFICATION_PERMISSIONS
}

/** True for a kind of the operators' notifications. */
export function isOperatorKind(kind: NotificationKind): kind is OperatorNotificationKind {
  return kind in OPERATOR_NOTIFICATION_PERMISSIONS
}

/**
 * Text of a badge over unread notifications; `null` where none is unread. Source: life-rules §2.
 * @example unreadBadge(1200) // '999+'
 */
export function unreadBadge(count: number): string | null {
  return count === 0 ? null : formatBadge(count, UNREAD_COUNT_SHOWN_MAX)
}
