import { Context } from 'effect'

/** What the operator decides. */
export type SettingValues = {
  /** The address that a payment window returns to. */
  readonly publicUrl: string
  readonly version: string
}

export class Settings extends Context.Service<Settings, SettingValues>()('Settings') {}
