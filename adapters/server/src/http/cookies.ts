import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'
import { setCookie } from '@orpc/server/helpers'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'

const DEVICE_COOKIE_NAME = 'device_id'
const DEVICE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60
const deviceId = z.uuid()
const DEVICE_COOKIE = new RegExp(`(?:^|; *)${DEVICE_COOKIE_NAME}=([^;]*)`)

function append(response: ServerResponse, cookie: (headers: Headers) => void): void {
  const headers = new Headers()
  cookie(headers)
  for (const value of headers.getSetCookie()) response.appendHeader('set-cookie', value)
}

/** The device's random id, given to it on its first request. Scripts cannot read it. */
export function deviceIdOf(request: IncomingMessage, response: ServerResponse): string {
  const known = deviceId.safeParse(DEVICE_COOKIE.exec(request.headers.cookie ?? '')?.[1])
  if (known.success) return known.data
  const newId = crypto.randomUUID()
  append(response, (headers) =>
    setCookie(headers, DEVICE_COOKIE_NAME, newId, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      maxAge: DEVICE_COOKIE_MAX_AGE_SECONDS,
    }),
  )
  return newId
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
