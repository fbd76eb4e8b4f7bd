import type { CallerKind } from '@jangteo/core/session/caller.codes'

/** Result for each kind of caller: let in, or the refusal. */
export type Door = Readonly<
  Record<CallerKind, 'let in' | 'SESSION_REQUIRED' | 'CALLER_NOT_ALLOWED'>
>

export const EVERYBODY: Door = {
  GUEST: 'let in',
  GUEST_ORDER: 'let in',
  ASSOCIATE_MEMBER: 'let in',
  MEMBER: 'let in',
  SELLER: 'let in',
  OPERATOR: 'let in',
}
/** Callers with an order: members, and guests who opened theirs. */
export const BUYERS: Door = {
  ...EVERYBODY,
  GUEST: 'SESSION_REQUIRED',
  SELLER: 'SESSION_REQUIRED',
  OPERATOR: 'SESSION_REQUIRED',
}
export const MEMBERS: Door = { ...BUYERS, GUEST_ORDER: 'SESSION_REQUIRED' }
/** Staff of one kind; a login of any other is not read there. */
const NOBODY: Door = {
  ...MEMBERS,
  ASSOCIATE_MEMBER: 'SESSION_REQUIRED',
  MEMBER: 'SESSION_REQUIRED',
}
export const SELLERS: Door = { ...NOBODY, SELLER: 'let in' }
export const OPERATORS: Door = { ...NOBODY, OPERATOR: 'let in' }
export const VERIFIED: Door = { ...MEMBERS, ASSOCIATE_MEMBER: 'CALLER_NOT_ALLOWED' }
