import { VERIFICATION_FIELD } from '@jangteo/core/member/identity.codes'
import * as Effect from 'effect/Effect'
import type { IdentityAnswer, IdentityPort } from '../identity.port.ts'
import { readReturnPath, returnedPath } from '../return-path.ts'
import { readAnswer } from './portone-answer.ts'
import { portOnePage } from './portone-page.ts'

/** Path of the page that hands over to PortOne's window. */
export const PORTONE_WINDOW_PATH = '/identity-window'

/** The market's account at PortOne. */
export type PortOneSettings = {
  readonly storeId: string
  readonly channelKey: string
  /** Secret of the V2 API. */
  readonly apiSecret: string
  /** Without a slash at the end. */
  readonly apiUrl: string
  readonly scriptUrl: string
}

type PortOneParts = PortOneSettings & {
  /** The address that browsers use. */
  readonly origin: string
}

/** Time for which PortOne may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 4000

async function ask(settings: PortOneSettings, verificationId: string, signal: AbortSignal) {
  const { apiUrl, apiSecret, storeId, channelKey } = settings
  const query = new URLSearchParams({ storeId })
  const response = await fetch(
    `${apiUrl}/identity-verifications/${verificationId}?${String(query)}`,
    { headers: { authorization: `PortOne ${apiSecret}` }, signal, redirect: 'error' },
  )
  const body: unknown = await response.json()
  return readAnswer({ status: response.status, body }, { verificationId, channelKey })
}

/**
 * Verifies identities by PortOne (V2): its window opens in the browser, and the market's server asks for the result
 * itself. Source: domain-rules §4.5.
 */
export function createPortOneIdentity({ origin, ...settings }: PortOneParts): IdentityPort {
  const { storeId, channelKey, scriptUrl } = settings
  return {
    name: 'portone',
    windowPath: PORTONE_WINDOW_PATH,
    windowUrl: ({ verificationId, returnPath }) =>
      `${PORTONE_WINDOW_PATH}?${String(new URLSearchParams({ verificationId, returnPath }))}`,
    query: (verificationId) =>
      Effect.tryPromise((signal) => ask(settings, verificationId, signal)).pipe(
        Effect.timeout(ANSWER_TIMEOUT_MS),
        Effect.orElseSucceed((): IdentityAnswer => ({
          kind: 'silent',
          why: 'the connection failed',
        })),
      ),
    visit: async ({ url }) => {
      const identityVerificationId = url.searchParams.get(VERIFICATION_FIELD) ?? ''
      const returnPath = readReturnPath(url.searchParams.get('returnPath')) ?? '/'
      const path = returnedPath(returnPath, identityVerificationId)
      const redirectUrl = new URL(path, origin).href
      return portOnePage({ storeId, channelKey, identityVerificationId, redirectUrl }, scriptUrl)
    },
  }
}
