export const TERMS_KINDS = [
  'SERVICE',
  'PRIVACY_REQUIRED',
  'PRIVACY_OPTIONAL',
  'MARKETING_APP',
  'MARKETING_SMS',
  'MARKETING_EMAIL',
  'MARKETING_NIGHT',
  'SELLER_SERVICE',
  'SELLER_PRIVACY',
  'FINANCE',
  'EVENT_PRIVACY',
  'AGE_OVER_14',
] as const

/** Terms that buyers and sellers are asked to agree to. Source: spec §5, domain-rules §5.2. */
export type TermsKind = (typeof TERMS_KINDS)[number]

export const TERMS_KIND_LABELS: Readonly<Record<TermsKind, string>> = {
  SERVICE: '이용약관',
  PRIVACY_REQUIRED: '개인정보 수집·이용',
  PRIVACY_OPTIONAL: '맞춤 혜택을 위한 개인정보 수집·이용',
  MARKETING_APP: '앱 알림으로 광고성 정보 받기',
  MARKETING_SMS: '문자로 광고성 정보 받기',
  MARKETING_EMAIL: '이메일로 광고성 정보 받기',
  MARKETING_NIGHT: '밤(21시~8시)에도 광고성 정보 받기',
  SELLER_SERVICE: '판매자 이용약관',
  SELLER_PRIVACY: '판매자 개인정보 수집·이용',
  FINANCE: '전자금융거래 이용약관',
  EVENT_PRIVACY: '이벤트 응모를 위한 개인정보 수집·이용',
  AGE_OVER_14: '만 14세 이상이에요',
}
