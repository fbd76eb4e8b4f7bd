import type { ClaimView } from '@jangteo/core/claim/claim.view'
import { Badge } from '../../parts/text/Badge.tsx'

const TONES = { open: 'brand', done: 'positive', ended: 'neutral' } as const

/** Badge of a claim's state, coloured by its progress. */
export function ClaimBadge({ view: { label, tone } }: { readonly view: ClaimView }) {
  return <Badge tone={TONES[tone]}>{label}</Badge>
}
