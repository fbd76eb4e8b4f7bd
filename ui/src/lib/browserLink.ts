import type { LinkDeps } from '@jangteo/http/call/contractLink'
import { credentialOf } from '@jangteo/http/session/credential'

/** The way this page reaches the market: its own host, with the credential of its cookies. */
export const BROWSER_LINK: Omit<LinkDeps, 'routes'> = {
  baseUrl: '/api',
  fetch: (url, init) => fetch(url, init),
  readCredential: () => credentialOf(document.cookie),
}
