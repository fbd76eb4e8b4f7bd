import type { SocialProvider } from '@jangteo/core/session/social.codes'
import type { Db } from '@jangteo/postgres/database/db'
import { insertSocialLink } from '@jangteo/postgres/member/social-link.store'
import type { SocialAccount } from '@jangteo/social/social.port'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Seals } from '../../wire/seals.ts'

type Link = {
  readonly memberId: number
  readonly provider: SocialProvider
  readonly account: SocialAccount
}

/**
 * Links a social account to a member in the caller's transaction; `false` when another member linked it in between.
 * The token that ends the consent lies sealed.
 */
export const writeLink = Effect.fnUntraced(function* ({
  memberId,
  provider,
  account: { userId, unlinkToken },
}: Link): Effect.fn.Return<boolean, never, Db | Seals> {
  const { seal } = yield* Seals
  const unlinkTokenSealed = unlinkToken === null ? null : seal(unlinkToken)
  const at = new Date(yield* Clock.currentTimeMillis)
  return yield* insertSocialLink({ memberId, provider, userId, unlinkTokenSealed, at })
})
