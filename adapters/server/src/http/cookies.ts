import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { getCookie, setCookie } from '@orpc/server/helpers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

const DEVICE_COOKIE_NAME = 'device_id'
const DEVICE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60

function cookieOf(request: IncomingMessage, name: string): string | undefined {
  return getCookie(new Headers({ cookie: request.headers.cookie ?? '' }), name)
}

function append(response: ServerResponse, cookie: (headers: Headers) => void): void {
  const headers = new Headers()
  cookie(headers)
  for (const value of headers.getSetCookie()) response.appendHeader('set-cookie', value)
}

/** The device's random id, given to it on its first request. Scripts cannot read it. */
export function deviceIdOf(request: IncomingMessage, response: ServerResponse): string {
  const known = z.uuid().safeParse(cookieOf(request, DEVICE_COOKIE_NAME))
  if (known.success) return known.data
  const deviceId = crypto.randomUUID()
  append(response, (headers) =>
    setCookie(headers, DEVICE_COOKIE_NAME, deviceId, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      maxAge: DEVICE_COOKIE_MAX_AGE_SECONDS,
    }),
  )
  return deviceId
}

/** Hands the browser its token, or takes it away; its scripts read it for the credential header. Source: spec §9. */
export function setTokenCookie(response: ServerResponse, token: string | null): void {
  const { name, path, sameSite, maxAgeSeconds } = AUTH_COOKIE
  append(response, (headers) =>
    setCookie(headers, name, token ?? '', {
      path,
      sameSite,
      maxAge: token === null ? 0 : maxAgeSeconds,
    }),
  )
}
