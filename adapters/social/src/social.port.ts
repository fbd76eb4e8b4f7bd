import type { SocialProvider } from '@jangteo/core/session/social.codes'
import * as Context from 'effect/Context'
import type * as Effect from 'effect/Effect'

/** A visit to a provider. `codeVerifier` is its secret: 43 characters of `A-Z a-z 0-9 - _` (RFC 7636). */
export type SocialVisit = {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  /** URL that the provider sends the browser back to, with `code` and `state`, or with `error`. */
  readonly redirectUri: string
}

/** A social account as its provider reports it; `null` for what it does not say or nobody consented to. */
export type SocialAccount = {
  /** Id of the account, the provider's own for this market. */
  readonly userId: string
  /** E-mail address that the provider vouches for. */
  readonly verifiedEmail: string | null
  readonly name: string | null
  /** Token that ends the consent; `null` where the id suffices. */
  readonly unlinkToken: string | null
}

/**
 * Answer of a provider to a code. `unknown`: none in time, or none that can be trusted. `unavailable`: the provider is
 * down. `why` is for the log and holds no values.
 */
export type SocialExchange =
  | { readonly kind: 'known'; readonly account: SocialAccount }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string }

/** End of a consent at its provider: ended now or before, or not yet since the provider did not answer. */
export type UnlinkOutcome = 'ended' | 'unanswered'

/** A provider of social logins. Its effects never fail; silence is an outcome. Source: domain-rules §4.6. */
export type SocialPort = {
  /** URL at the provider where a person agrees. */
  readonly authorizeUrl: (visit: SocialVisit) => string
  /** Redeems the code of a return for the account of who agreed. */
  readonly exchange: (code: string, visit: SocialVisit) => Effect.Effect<SocialExchange>
  /** Withdraws the consent of an account. */
  readonly unlink: (
    account: Pick<SocialAccount, 'unlinkToken' | 'userId'>,
  ) => Effect.Effect<UnlinkOutcome>
}

/** The providers that are open; a login with another one is refused. */
export type SocialProviders = Readonly<Partial<Record<SocialProvider, SocialPort>>>

export class Socials extends Context.Service<Socials, SocialProviders>()('Socials') {}
