import type { Answers } from '@jangteo/http/call/calls'
import { isLoggedIn } from '@jangteo/core/session/caller.rules'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from './deps.ts'
import { useOnceStarted } from './useStarted.ts'

type Me = Answers['session']['whoAmI']

/**
 * Caller who uses the app. Unknown until the first answer, and in a part of a prerendered page until React has taken it over:
 * pages are drawn for everybody, personal data joins later. Source: decision 184.
 */
export type Caller =
  | {
      readonly isKnown: false
      readonly isLoggedIn: false
      readonly cartCount: 0
      readonly unreadCount: 0
    }
  | (Me & { readonly isKnown: true; readonly isLoggedIn: boolean })

const UNKNOWN: Caller = { isKnown: false, isLoggedIn: false, cartCount: 0, unreadCount: 0 }

/** The caller as the server knows it (`GET /accounts/me`); screens invalidate `calls.session.whoAmI` to ask again. */
export function useCaller(): Caller {
  const calls = useCalls()
  const { data } = useQuery(calls.session.whoAmI.queryOptions())
  return toCaller(useOnceStarted(data))
}

/** The same as it is known already: a question whether a session is still used must not be a use itself. */
export function useKnownCaller(): Caller {
  const calls = useCalls()
  const options = { ...calls.session.whoAmI.queryOptions(), refetchOnMount: false }
  return toCaller(useQuery(options).data)
}

function toCaller(me: Me | undefined): Caller {
  return me === undefined
    ? UNKNOWN
    : { ...me, isKnown: true, isLoggedIn: isLoggedIn(me.memberShipType) }
}
