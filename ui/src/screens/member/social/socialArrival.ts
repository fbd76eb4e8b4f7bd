import type { SocialArrival } from '@jangteo/core/session/socialLogin.chart'
import { readSocialReturn } from '@jangteo/core/session/socialReturn.rules'
import { readGuest } from './socialDrafts.ts'

/** Arrival on the page of a social login, with the name that a provider sent beside the code. */
export type Arrival = { readonly arrival: SocialArrival; readonly name: string | null }

type Address = { readonly search: string; readonly hash: string }

/** Reads what the address says; an address that says nothing goes on with the sign-up that was begun before a reload. */
export function readArrival(provider: string, { search, hash }: Address): Arrival {
  const query = new URLSearchParams(search)
  const name = new URLSearchParams(hash.slice(1)).get('name')
  const [code, state, error] = ['code', 'state', 'error'].map((field) => query.get(field))
  const arrival = readSocialReturn({
    code: code ?? null,
    state: state ?? null,
    error: error ?? null,
  })
  const guest = search === '' ? readGuest(provider) : null
  return { arrival: guest === null ? arrival : { kind: 'guest', guest }, name }
}
