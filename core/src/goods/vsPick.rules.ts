import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/** Most options that are compared at once. Source: spec §5. */
export const VS_PICK_COUNT_MAX = 4

/** An option to compare. */
export type VsPick = { readonly goodsId: number; readonly optionId: number }

/** Reason why an option cannot be compared with the others. */
export type VsPickRefusal = 'VS_PICK_DUPLICATE' | 'VS_PICK_FULL'

/**
 * Decides whether one more option is compared; the value is the options to compare: four at most, none twice. Refusals
 * in this order: VS_PICK_DUPLICATE, VS_PICK_FULL. Source: spec §5, domain-rules A55.
 */
export function decideVsPick<Pick extends VsPick>(
  picks: readonly Pick[],
  pick: Pick,
): Decision<VsPickRefusal, Pick[]> {
  const isThere = picks.some(
    ({ goodsId, optionId }) => goodsId === pick.goodsId && optionId === pick.optionId,
  )
  if (isThere) return refuse('VS_PICK_DUPLICATE')
  return picks.length >= VS_PICK_COUNT_MAX ? refuse('VS_PICK_FULL') : allow([...picks, pick])
}
