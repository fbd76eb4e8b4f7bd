import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { SOCIAL_ANSWER_MS_MAX } from '@jangteo/core/session/social.rules'
import { type SocialAccount, type SocialExchange, Socials } from '@jangteo/social/social.port'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { Settings } from '../../call/settings.ts'
import { Seals } from '../../wire/seals.ts'
import { visitOf } from './social-secrets.ts'

type Returned = {
  readonly provider: SocialProvider
  readonly code: string
  readonly state: string
}

const SILENCE: SocialExchange = { kind: 'unknown', why: 'no answer in time' }

/**
 * Asks a provider whose code this is, outside of any transaction and for five seconds at most. Refusals: SOCIAL_UNKNOWN
 * for no answer, or one that cannot be trusted; SOCIAL_UNAVAILABLE for a provider that is closed or down. Source:
 * market-rules §7.
 */
export const exchangeCode = Effect.fnUntraced(function* ({
  provider,
  code,
  state,
}: Returned): Effect.fn.Return<
  SocialAccount,
  Refused<'SOCIAL_UNAVAILABLE' | 'SOCIAL_UNKNOWN'>,
  Seals | Settings | Socials
> {
  const port = (yield* Socials)[provider]
  if (port === undefined) return yield* refused('SOCIAL_UNAVAILABLE')
  const { publicUrl } = yield* Settings
  const visit = visitOf(yield* Seals, { provider, state, publicUrl })
  const answer = yield* port.exchange(code, visit).pipe(
    Effect.timeoutOrElse({
      duration: SOCIAL_ANSWER_MS_MAX,
      orElse: () => Effect.succeed(SILENCE),
    }),
  )
  if (answer.kind === 'known') return answer.account
  yield* Effect.logWarning(`${provider} named no account: ${answer.why}`)
  return yield* refused(answer.kind === 'unknown' ? 'SOCIAL_UNKNOWN' : 'SOCIAL_UNAVAILABLE')
})
