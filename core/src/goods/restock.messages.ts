import type { Messages } from '../decision/decision.rules.ts'
import type { RestockAlertRefusal } from './restockAlert.table.gen.ts'
import type { RestockRefusal } from './restock.rules.ts'

/** Texts of restock alerts. Source: spec §8, domain-rules §7.5. */
export const RESTOCK_MESSAGES = {
  RESTOCK_ALERT_DUPLICATE: () => '이미 신청한 재입고 알림이에요.',
  RESTOCK_NOT_SOLD_OUT: () => '지금 구매할 수 있는 상품이에요.',
  RESTOCK_SALE_WAITING: () => '아직 판매를 시작하지 않은 상품이에요.',
  RESTOCK_SALE_STOPPED: () => '판매가 중지된 상품이에요.',
  RESTOCK_SALE_FINISHED: () => '판매가 종료된 상품이에요.',
  RESTOCK_STILL_SOLD_OUT: () => '아직 품절된 상품이에요.',
  RESTOCK_ALERT_ENDED: () => '이미 끝난 재입고 알림이에요.',
  RESTOCK_ALERT_FULL: () => '재입고 알림은 최대 50개까지 신청할 수 있어요.',
  RESTOCK_ALERT_NOT_FOUND: () => '재입고 알림을 찾을 수 없어요.',
  RESTOCK_OPTION_NOT_FOUND: () => '옵션을 찾을 수 없어요.',
  RESTOCK_ALERT_REQUESTED: () => '재입고되면 알려 드릴게요.',
} satisfies Messages & Record<RestockRefusal | RestockAlertRefusal, () => string>
