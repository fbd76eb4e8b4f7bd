import type { Messages } from '../decision/decision.rules.ts'
import type { OrderDifferenceKind } from './order.codes.ts'

const LOOK_AGAIN = '장바구니에서 다시 확인해 주세요.'

const DIFFERENCE_TEXTS: Readonly<Record<OrderDifferenceKind, string>> = {
  ORDER_STOCK_CHANGED: '상품의 재고가 변경됐어요.',
  ORDER_PRICE_CHANGED: '상품의 가격이 변경됐어요.',
  ORDER_SALE_STATUS_CHANGED: '상품의 판매 상태가 변경됐어요.',
  ORDER_QUANTITY_CHANGED: '구매 가능 수량이 변경됐어요.',
  ORDER_NOT_ORDERABLE: '주문할 수 없는 상품이에요.',
}

/** Text for a difference of a product that is named beside it. Source: spec §8, domain-rules §7.5. */
export function orderDifferenceText(kind: OrderDifferenceKind): string {
  return DIFFERENCE_TEXTS[kind]
}

/**
 * Texts of an order that is no longer as its buyer saw it, cannot be placed so, or is not found: what pages say that
 * show no order. Source: spec §8, domain-rules §7.5.
 */
export const ORDER_REFUSAL_MESSAGES = {
  ORDER_CHANGED: () => '주문 내용이 변경됐어요. 바뀐 내용을 확인해 주세요.',
  ORDER_STOCK_CHANGED: () => `${DIFFERENCE_TEXTS.ORDER_STOCK_CHANGED} ${LOOK_AGAIN}`,
  ORDER_PRICE_CHANGED: () => `${DIFFERENCE_TEXTS.ORDER_PRICE_CHANGED} ${LOOK_AGAIN}`,
  ORDER_SALE_STATUS_CHANGED: () => `${DIFFERENCE_TEXTS.ORDER_SALE_STATUS_CHANGED} ${LOOK_AGAIN}`,
  ORDER_QUANTITY_CHANGED: () => `${DIFFERENCE_TEXTS.ORDER_QUANTITY_CHANGED} ${LOOK_AGAIN}`,
  ORDER_NOT_ORDERABLE: () => '주문할 수 없는 상품이 있어요.',
  ORDER_AREA_NOT_DELIVERABLE: () => '이 지역으로는 배송할 수 없는 상품이에요.',
  ORDER_NOT_FOUND: () => '주문을 찾을 수 없어요.',
} satisfies Messages & Record<OrderDifferenceKind, () => string>
