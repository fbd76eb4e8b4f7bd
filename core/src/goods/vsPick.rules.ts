import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { parseJson } from '../decision/json.rules.ts'

/** Most options that are compared at once. Source: spec §5. */
export const VS_PICK_COUNT_MAX = 4

/** Fewest options that make a comparison. Source: market-rules §5.5. */
export const VS_PICK_COUNT_MIN = 2

/** An option to compare. */
export type VsPick = { readonly goodsId: number; readonly optionId: number }

/** Reason why an option cannot be compared with the others. */
export type VsPickRefusal = 'VS_PICK_DUPLICATE' | 'VS_PICK_FULL'

/** Reason why options are not compared. */
export type ComparisonRefusal = 'VS_PICK_DUPLICATE' | 'VS_PICK_MIXED'

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

/** Decides whether a list names no option twice. Refusal: VS_PICK_DUPLICATE. Source: spec §5. */
export function decideDistinctOptions(optionIds: readonly number[]): Decision<'VS_PICK_DUPLICATE'> {
  return new Set(optionIds).size < optionIds.length ? refuse('VS_PICK_DUPLICATE') : allow()
}

/** A product of a comparison with its root category; `null` for a product in none, which is like itself alone. */
export type RootedGoods = { readonly goodsId: number; readonly rootId: number | null }

/** Decides whether products are of one root category. Refusal: VS_PICK_MIXED. Source: market-rules §5.5. */
export function decideOneKind(goods: readonly RootedGoods[]): Decision<'VS_PICK_MIXED'> {
  const kinds = new Set(goods.map(({ goodsId, rootId }) => rootId ?? `of ${goodsId}`))
  return kinds.size > 1 ? refuse('VS_PICK_MIXED') : allow()
}

function toId(text: unknown): number[] {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? [id] : []
}

/** Reads the options that a link compares: no id twice, four at most; what is no id is left out. Source: market-rules §5.5. */
export function readPickedIds(texts: readonly string[]): number[] {
  return [...new Set(texts.flatMap(toId))].slice(0, VS_PICK_COUNT_MAX)
}

/** An option that a browser stores to compare it later, with what its line in the tray shows. */
export type StoredVsPick = VsPick & {
  readonly goodsName: string
  readonly optionName: string
  readonly picture: string
}

function isStoredPick(value: unknown): value is StoredVsPick {
  if (typeof value !== 'object' || value === null) return false
  const { goodsId, optionId, goodsName, optionName, picture } = value as Record<string, unknown>
  const texts = [goodsName, optionName, picture]
  return (
    [goodsId, optionId].every((id) => toId(id).length === 1 && typeof id === 'number') &&
    texts.every((text) => typeof text === 'string')
  )
}

/** Reads the options that a browser stored; a text that is none of ours is no options. Source: market-rules §5.5. */
export function readStoredPicks(text: string | null): StoredVsPick[] {
  const stored = text === null ? null : parseJson(text)
  if (!Array.isArray(stored)) return []
  return stored.filter(isStoredPick).reduce<StoredVsPick[]>((picks, pick) => {
    const decided = decideVsPick(picks, pick)
    return decided.ok ? decided.value : picks
  }, [])
}
