import type { Messages } from '../decision/decision.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import type { BuyFigures } from './buyViolation.rules.ts'
import type { BuyAvailabilityCode } from './cart.codes.ts'

type BuyTexts = { readonly [Code in BuyAvailabilityCode]: (params: BuyFigures[Code]) => string }

function leftText(stock: number): string {
  return stock > 0 ? ` ${formatNumber(stock)}개 남았어요.` : ''
}

/** Texts of every reason why a line of the cart cannot be bought. Source: spec §3, domain-rules §7.5. */
export const BUY_MESSAGES = {
  ADULT_CERTIFICATION_REQUIRED: () => '성인인증이 필요한 상품이에요.',
  OPTION_REQUIRED: () => '옵션을 선택해 주세요.',
  SALE_STOCK_LACKING: ({ stock }) => `재고가 부족해요.${leftText(stock)}`,
  ADD_ITEM_STOCK_LACKING: ({ stock }) => `추가상품의 재고가 부족해요.${leftText(stock)}`,
  BUY_MAX_COUNT_EXCEEDED: ({ max }) => `1인당 ${formatNumber(max)}개까지 구매할 수 있어요.`,
  MAX_COUNT_EXCEEDED: ({ max }) => `한 번에 최대 ${formatNumber(max)}개까지 주문할 수 있어요.`,
  MIN_COUNT_EXCEEDED: ({ min }) => `최소 ${formatNumber(min)}개부터 주문할 수 있어요.`,
  GOODS_NOT_ON_SALE: () => '판매 중인 상품이 아니에요.',
  GUEST_MAX_COUNT_CONDITIONS: ({ max }) =>
    max === 0
      ? '회원만 구매할 수 있는 상품이에요. 로그인해 주세요.'
      : `비회원은 최대 ${formatNumber(max)}개까지 구매할 수 있어요. 로그인해 주세요.`,
  ADD_ITEM_MAIN_REQUIRED: () => '추가상품은 본상품과 함께 구매할 수 있어요.',
} satisfies Messages & BuyTexts

const BUY_TEXTS: BuyTexts = BUY_MESSAGES

/** The text of one reason why a line cannot be bought, with its figures. Source: domain-rules §7.5. */
export function buyReasonText<Code extends BuyAvailabilityCode>(reason: {
  readonly code: Code
  readonly params: BuyFigures[Code]
}): string {
  return BUY_TEXTS[reason.code](reason.params)
}

/** Texts of the cart itself; the reasons of its lines are `BUY_MESSAGES`. Source: domain-rules §7.4, decision 011. */
export const CART_MESSAGES = {
  CART_NOT_BUYABLE: () => '구매할 수 없는 상품이 있어요. 장바구니에서 다시 확인해 주세요.',
  CART_LINE_NOT_FOUND: () => '장바구니에 없는 상품이에요.',
  CART_FULL: () => '장바구니에는 최대 100개까지 담을 수 있어요.',
  CART_NONE_CHOSEN: () => '상품을 선택해 주세요.',
  CART_EMPTY: () => '장바구니가 비어 있어요.',
  CART_ADDED: () => '장바구니에 담았어요.',
  CART_REMOVED: () => '장바구니에서 삭제했어요.',
  CART_NOT_RESTORED: () => '되돌리지 못했어요.',
} satisfies Messages
