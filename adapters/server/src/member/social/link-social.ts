import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { decideSocialLink } from '@jangteo/core/session/social.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { lockMember } from '@jangteo/postgres/member/member.store'
import { findSocialOwner, listSocialLinks } from '@jangteo/postgres/member/social-link.store'
import type { SocialAccount } from '@jangteo/social/social.port'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import type { Seals } from '../../wire/seals.ts'
import { ownerOf } from '../owner-of.ts'
import { writeLink } from './write-link.ts'

type LinkRequest = {
  readonly memberId: number
  readonly provider: SocialProvider
  readonly account: SocialAccount
}

/**
 * Links a social account to its member in the caller's transaction, under the member's lock. Two members who link one
 * account at once meet in its row, and the second is refused. Refusals: SOCIAL_ALREADY_LINKED,
 * SOCIAL_DIFFERENT_ACCOUNT. Source: spec §8.
 */
export const linkSocial = Effect.fnUntraced(function* ({
  memberId,
  provider,
  account,
}: LinkRequest): Effect.fn.Return<
  void,
  Refused<'SOCIAL_ALREADY_LINKED' | 'SOCIAL_DIFFERENT_ACCOUNT' | 'SOCIAL_UNKNOWN'>,
  Db | Seals
> {
  yield* lockMember(memberId)
  const ownerId = yield* findSocialOwner({ provider, userId: account.userId })
  const links = yield* listSocialLinks(memberId)
  const decision = decideSocialLink({
    isKnown: true,
    owner: ownerOf(ownerId, memberId),
    hasOtherOfProvider: links.some((link) => link.provider === provider),
  })
  if (!decision.ok) return yield* refused(decision.reason)
  const isLinked = yield* writeLink({ memberId, provider, account })
  if (!isLinked) return yield* refused('SOCIAL_DIFFERENT_ACCOUNT')
})
