import { SOCIAL_PROVIDER_OF, SOCIAL_PROVIDERS } from '@jangteo/core/session/social.codes'
import type { SocialPathName, SocialProvider } from '@jangteo/core/session/social.codes'
import { decideSocialUnlink } from '@jangteo/core/session/social.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { addJob } from '@jangteo/postgres/job/job.store'
import { lockMember } from '@jangteo/postgres/member/member.store'
import { endSocialLinksOf, listSocialLinks } from '@jangteo/postgres/member/social-link.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { callingMember } from '../../call/member-caller.ts'
import { refused } from '../../call/refused.ts'
import { hasPassword } from '../../session/passwords.ts'

/** The job that has a provider end a consent. */
export const UNLINK_SOCIAL = 'unlink-social'

/**
 * Takes a provider off the calling member's account, under the member's lock, so that of two simultaneous calls for the
 * last two ways in one is refused. Refusals: SOCIAL_ALREADY_UNLINKED, SOCIAL_LAST_WAY. Source: market-rules §7.
 */
export const unlinkSocial = Effect.fnUntraced(function* (input: {
  readonly provider: SocialPathName
}) {
  const provider = SOCIAL_PROVIDER_OF[input.provider]
  const memberId = yield* callingMember
  const member = yield* lockMember(memberId)
  const links = yield* listSocialLinks(memberId)
  const linked = links.map((link) => link.provider)
  const decision = decideSocialUnlink(provider, {
    hasPassword: hasPassword(member),
    linked,
  })
  if (!decision.ok) return yield* refused(decision.reason)
  yield* endSocials(memberId, [provider])
  return { done: true } as const
}, transaction)

/**
 * Ends links of a member in the caller's transaction, all of them unless providers are named: nobody logs in by them
 * any more, and a job has the providers end the consents.
 */
export const endSocials = Effect.fnUntraced(function* (
  memberId: number,
  providers: readonly SocialProvider[] = SOCIAL_PROVIDERS,
): Effect.fn.Return<void, never, Db> {
  const at = new Date(yield* Clock.currentTimeMillis)
  const linkIds = yield* endSocialLinksOf(memberId, { providers, at })
  for (const linkId of linkIds) {
    const key = `${UNLINK_SOCIAL}:${linkId}`
    yield* addJob({ task: UNLINK_SOCIAL, payload: { linkId }, dueAt: at, key })
  }
})
