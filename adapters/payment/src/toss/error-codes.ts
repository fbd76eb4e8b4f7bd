/**
 * Meaning of an error code for its request. `ended`: it was not done and will not be. `absent`: there is no such
 * payment. `processed`: it was done before, so a query knows more. `passing`: it failed for now, and Toss Payments will
 * repeat that failure to this idempotency key. `unanswered`: nobody can say yet, or the shop's own key is not accepted.
 */
export type Verdict = 'ended' | 'absent' | 'processed' | 'passing' | 'unanswered'

/** Errors with the same meaning for every request. */
const COMMON = {
  PROVIDER_ERROR: 'passing',
  FAILED_INTERNAL_SYSTEM_PROCESSING: 'passing',
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: 'passing',
  COMMON_ERROR: 'passing',
  UNKNOWN_ERROR: 'passing',
  IDEMPOTENT_REQUEST_PROCESSING: 'unanswered',
  UNAUTHORIZED_KEY: 'unanswered',
  INVALID_API_KEY: 'unanswered',
  INCORRECT_BASIC_AUTH_FORMAT: 'unanswered',
} as const satisfies Readonly<Record<string, Verdict>>

/**
 * The documented errors, request by request; what is missing here is `ended` with a 4xx and `passing` with a 5xx. A
 * code of the shop's key never ends a payment: with the right key it may turn out to be paid. Source: domain-rules
 * §4.1.
 */
export const VERDICTS = {
  open: COMMON,
  confirm: {
    ...COMMON,
    ALREADY_PROCESSED_PAYMENT: 'processed',
    ALREADY_COMPLETED_PAYMENT: 'processed',
    DUPLICATED_ORDER_ID: 'processed',
    FORBIDDEN_CONSECUTIVE_REQUEST: 'passing',
    CARD_PROCESSING_ERROR: 'passing',
    FAILED_METHOD_HANDLING: 'passing',
    UNKNOWN_PAYMENT_ERROR: 'ended',
    NOT_FOUND_PAYMENT: 'absent',
    NOT_FOUND: 'absent',
  },
  query: {
    ...COMMON,
    FORBIDDEN_CONSECUTIVE_REQUEST: 'passing',
    NOT_FOUND_PAYMENT: 'absent',
    NOT_FOUND: 'absent',
  },
  cancel: {
    ...COMMON,
    ALREADY_REFUNDING_PAYMENT: 'unanswered',
    FORBIDDEN_CONSECUTIVE_REQUEST: 'passing',
    NOT_AVAILABLE_BANK: 'passing',
    FAILED_REFUND_PROCESS: 'passing',
    FAILED_PARTIAL_REFUND: 'passing',
    FAILED_METHOD_HANDLING_CANCEL: 'passing',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Verdict>>>>

export type Question = keyof typeof VERDICTS

/** Returns the meaning of a failed answer for its request. */
export function verdictOf(
  question: Question,
  { status, code }: { readonly status: number; readonly code: string },
): Verdict {
  const known: ReadonlyMap<string, Verdict> = new Map(Object.entries(VERDICTS[question]))
  return known.get(code) ?? (status >= 500 || status === 429 ? 'passing' : 'ended')
}
