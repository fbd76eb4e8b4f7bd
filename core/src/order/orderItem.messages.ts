import type { Messages } from '../decision/decision.rules.ts'
import type { OrderItemRefusal } from './orderItem.table.gen.ts'

/** Texts of every refusal of the order item's chart. Source: domain-rules §7.5. */
export const ORDER_ITEM_MESSAGES = {
  ORDER_ITEM_STATUS_CHANGED: () => '진행 상태가 바뀌어 처리할 수 없어요.',
  ORDER_ITEM_CLAIM_OPEN: () => '이미 진행 중인 취소·교환·반품이 있어요.',
  ORDER_ITEM_NOT_DUE: () => '아직 처리할 때가 되지 않았어요.',
  ORDER_ITEM_PARCEL_SCANNED: () => '택배사가 접수한 송장이라 취소할 수 없어요.',
} satisfies Messages & Record<OrderItemRefusal, () => string>
