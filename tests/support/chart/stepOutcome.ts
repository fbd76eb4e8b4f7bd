import type { Decision } from '@jangteo/core/decision/decision.rules'

type Step = { readonly target: string; readonly effects: readonly string[] }

/**
 * Data that a table decided in one line: the state it leads to and what follows from it, or the code of the refusal.
 */
export function stepOutcome(decided: Decision<string, Step>): string {
  return decided.ok ? [decided.value.target, ...decided.value.effects].join(' ') : decided.reason
}
