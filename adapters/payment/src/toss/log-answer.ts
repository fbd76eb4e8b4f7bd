import * as Effect from 'effect/Effect'
import type { TossAnswer } from './api-client.ts'
import type { Question } from './error-codes.ts'

/**
 * Logs why the market does not know an outcome. Neither keys nor what buyers typed are in an answer's code or reason.
 */
export function logUnanswered(question: Question, answer: TossAnswer): Effect.Effect<void> {
  const said =
    answer.kind === 'failure'
      ? `${answer.status} ${answer.code}`
      : answer.kind === 'silence'
        ? answer.why
        : `a payment that is ${answer.payment.status}, and not the one that was asked about`
  return Effect.logError(`Toss Payments on ${question}: ${said}`)
}
