import type { LinkDeps } from '@jangteo/http/call/contractLink'
import { customerCredentialOf } from '@jangteo/http/staff/customerCredential'
import { observeServerTime } from './serverClock.ts'
import { observeStaffSession } from './staffSession.ts'

/**
 * The way a page of staff reaches the market. The token is in a cookie that no script reads; the credential header, which
 * no form can add, says that a page of ours makes the call.
 */
export const STAFF_LINK: Omit<LinkDeps, 'routes'> = {
  baseUrl: '/api',
  fetch: async (url, init) => {
    const response = await fetch(url, init)
    observeServerTime(response, Date.now())
    observeStaffSession(response, init.method)
    return response
  },
  readCredential: () => customerCredentialOf(document.cookie),
}
