import { AUTH_COOKIE } from '@jangteo/core/session/session.rules'

/** The fixed credential of callers without a login: no name, no password. Source: spec §6, guest (basic credential). */
export const GUEST_CREDENTIAL = 'Basic Z3Vlc3Q6'

function cookieValue(cookies: string, name: string): string | null {
  const prefix = `${name}=`
  const found = cookies.split('; ').find((pair) => pair.startsWith(prefix))
  const value = found?.slice(prefix.length) ?? ''
  return value === '' ? null : value
}

/**
 * The credential header of a call, read from the page's cookies. Source: spec §7.
 * @example credentialOf('auth_token=abc') // 'Bearer abc'
 */
export function credentialOf(cookies: string): string {
  const token = cookieValue(cookies, AUTH_COOKIE.name)
  return token === null ? GUEST_CREDENTIAL : `Bearer ${token}`
}
