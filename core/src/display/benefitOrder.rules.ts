import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'

/**
 * Decides whether benefits are placed in another order: the wanted one names each of them once. Refusal:
 * BENEFIT_LIST_CHANGED, for an order that was made of another list.
 */
export function decideBenefitOrder(
  stored: readonly number[],
  wanted: readonly number[],
): Decision<'BENEFIT_LIST_CHANGED'> {
  const known = new Set(stored)
  const named = new Set(wanted)
  const isWhole = wanted.length === known.size && named.size === known.size
  return isWhole && wanted.every((id) => known.has(id)) ? allow() : refuse('BENEFIT_LIST_CHANGED')
}
