export const SELLER_UNIQUE_FIELDS = [
  'businessNumber',
  'loginId',
  'email',
  'storeName',
  'storeUrl',
] as const

/**
 * Field that is unique among sellers, each with a check of its own. Source: spec §5, store-opening uniqueness checks.
 */
export type SellerUniqueField = (typeof SELLER_UNIQUE_FIELDS)[number]

export const SELLER_UNIQUE_FIELD_LABELS: Readonly<Record<SellerUniqueField, string>> = {
  businessNumber: '사업자등록번호',
  loginId: '관리자 아이디',
  email: '관리자 이메일',
  storeName: '스토어 이름',
  storeUrl: '스토어 주소',
}

export const SELLER_CODES = [
  'BUSINESS_NUMBER_INVALID',
  'BUSINESS_NUMBER_TAKEN',
  'BUSINESS_NUMBER_CHECK_REQUIRED',
  'SELLER_ID_INVALID',
  'SELLER_ID_TAKEN',
  'SELLER_ID_CHECK_REQUIRED',
  'SELLER_EMAIL_INVALID',
  'SELLER_EMAIL_TAKEN',
  'SELLER_EMAIL_CHECK_REQUIRED',
  'STORE_NAME_INVALID',
  'STORE_NAME_TAKEN',
  'STORE_NAME_CHECK_REQUIRED',
  'STORE_URL_INVALID',
  'STORE_URL_TAKEN',
  'STORE_URL_CHECK_REQUIRED',
  'COMPANY_NAME_INVALID',
  'REPRESENTATIVE_NAME_INVALID',
  'MAIL_ORDER_NUMBER_INVALID',
  'BUSINESS_ADDRESS_INVALID',
  'SELLER_PHONE_INVALID',
  'SELLER_CATEGORY_INVALID',
  'TERMS_REQUIRED',
] as const

/** Reason why a store application is refused. Source: spec §5. */
export type SellerCode = (typeof SELLER_CODES)[number]

export const SELLER_APPLICATION_STATES = [
  'APPLIED',
  'SUPPLEMENT',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
] as const

/** State of an application for a store: the keys of its chart, as stored. Source: spec §6, decision 024. */
export type SellerApplicationState = (typeof SELLER_APPLICATION_STATES)[number]

export const SELLER_APPLICATION_STATE_LABELS: Readonly<Record<SellerApplicationState, string>> = {
  APPLIED: '심사 중',
  SUPPLEMENT: '보완 요청',
  APPROVED: '입점 승인',
  REJECTED: '입점 거절',
  WITHDRAWN: '신청 철회',
}

export const SELLER_DOCUMENTS = ['BUSINESS_REGISTRATION', 'MAIL_ORDER_REPORT'] as const

/** Document that an application is reviewed with. Source: market-rules §9.1, decision 126. */
export type SellerDocument = (typeof SELLER_DOCUMENTS)[number]

export const SELLER_DOCUMENT_LABELS: Readonly<Record<SellerDocument, string>> = {
  BUSINESS_REGISTRATION: '사업자등록증',
  MAIL_ORDER_REPORT: '통신판매업 신고증 (신고 면제 대상은 제외)',
}

export const SELLER_UNIQUE_FIELD_FREE_TEXTS: Readonly<Record<SellerUniqueField, string>> = {
  businessNumber: '신청할 수 있는 사업자등록번호예요.',
  loginId: '사용할 수 있는 아이디예요.',
  email: '사용할 수 있는 이메일이에요.',
  storeName: '사용할 수 있는 스토어 이름이에요.',
  storeUrl: '사용할 수 있는 스토어 주소예요.',
}

export const REVIEW_EVENTS = ['system.approve', 'system.askSupplement', 'system.reject'] as const

/** Decision of an operator about an application, as its chart names it. Source: market-rules §9.4. */
export type ReviewEvent = (typeof REVIEW_EVENTS)[number]
