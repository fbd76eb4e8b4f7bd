import {
  CUSTOMER_CALLS_PATH,
  CUSTOMER_COOKIE_NAME,
} from '@jangteo/core/seller/customerCredential.codes'
import { setCookie } from '@orpc/server/helpers'
import { append, type CookieParts } from './cookies.ts'
import type { IncomingMessage } from 'node:http'

/** Name and password of the calls of customers, in base64; `null` where every credential is let in. */
export type CustomerCredential = string | null

/** True for a call of customers without their credential. Source: spec §7, fixed basic credential. */
export function lacksCustomerCredential(
  { headers }: IncomingMessage,
  path: string,
  credential: CustomerCredential,
): boolean {
  if (credential === null || !path.startsWith(CUSTOMER_CALLS_PATH)) return false
  return headers.authorization !== `Basic ${credential}`
}

/** Gives a page the credential of the calls of customers: it is the same for everybody and no secret. */
export function giveCustomerCredential(parts: CookieParts, credential: CustomerCredential): void {
  if (credential === null) return
  append(parts, (headers) =>
    setCookie(headers, CUSTOMER_COOKIE_NAME, credential, {
      path: '/',
      secure: parts.isHttps,
      sameSite: 'lax',
    }),
  )
}
