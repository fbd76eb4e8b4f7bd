import { VERIFICATION_FIELD } from '@jangteo/core/member/identity.codes'

const HERE = 'http://market.invalid'

/**
 * A page of the market that a window may return to; `null` for anything that could lead elsewhere.
 * @example readReturnPath('/account/signUp?step=2') // '/account/signUp?step=2'
 */
export function readReturnPath(text: string | null): string | null {
  if (text === null || !URL.canParse(text, HERE)) return null
  const { origin, pathname, search } = new URL(text, HERE)
  const isHere = text.startsWith('/') && origin === HERE && !pathname.startsWith('//')
  return isHere ? `${pathname}${search}` : null
}

/** The page with the verification that ended; without one the window was given up. */
export function returnedPath(returnPath: string, verificationId: string | null): string {
  const { pathname, searchParams } = new URL(returnPath, HERE)
  searchParams.delete(VERIFICATION_FIELD)
  if (verificationId !== null) searchParams.set(VERIFICATION_FIELD, verificationId)
  const query = searchParams.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
