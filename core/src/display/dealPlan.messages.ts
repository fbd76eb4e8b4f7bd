import type { Messages } from '../decision/decision.rules.ts'
import { DEAL_LENGTH_DAYS_MAX } from './dealPlan.rules.ts'
import type { DealPlanRefusal } from './dealPlan.rules.ts'

/** Texts of planning a deal, for its seller. Source: market-rules §1.4. */
export const DEAL_PLAN_MESSAGES = {
  DEAL_GOODS_NOT_LISTED: () => '판매 등록한 상품만 특가를 열 수 있어요.',
  DEAL_PRICE_INVALID: () => '특가는 100원 이상, 판매가보다 낮게 입력해 주세요.',
  DEAL_PERIOD_INVALID: () => `특가 기간은 지금부터 최대 ${DEAL_LENGTH_DAYS_MAX}일로 입력해 주세요.`,
  DEAL_OUTSIDE_SALE: () => '특가 기간은 상품의 판매 기간 안에서 입력해 주세요.',
  DEAL_BOUNDS_INVALID: () => '특가 수량을 다시 확인해 주세요.',
  DEAL_OVERLAPS: () => '같은 기간에 이 상품의 특가나 특별판매가 있어요.',
  DEAL_STARTED: () => '시작한 특가는 수정할 수 없어요. 중단하고 새로 등록해 주세요.',
  DEAL_NOT_FOUND: () => '특가를 찾을 수 없어요.',
} satisfies Messages & Record<DealPlanRefusal, () => string>
