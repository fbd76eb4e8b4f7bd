import type { StaffKind } from '@jangteo/core/staff/staff.codes'
import type { StaffAccount } from '@jangteo/postgres/staff/staff-session.store'
import * as Effect from 'effect/Effect'
import { Seals } from '../wire/seals.ts'

/** Name that wrong passwords of a login id are counted for, and its trusted devices stored under. */
export function staffLoginName(kind: StaffKind, loginId: string): string {
  return `staff-login:${kind}:${loginId}`
}

/** Name that wrong codes of an account are counted for, and the devices that passed its second factor stored under. */
export function staffFactorName({ kind, id }: StaffAccount): string {
  return `staff-factor:${kind}:${id}`
}

/** Keyed hashes by which secrets of logins lie in rows. */
export type StaffHashes = {
  readonly ofTicket: (ticket: string) => string
  /** Of a code, for the ticket that it was sent for. */
  readonly ofCode: (ticket: string, code: string) => string
  readonly ofLink: (token: string) => string
  readonly ofName: (name: string) => string
}

/** Hashes of the secrets of logins. */
export const staffHashes: Effect.Effect<StaffHashes, never, Seals> = Effect.map(
  Seals,
  ({ digest }) => ({
    ofTicket: (ticket) => digest(`staff-ticket ${ticket}`),
    ofCode: (ticket, code) => digest(`staff-code ${ticket} ${code}`),
    ofLink: (token) => digest(`staff-link ${token}`),
    ofName: (name) => digest(name),
  }),
)
