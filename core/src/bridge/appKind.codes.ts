export const APP_KINDS = ['web', 'ios', 'android'] as const

/** Place where the market is shown: in a browser, or in the web view of a native app. Source: spec §1, §2. */
export type AppKind = (typeof APP_KINDS)[number]
