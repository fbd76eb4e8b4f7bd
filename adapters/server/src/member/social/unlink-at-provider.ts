import { SOCIAL_ANSWER_MS_MAX } from '@jangteo/core/session/social.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { deleteSocialLink, findEndedLink } from '@jangteo/postgres/member/social-link.store'
import { Socials } from '@jangteo/social/social.port'
import * as Effect from 'effect/Effect'
import { Seals } from '../../wire/seals.ts'

const SILENCE = Effect.succeed('unanswered' as const)

/**
 * Has a provider end the consent of a link that was taken away, and deletes the row. A social account that was linked
 * again has a new consent, which stays; a provider that the operator closed cannot be asked. One that does not answer
 * is asked again by the job's next try. Done twice it asks twice, which providers bear.
 */
export const unlinkAtProvider = Effect.fnUntraced(function* (
  linkId: number,
): Effect.fn.Return<void, never, Db | Seals | Socials> {
  const link = yield* findEndedLink(linkId)
  if (link === undefined) return
  const port = (yield* Socials)[link.provider]
  if (!link.isLinkedAgain && port !== undefined) {
    const { open } = yield* Seals
    const { userId, unlinkTokenSealed } = link
    const unlinkToken = unlinkTokenSealed === null ? null : open(unlinkTokenSealed)
    const outcome = yield* port
      .unlink({ userId, unlinkToken })
      .pipe(Effect.timeoutOrElse({ duration: SOCIAL_ANSWER_MS_MAX, orElse: () => SILENCE }))
    if (outcome === 'unanswered') {
      return yield* Effect.die(new Error(`${link.provider} did not answer about link ${linkId}`))
    }
  }
  if (port === undefined) {
    yield* Effect.logWarning(`${link.provider} is closed and keeps the consent of link ${linkId}`)
  }
  yield* deleteSocialLink(linkId)
})
