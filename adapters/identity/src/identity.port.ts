import type { Day } from '@jangteo/core/calendar/day.rules'
import type { Gender, IdentityPurpose } from '@jangteo/core/member/identity.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** A person as a provider knows them; `ci` is equal for one person everywhere. Source: domain-rules §4.5. */
export type IdentifiedPerson = {
  readonly ci: string
  readonly name: string
  readonly birthday: Day
  /** `null` where the provider reports neither. */
  readonly gender: Gender | null
  /** Digits only. */
  readonly mobile: string
}

/**
 * Answer of a provider: a person, nobody (not finished, failed, or given up), or silence. `why` is for the log and holds
 * nothing of a person.
 */
export type IdentityAnswer =
  | { readonly kind: 'verified'; readonly person: IdentifiedPerson }
  | { readonly kind: 'unverified'; readonly why: string }
  | { readonly kind: 'silent'; readonly why: string }

/** A window that is to be opened. */
export type IdentityRequest = {
  readonly verificationId: string
  readonly purpose: IdentityPurpose
  /** Path of the market's page that the window returns to, with its query. */
  readonly returnPath: string
}

/** A page of a provider's window; the market serves it under its own address. */
export type WindowAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A request for such a page: a path of the market with its query, and the fields of a form. */
export type WindowRequest = {
  readonly method: string
  readonly url: URL
  readonly form: URLSearchParams | null
}

/** Verifies who somebody is, in a window that the provider answers for. It never fails. Source: market-rules §7. */
export type IdentityPort = {
  readonly name: string
  /** Path of the window's page. */
  readonly windowPath: string
  /** URL of the window. It returns to the page with `verificationId`, or without it when it was given up. */
  readonly windowUrl: (request: IdentityRequest) => string
  /** Asks the provider what became of a verification. */
  readonly query: (verificationId: string) => Effect.Effect<IdentityAnswer>
  /** Answers the page of the window. */
  readonly visit: (request: WindowRequest) => Promise<WindowAnswer>
}

export class IdentityProvider extends Context.Service<IdentityProvider, IdentityPort>()(
  'IdentityProvider',
) {}
