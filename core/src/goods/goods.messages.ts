import type { Messages } from '../decision/decision.rules.ts'

/** Texts about goods that cannot be shown. Source: domain-rules §7.5. */
export const GOODS_MESSAGES = {
  GOODS_NOT_FOUND: () => '상품을 찾을 수 없어요.',
  PRICE_RANGE_REVERSED: () => '최소 가격이 최대 가격보다 높아요.',
  GOODS_ADULT_ONLY: () => '성인인증이 필요한 상품이에요.',
} satisfies Messages
