import type { Question } from '@jangteo/payment/toss/error-codes'

/**
 * Fault of the next request of a kind. `failure`: it is not done, and said so, to this key for good. `lost`: it never
 * arrives. `dropped`: done, but the connection ends before the answer. `silent`: done, and never answered. `held`: it
 * is worked on until it is released. `answered`: done, and answered with this.
 */
export type Fault =
  | { readonly kind: 'failure'; readonly status: number; readonly code: string }
  | { readonly kind: 'lost' | 'dropped' | 'silent' }
  | { readonly kind: 'held'; readonly until: Promise<void> }
  | { readonly kind: 'answered'; readonly status?: number; readonly text: (text: string) => string }

/** The faults that wait, each for one question. */
export function createFaults() {
  const waiting = new Map<Question, Fault[]>()
  return {
    disturb: (question: Question, ...faults: readonly Fault[]): void => {
      waiting.set(question, [...(waiting.get(question) ?? []), ...faults])
    },
    next: (question: Question): Fault | undefined => waiting.get(question)?.shift(),
  }
}
