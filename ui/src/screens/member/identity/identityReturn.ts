import { VERIFICATION_FIELD } from '@jangteo/core/member/identity.codes'

type Address = { readonly pathname: string; readonly search: string }

/** Reads the verification that a window returned with; `null` where none returned. */
export function returnedVerification(search: string): string | null {
  return new URLSearchParams(search).get(VERIFICATION_FIELD)
}

/** A page without what a window added to its address: where the next window returns to. */
export function pathWithoutVerification({ pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  query.delete(VERIFICATION_FIELD)
  const rest = query.toString()
  return rest === '' ? pathname : `${pathname}?${rest}`
}
