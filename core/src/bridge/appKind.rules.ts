import type { AppKind } from './appKind.codes.ts'

/** Headers by which a request names the program that sent it; `null` where one is missing. */
export type AppSigns = {
  /** The header `x-app-platform`, which the app sends with the first page. */
  readonly platform: string | null
  readonly userAgent: string | null
}

/** Name of the native app in the agent of its requests, e.g. `JangteoApp/2.6.0`. */
const APP_AGENT = /\bJangteoApp\/\d/
const ANDROID = /\bAndroid\b/

/**
 * The app that a request comes from: what it says of itself, else what its user agent says. Of two apps the one that
 * is not Android is iOS.
 * @example appKindOf({ platform: 'ios', userAgent: null }) // 'ios'
 */
export function appKindOf({ platform, userAgent }: AppSigns): AppKind {
  const reported = platform?.toLowerCase()
  if (reported === 'ios' || reported === 'android') return reported
  if (userAgent === null || !APP_AGENT.test(userAgent)) return 'web'
  return ANDROID.test(userAgent) ? 'android' : 'ios'
}
