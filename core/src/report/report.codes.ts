/** Subject of a report. Source: market-rules §5.3. */
export const REPORT_KINDS = ['GOODS', 'REVIEW', 'QUESTION'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Text for the subject of a report. */
export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  GOODS: '상품',
  REVIEW: '리뷰',
  QUESTION: '문의',
}

/** States of a report: the keys of its chart, as stored. Source: market-rules §5.3. */
export const REPORT_STATES = ['RECEIVED', 'ACCEPTED', 'DISMISSED'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Text for a state of a report. */
export const REPORT_STATE_LABELS: Readonly<Record<ReportState, string>> = {
  RECEIVED: '접수',
  ACCEPTED: '조치',
  DISMISSED: '조치 안 함',
}

/** Reasons to report a review or a question. Source: market-rules §5.3. */
const BBS_REPORT_REASONS = [
  'AD',
  'ABUSE',
  'PRIVACY',
  'OBSCENE',
  'COPYRIGHT',
  'FALSE',
  'OTHER',
] as const

/** Reasons to report a product. Source: market-rules §5.3. */
const GOODS_REPORT_REASONS = [
  'FAKE',
  'WRONG_INFO',
  'BANNED',
  'PRICE',
  'COPYRIGHT',
  'ADULT',
  'OTHER',
] as const

export const REPORT_REASONS = [
  'AD',
  'ABUSE',
  'PRIVACY',
  'OBSCENE',
  'FALSE',
  'FAKE',
  'WRONG_INFO',
  'BANNED',
  'PRICE',
  'ADULT',
  'COPYRIGHT',
  'OTHER',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Text for a reason. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  AD: '광고·홍보',
  ABUSE: '욕설·비방',
  PRIVACY: '개인정보 노출',
  OBSCENE: '음란',
  FALSE: '거짓 내용',
  FAKE: '위조품',
  WRONG_INFO: '정보가 다름',
  BANNED: '판매 금지',
  PRICE: '가격 표시',
  ADULT: '청소년 유해',
  COPYRIGHT: '저작권 침해',
  OTHER: '기타',
}

/** Reasons by the subject of a report, in the order to offer them. */
export const REPORT_REASONS_OF: Readonly<Record<ReportKind, readonly ReportReason[]>> = {
  GOODS: GOODS_REPORT_REASONS,
  REVIEW: BBS_REPORT_REASONS,
  QUESTION: BBS_REPORT_REASONS,
}

/** Most characters of a report's own words. Source: market-rules §5.3. */
export const REPORT_TEXT_LENGTH_MAX = 300

/** Most reports of a member on a Korean day. Source: market-rules §5.3. */
export const REPORTS_PER_DAY_MAX = 20
