import { STORE_STATE_LABELS } from '@jangteo/core/store/store.codes'
import type { StoreState } from '@jangteo/core/store/store.codes'
import { Badge } from '../../../parts/text/Badge.tsx'

const TONES = {
  PREPARING: 'brand',
  OPEN: 'positive',
  PAUSED: 'neutral',
  SUSPENDED: 'inverse',
  CLOSED: 'neutral',
} as const

/** State of a store as a mark. */
export function StoreBadge({ state }: { readonly state: StoreState }) {
  return <Badge tone={TONES[state]}>{STORE_STATE_LABELS[state]}</Badge>
}
