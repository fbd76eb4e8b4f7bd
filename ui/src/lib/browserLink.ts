import type { LinkDeps } from '@jangteo/http/call/contractLink'
import { credentialOf } from '@jangteo/http/session/credential'
import { observeServerTime } from './serverClock.ts'
import { observeSessionUse } from './sessionIdle.ts'

/** The way this page reaches the market: its own host, with the credential of its cookies. */
export const BROWSER_LINK: Omit<LinkDeps, 'routes'> = {
  baseUrl: '/api',
  fetch: async (url, init) => {
    const response = await fetch(url, init)
    observeServerTime(response, Date.now())
    observeSessionUse(response, Date.now())
    return response
  },
  readCredential: () => credentialOf(document.cookie),
}
