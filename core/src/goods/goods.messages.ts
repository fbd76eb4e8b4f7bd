import type { Messages } from '../decision/decision.rules.ts'
import type { GoodsDisplaySaleStatus } from './goods.codes.ts'

/** Texts about goods that cannot be shown. Source: domain-rules §7.5. */
export const GOODS_MESSAGES = {
  GOODS_NOT_FOUND: () => '상품을 찾을 수 없어요.',
  PRICE_RANGE_REVERSED: () => '최소 가격이 최대 가격보다 높아요.',
  GOODS_ADULT_ONLY: () => '성인인증이 필요한 상품이에요.',
} satisfies Messages

/** What stands on the buy button for each display sale status. Source: domain-rules §7.4. */
export const GOODS_BUY_TEXTS: Readonly<Record<GoodsDisplaySaleStatus, string>> = {
  WAIT: '판매예정',
  SALE: '구매하기',
  OUT_OF_STOCK: '재입고 알림',
  STOP: '판매중지',
  FINISHED: '판매종료',
}
