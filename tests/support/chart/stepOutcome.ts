import type { Decision } from '@jangteo/core/decision/decision.rules'

type Step = { readonly target: string; readonly effects: readonly string[] }

/** Prints a decision of a table in one line: the next state and its effects, or the code of the refusal. */
export function stepOutcome(decided: Decision<string, Step>): string {
  return decided.ok ? [decided.value.target, ...decided.value.effects].join(' ') : decided.reason
}
