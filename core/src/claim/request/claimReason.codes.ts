import type { ClaimFault, RequestableClaimType } from '../claim.codes.ts'

/** Reason why a buyer claims. Source: spec §3. */
export const CLAIM_REASONS = [
  'SIMPLE_CHANGE_OF_MIND',
  'ORDER_MISTAKE',
  'DELIVERY_DELAY',
  'GOODS_SOLD',
  'CHANGE_OPTION',
  'DAMAGE_DEFECT',
  'DELIVERY_MISTAKE',
  'MISSING_DELIVERY',
] as const
export type ClaimReason = (typeof CLAIM_REASONS)[number]

/** Text for a reason. Source: domain-rules §1.3. */
export const CLAIM_REASON_LABELS: Record<ClaimReason, string> = {
  SIMPLE_CHANGE_OF_MIND: '단순 변심',
  ORDER_MISTAKE: '주문 실수',
  DELIVERY_DELAY: '배송 지연',
  GOODS_SOLD: '상품 품절',
  CHANGE_OPTION: '옵션 변경',
  DAMAGE_DEFECT: '상품 파손·불량',
  DELIVERY_MISTAKE: '오배송',
  MISSING_DELIVERY: '누락 배송',
}

/** The reasons of each kind of claim, in the order of the form. Source: spec §3. */
export const CLAIM_REASONS_OF: Record<RequestableClaimType, readonly ClaimReason[]> = {
  CANCEL: [
    'SIMPLE_CHANGE_OF_MIND',
    'ORDER_MISTAKE',
    'DELIVERY_DELAY',
    'GOODS_SOLD',
    'CHANGE_OPTION',
  ],
  EXCHANGE: [
    'ORDER_MISTAKE',
    'CHANGE_OPTION',
    'DAMAGE_DEFECT',
    'DELIVERY_MISTAKE',
    'MISSING_DELIVERY',
  ],
  RETURN: [
    'SIMPLE_CHANGE_OF_MIND',
    'ORDER_MISTAKE',
    'DAMAGE_DEFECT',
    'MISSING_DELIVERY',
    'DELIVERY_MISTAKE',
  ],
}

/** Bearer of the fees by the reason, unless the seller's inspection finds otherwise. Source: domain-rules §1.3. */
export const CLAIM_REASON_FAULTS: Record<ClaimReason, ClaimFault> = {
  SIMPLE_CHANGE_OF_MIND: 'BUYER',
  ORDER_MISTAKE: 'BUYER',
  DELIVERY_DELAY: 'SELLER',
  GOODS_SOLD: 'SELLER',
  CHANGE_OPTION: 'BUYER',
  DAMAGE_DEFECT: 'SELLER',
  DELIVERY_MISTAKE: 'SELLER',
  MISSING_DELIVERY: 'SELLER',
}

/** Reasons that a seller cannot judge without an explanation by the buyer. Source: domain-rules §7.3. */
export const EXPLAINED_CLAIM_REASONS = [
  'DAMAGE_DEFECT',
  'DELIVERY_MISTAKE',
  'MISSING_DELIVERY',
] as const satisfies readonly ClaimReason[]

/** Reasons for which the form offers to add pictures; none is required. Source: domain-rules A52. */
export const EVIDENCED_CLAIM_REASONS = [
  'DAMAGE_DEFECT',
  'DELIVERY_MISTAKE',
] as const satisfies readonly ClaimReason[]
