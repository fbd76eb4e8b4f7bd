import * as Context from 'effect/Context'

/** As long as browsers wait for an answer. Source: spec §9. */
export const CALL_TIMEOUT_MS = 10_000

/** What the operator decides. */
export type SettingValues = {
  /** The address that a payment window returns to. */
  readonly publicUrl: string
  readonly version: string
  /** How long a call may take, in milliseconds; then it is rolled back and answered TIMED_OUT. */
  readonly callTimeoutMs: number
}

export class Settings extends Context.Service<Settings, SettingValues>()('Settings') {}
