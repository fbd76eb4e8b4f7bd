import { SELLER_APPLICATION_STATE_LABELS } from '@jangteo/core/seller/sellerApplication.codes'
import type { SellerApplicationState } from '@jangteo/core/seller/sellerApplication.codes'
import { Badge } from '../../../parts/text/Badge.tsx'

const TONES = {
  APPLIED: 'brand',
  SUPPLEMENT: 'neutral',
  APPROVED: 'positive',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
} as const

/** State of an application as a mark. */
export function ApplicationBadge({ state }: { readonly state: SellerApplicationState }) {
  return <Badge tone={TONES[state]}>{SELLER_APPLICATION_STATE_LABELS[state]}</Badge>
}
