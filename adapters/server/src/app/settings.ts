import { Context } from 'effect'

/** What the operator decides. */
export type SettingValues = {
  /** Minutes without a request until a browser's session ends. */
  readonly idleMinutesMax: number
  /** The address that a payment window returns to. */
  readonly publicUrl: string
}

export class Settings extends Context.Service<Settings, SettingValues>()('Settings') {}
