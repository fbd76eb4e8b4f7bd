import * as Context from 'effect/Context'

/** Time that browsers wait for an answer. Source: spec §9. */
export const CALL_TIMEOUT_MS = 10_000

/** Shares of a call's time: the database cancels a statement first, then the call is ended, then it is answered. */
const STATEMENT_SHARE = 0.9
const USE_CASE_SHARE = 0.95

/** Time limit of one statement, waiting for locks included, in milliseconds. */
export function statementTimeMs(callTimeoutMs: number): number {
  return callTimeoutMs * STATEMENT_SHARE
}

/** Time limit of a use case, in milliseconds; the rest of the call's time is for its rollback and the answer. */
export function useCaseTimeMs(callTimeoutMs: number): number {
  return callTimeoutMs * USE_CASE_SHARE
}

/** Operator's settings for use cases. */
export type SettingValues = {
  /** The address that a payment window returns to. */
  readonly publicUrl: string
  readonly version: string
  /**
   * Time for which a call may take, in milliseconds; then it is rolled back and answered TIMED_OUT. Of a commit that
   * the database did not answer nobody knows the outcome: the same call with its key is answered by it.
   */
  readonly callTimeoutMs: number
}

export class Settings extends Context.Service<Settings, SettingValues>()('Settings') {}
