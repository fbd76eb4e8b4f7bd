import { formatDay } from '../calendar/dateText.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import { UNPAID_MINUTES } from '../calendar/deadline.rules.ts'
import { PERIOD_PRESET_DEFAULT, PERIOD_PRESET_LABELS } from '../calendar/period.codes.ts'
import type { Messages } from '../decision/decision.rules.ts'
import { ADDRESS_CHANGE_REFUSALS } from './order.codes.ts'
import type { AddressChangeReason } from './order.codes.ts'
import { ORDER_REFUSAL_MESSAGES } from './orderRefusal.messages.ts'
import { UNPAID_ORDER_COUNT_MAX } from './unpaidOrder.rules.ts'
import { ORDER_ITEM_MESSAGES } from './orderItem.messages.ts'

/** Texts of an order that changed, is refused or is not found, and of its items. Source: spec §8, domain-rules §7.5. */
export const ORDER_MESSAGES = {
  ...ORDER_ITEM_MESSAGES,
  ...ORDER_REFUSAL_MESSAGES,
  ORDER_ADDRESS_FEE_DIFFERS: () => '배송비가 달라지는 주소로는 변경할 수 없어요.',
  ORDER_ADDRESS_STATUS: () => '지금은 배송지를 변경할 수 없는 상태예요.',
  ORDER_UNPAID_COUNT_EXCEEDED: () =>
    `결제나 입금을 기다리는 주문이 ${UNPAID_ORDER_COUNT_MAX}건 있어요. 그 주문을 마치거나 ${UNPAID_MINUTES}분 뒤에 다시 주문해 주세요.`,
  ORDER_QUEUE_FULL: () => '주문이 몰려 접수하지 못했어요. 잠시 후 다시 주문해 주세요.',
  ORDER_ITEM_NOT_FOUND: () => '주문한 상품을 찾을 수 없어요.',
  ORDER_ITEM_NOT_CONFIRMABLE: () => '지금은 구매확정할 수 없는 상품이에요.',
  ORDER_EMPTY: () => '주문내역이 없어요.',
} satisfies Messages

/** Reason why an order's address cannot change, as the buyer reads it. Source: domain-rules §7.5. */
export function addressChangeText(reason: AddressChangeReason): string {
  return ORDER_MESSAGES[ADDRESS_CHANGE_REFUSALS[reason]]()
}

/** Note above a list whose period was widened to its newest order. Source: domain-rules §7.2. */
export function widenedPeriodText(newest: Day): string {
  const label = PERIOD_PRESET_LABELS[PERIOD_PRESET_DEFAULT]
  return `최근 ${label} 안에 주문이 없어 ${formatDay(newest)} 주문까지 보여드려요.`
}
