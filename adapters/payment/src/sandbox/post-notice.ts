import type { PostNotice } from './notice-courier.ts'

const NOTICE_TIMEOUT_MS = 10_000

/** Posts a notice to an address of the market over the network, as any gateway does. */
export function postNoticeTo(hookUrl: string): PostNotice {
  return async (body) => {
    const response = await fetch(hookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(NOTICE_TIMEOUT_MS),
    })
    return response.ok
  }
}
