import type { SocialExchange, UnlinkOutcome } from './social.port.ts'
import type { ProviderAnswer } from './ask-provider.ts'

type Failure = Exclude<ProviderAnswer<never>, { readonly kind: 'body' }>

/** An exchange that came to nothing: a provider that is down or closed to this market is unavailable. */
export function toFailedExchange({ kind, why }: Failure): SocialExchange {
  return { kind: kind === 'down' || kind === 'locked' ? 'unavailable' : 'unknown', why }
}

/** A consent has ended when the provider says so, and when it knows the token or the account no more. */
export function toUnlinkOutcome({ kind }: ProviderAnswer<unknown>): UnlinkOutcome {
  return kind === 'body' || kind === 'refused' ? 'ended' : 'unanswered'
}
