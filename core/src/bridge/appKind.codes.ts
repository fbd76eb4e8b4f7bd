export const APP_KINDS = ['web', 'ios', 'android'] as const

/** Environment of the page: a browser, or the web view of a native app. Source: spec §1, §2. */
export type AppKind = (typeof APP_KINDS)[number]
