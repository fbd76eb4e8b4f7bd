import { SPECIAL_SALE_STATE_LABELS } from '@jangteo/core/promotion/specialSale.codes'
import type { SpecialSaleState } from '@jangteo/core/promotion/specialSale.codes'
import { Badge } from '../../../parts/text/Badge.tsx'

const TONES = {
  SCHEDULED: 'neutral',
  ENTERING: 'brand',
  CLOSED: 'neutral',
  DRAWN: 'neutral',
  BUYING: 'positive',
  BUYING_NEXT: 'positive',
  ENDED: 'inverse',
  CANCELLED: 'inverse',
} as const satisfies Record<SpecialSaleState, string>

/** State of a special sale as a mark. */
export function SaleBadge({ state }: { readonly state: SpecialSaleState }) {
  return <Badge tone={TONES[state]}>{SPECIAL_SALE_STATE_LABELS[state]}</Badge>
}
