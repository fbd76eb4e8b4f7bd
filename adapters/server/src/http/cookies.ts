import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import { STAFF_COOKIES, STAFF_SESSION_HOURS_MAX } from '@jangteo/core/staff/staff.rules'
import { getCookie, setCookie } from '@orpc/server/helpers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

const DEVICE_COOKIE_NAME = 'device_id'
const DEVICE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60
const deviceId = z.uuid()

/** A request and its response; with https the cookies are `Secure`. */
export type CookieParts = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly isHttps: boolean
}

/**
 * True for the form of another site (a cross-site request that is no GET): it comes without the cookies of this host,
 * so a response that sets them would replace the device, its cart and its session.
 */
function isForeignForm({ method, headers }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers['sec-fetch-site'] === 'cross-site'
}

/** Adds the cookies that a function of the framework writes, except to the form of another site. */
export function append(parts: CookieParts, cookie: (headers: Headers) => void): void {
  const { request, response } = parts
  if (isForeignForm(request)) return
  const headers = new Headers()
  cookie(headers)
  for (const value of headers.getSetCookie()) response.appendHeader('set-cookie', value)
}

/** The device's random id as a request names it; `null` without one. */
export function deviceIdSentBy({ headers }: IncomingMessage): string | null {
  const sent = new Headers({ cookie: headers.cookie ?? '' })
  const known = deviceId.safeParse(getCookie(sent, DEVICE_COOKIE_NAME))
  return known.success ? known.data : null
}

/**
 * The device's random id, assigned on its first request. Scripts cannot read it. Same-site lax: it is sent when a link
 * of another site leads here, so that the page does not assign another one. Source: decision 048.
 */
export function deviceIdOf(parts: CookieParts): string {
  const known = deviceIdSentBy(parts.request)
  if (known !== null) return known
  const newId = crypto.randomUUID()
  append(parts, (headers) =>
    setCookie(headers, DEVICE_COOKIE_NAME, newId, {
      path: '/',
      httpOnly: true,
      secure: parts.isHttps,
      sameSite: 'lax',
      maxAge: DEVICE_COOKIE_MAX_AGE_SECONDS,
    }),
  )
  return newId
}

/**
 * The directive of a log-out: uploaded pictures and pages in the back/forward cache. Not `"storage"`, which would clear
 * data of the device too, and not `"cookies"`, the device's among them. Source: decision 048.
 */
const DROPPED_AT_LOGOUT = '"cache"'

/**
 * Sets the token cookie, or with `null` removes it and clears the browser's cache; scripts read it for the credential
 * header. Source: spec §9.
 */
export function setTokenCookie(parts: CookieParts, token: string | null): void {
  if (isForeignForm(parts.request)) return
  if (token === null) parts.response.setHeader('clear-site-data', DROPPED_AT_LOGOUT)
  const { name, path, sameSite, maxAgeSeconds } = AUTH_COOKIE
  append(parts, (headers) =>
    setCookie(headers, name, token ?? '', {
      path,
      sameSite,
      secure: parts.isHttps,
      maxAge: token === null ? 0 : maxAgeSeconds,
    }),
  )
}

const HOUR_SECONDS = 3600

/** The token of staff that a request came with; `null` without one. */
export function staffTokenOf({ headers }: IncomingMessage, kind: StaffKind): string | null {
  const sent = new Headers({ cookie: headers.cookie ?? '' })
  return getCookie(sent, STAFF_COOKIES[kind]) ?? null
}

/**
 * Sets the token cookie of staff, or with `null` removes it and clears the browser's cache. Scripts cannot read it, and
 * no request that another site begins carries it. Source: market-rules §9.2, decision 123.
 */
export function setStaffCookie(parts: CookieParts, kind: StaffKind, token: string | null): void {
  if (isForeignForm(parts.request)) return
  if (token === null) parts.response.setHeader('clear-site-data', DROPPED_AT_LOGOUT)
  append(parts, (headers) =>
    setCookie(headers, STAFF_COOKIES[kind], token ?? '', {
      path: '/',
      httpOnly: true,
      secure: parts.isHttps,
      sameSite: 'strict',
      maxAge: token === null ? 0 : STAFF_SESSION_HOURS_MAX * HOUR_SECONDS,
    }),
  )
}
