/** Type of a page for the native app: I is a page of ours, D a deep link. Source: spec §2. */
export type PageType = 'I' | 'D'

/** Host of the page: the native app or a browser, and the scheme of the app's deep links, as `jangteo://`. */
export type PageHost = { readonly isInApp: boolean; readonly appScheme: string }

/**
 * Way in which a link opens: through the native bridge, by this page's router, by the browser, or not at all, because
 * it is neither a page of ours nor a web, telephone or mail address.
 */
export type PageOpening =
  | { readonly kind: 'BRIDGE'; readonly type: PageType; readonly url: string }
  | { readonly kind: 'ROUTER'; readonly url: string }
  | { readonly kind: 'BROWSER'; readonly url: string }
  | { readonly kind: 'REFUSED' }

const WEB_SCHEMES = ['https://', 'http://'] as const
const CONTACT_SCHEMES = ['tel:', 'mailto:', 'sms:'] as const

function startsWithAny(url: string, starts: readonly string[]): boolean {
  const lower = url.toLowerCase()
  return starts.some((start) => lower.startsWith(start.toLowerCase()))
}

function hasHiddenCharacter(url: string): boolean {
  return Array.from(url).some((character) => character <= ' ' || character === '\\')
}

/** Two slashes in the path; after `?` and `#` they name no host. */
const DOUBLE_SLASH_IN_PATH = /^[^?#]*\/\//

/**
 * True for a link that stays on this host: one slash first, nowhere two in the path, since `/..//host` resolves to
 * `//host`, and nothing that browsers drop or read as a slash. Required of the page to return to after a login. Source:
 * spec §2.
 */
export function isOwnPath(url: string): boolean {
  return url.startsWith('/') && !DOUBLE_SLASH_IN_PATH.test(url) && !hasHiddenCharacter(url)
}

/** Returns the page that an address names to go on to; `null` for none, and for one that leaves this host. */
export function ownPathOf(named: unknown): string | null {
  return typeof named === 'string' && isOwnPath(named) ? named : null
}

/** The type of a page for the native bridge: D when the link starts with the app's scheme. Source: spec §2. */
export function pageTypeOf(url: string, appScheme: string): PageType {
  return startsWithAny(url, [appScheme]) ? 'D' : 'I'
}

/** Decides how a link opens, in the native app and outside it. Source: spec §2. */
export function decideOpening(url: string, host: PageHost): PageOpening {
  if (startsWithAny(url, CONTACT_SCHEMES)) return { kind: 'BROWSER', url }
  const isOwn = isOwnPath(url)
  if (!isOwn && !startsWithAny(url, [...WEB_SCHEMES, host.appScheme])) return { kind: 'REFUSED' }
  if (host.isInApp) return { kind: 'BRIDGE', type: pageTypeOf(url, host.appScheme), url }
  return { kind: isOwn ? 'ROUTER' : 'BROWSER', url }
}
