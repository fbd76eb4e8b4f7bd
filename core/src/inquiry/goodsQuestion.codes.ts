export const QUESTION_TOPICS = [1, 2, 3, 4, 5] as const

/** Topic of a question about a product, by its number on the wire (`bbsTypeId`). Source: market-rules §5.1. */
export type QuestionTopic = (typeof QUESTION_TOPICS)[number]

/** The topic that a question has until another one is picked. */
export const QUESTION_TOPIC_DEFAULT: QuestionTopic = 1

export const QUESTION_TOPIC_LABELS: Readonly<Record<QuestionTopic, string>> = {
  1: '상품',
  2: '재고·재입고',
  3: '배송',
  4: '교환·반품',
  5: '기타',
}

export const GOODS_QUESTION_CODES = [
  'QNA_TOO_MANY',
  'QNA_NOT_FOUND',
  'QNA_OPTION_INVALID',
  'QNA_CHANGED',
  'QNA_NOT_HELD',
  'QNA_ANSWER_REQUIRED',
  'QNA_ANSWER_TOO_LONG',
] as const

/** Reason why a question about a product is not asked, answered or deferred. Source: market-rules §5.1. */
export type GoodsQuestionCode = (typeof GOODS_QUESTION_CODES)[number]

export const SELLER_QUESTION_TABS = ['WAITING', 'HOLD', 'DONE', 'ALL'] as const

/** Tab of a store's questions: those that wait for an answer, the deferred ones, the answered ones, all. */
export type SellerQuestionTab = (typeof SELLER_QUESTION_TABS)[number]

export const SELLER_QUESTION_TAB_LABELS: Readonly<Record<SellerQuestionTab, string>> = {
  WAITING: '답변대기',
  HOLD: '답변보류',
  DONE: '답변완료',
  ALL: '전체',
}
