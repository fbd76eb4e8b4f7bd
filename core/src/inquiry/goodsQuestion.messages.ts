import type { Messages } from '../decision/decision.rules.ts'
import type { GoodsQuestionCode } from './goodsQuestion.codes.ts'

/** Texts of questions about products. Source: market-rules §5.1. */
export const GOODS_QUESTION_MESSAGES = {
  QNA_TOO_MANY: () => '답변을 기다리는 문의는 상품마다 5개까지 쓸 수 있어요.',
  QNA_NOT_FOUND: () => '문의를 찾을 수 없어요.',
  QNA_OPTION_INVALID: () => '이 상품의 옵션을 선택해 주세요.',
  QNA_CHANGED: () => '구매자가 그사이 문의를 수정했어요. 다시 읽고 답변해 주세요.',
  QNA_NOT_HELD: () => '답변을 기다리는 문의만 보류할 수 있어요.',
  QNA_ANSWER_REQUIRED: () => '답변을 입력해 주세요.',
  QNA_ANSWER_TOO_LONG: () => '답변은 1,000자까지 입력할 수 있어요.',
} satisfies Messages & Record<GoodsQuestionCode, () => string>
