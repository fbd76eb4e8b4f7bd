export const INQUIRY_STATUSES = ['WAIT', 'HOLD', 'DONE', 'DELETED'] as const

/** State of a question: waiting for its answer, deferred, answered, or removed. Source: spec §3, domain-rules §7.4. */
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export const INQUIRY_STATUS_LABELS: Readonly<Record<InquiryStatus, string>> = {
  WAIT: '답변대기',
  HOLD: '답변보류',
  DONE: '답변완료',
  DELETED: '삭제',
}

export const INQUIRY_TOPICS = [
  'ORDER',
  'DELIVERY',
  'CLAIM',
  'GOODS',
  'COUPON',
  'MEMBER',
  'OTHER',
] as const

/** Topic of a 1:1 inquiry. Source: spec §2, decision 024. */
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number]

export const INQUIRY_TOPIC_LABELS: Readonly<Record<InquiryTopic, string>> = {
  ORDER: '주문·결제',
  DELIVERY: '배송',
  CLAIM: '취소·교환·반품',
  GOODS: '상품',
  COUPON: '쿠폰·혜택',
  MEMBER: '회원정보',
  OTHER: '기타',
}

export const INQUIRY_CODES = [
  'INQUIRY_TOPIC_REQUIRED',
  'INQUIRY_TITLE_REQUIRED',
  'INQUIRY_TITLE_TOO_LONG',
  'INQUIRY_TEXT_REQUIRED',
  'INQUIRY_TEXT_TOO_LONG',
  'INQUIRY_ANSWERED',
  'INQUIRY_DELETED',
  'GOODS_QUESTION_DELETED',
  'EDIT_DENIED',
] as const

/** Reason why a question is refused or cannot be changed. Source: spec §8, domain-rules §7.4. */
export type InquiryCode = (typeof INQUIRY_CODES)[number]

export const QUESTION_KINDS = ['GOODS', 'DIRECT'] as const

/** A question about goods that everybody sees, or one to the customer centre. Source: spec §2. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]
