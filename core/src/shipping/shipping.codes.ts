export const SHIPPING_POLICY_KINDS = [
  'FREE',
  'PAY',
  'CONDITION',
  'QUANTITY',
  'SECTION2',
  'SECTION3',
] as const

/** Basis of the fee of a shipping group; sections are ranges of quantity. Source: spec §3, domain-rules A15. */
export type ShippingPolicyKind = (typeof SHIPPING_POLICY_KINDS)[number]

export const SHIPPING_POLICY_KIND_LABELS: Readonly<Record<ShippingPolicyKind, string>> = {
  FREE: '무료배송',
  PAY: '유료배송',
  CONDITION: '조건부 무료배송',
  QUANTITY: '수량별 배송비',
  SECTION2: '수량 구간별 배송비 (2구간)',
  SECTION3: '수량 구간별 배송비 (3구간)',
}

export const ADDITIONAL_SHIPPING_KINDS = ['NONE', 'SECTION2', 'SECTION3'] as const

/**
 * Number of area zones with extra fees: none, two zones (mainland, remote), three (mainland, Jeju, other islands).
 * Source: spec §3, domain-rules §2.1.
 */
export type AdditionalShippingKind = (typeof ADDITIONAL_SHIPPING_KINDS)[number]

export const ADDITIONAL_SHIPPING_KIND_LABELS: Readonly<Record<AdditionalShippingKind, string>> = {
  NONE: '추가 배송비 없음',
  SECTION2: '2권역 (내륙, 제주·도서산간)',
  SECTION3: '3권역 (내륙, 제주, 제주 외 도서산간)',
}

export const AREA_ZONES = ['MAINLAND', 'JEJU', 'ISLAND'] as const

/** Zone of a postcode for the area extra. Source: domain-rules §2.1. */
export type AreaZone = (typeof AREA_ZONES)[number]

/** The zones whose postcodes are listed; a postcode on no list is on the mainland. */
export const REMOTE_ZONES = ['JEJU', 'ISLAND'] as const satisfies readonly AreaZone[]

export type RemoteZone = (typeof REMOTE_ZONES)[number]

export const AREA_ZONE_LABELS: Readonly<Record<AreaZone, string>> = {
  MAINLAND: '내륙',
  JEJU: '제주',
  ISLAND: '도서산간',
}

export const BUNDLE_CHARGES = ['MIN', 'MAX'] as const

/** Fee of a group whose products have different fee templates. Source: domain-rules §2.2. */
export type BundleCharge = (typeof BUNDLE_CHARGES)[number]
