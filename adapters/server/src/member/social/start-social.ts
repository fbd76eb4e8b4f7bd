import { SOCIAL_PROVIDER_OF } from '@jangteo/core/session/social.codes'
import type { SocialPathName, SocialPurpose } from '@jangteo/core/session/social.codes'
import { insertSocialAttempt } from '@jangteo/postgres/member/social-attempt.store'
import { Socials } from '@jangteo/social/social.port'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf, sessionEndOfCaller } from '../../call/caller.ts'
import { refused } from '../../call/refused.ts'
import { Settings } from '../../call/settings.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { drawSecret } from '../../wire/draw-secret.ts'
import { Seals } from '../../wire/seals.ts'
import { stateHashOf, visitOf } from './social-secrets.ts'

type StartInput = {
  readonly provider: SocialPathName
  readonly purposeEnum: SocialPurpose
  readonly returnUrl: string | null
}

/**
 * Begins a visit to a provider: its state is drawn and stored as a hash with the device that will bring it back, and
 * for a link with the member. Two simultaneous visits are two. Refusals: SOCIAL_UNAVAILABLE for a provider that is not
 * open, SESSION_REQUIRED or the end of the session for a link without a login. Source: market-rules §7.
 */
export const startSocial = Effect.fnUntraced(function* (input: StartInput) {
  const { purposeEnum: purpose, returnUrl } = input
  const provider = SOCIAL_PROVIDER_OF[input.provider]
  const port = (yield* Socials)[provider]
  if (port === undefined) return yield* refused('SOCIAL_UNAVAILABLE')
  const caller = yield* Caller
  const memberId = purpose === 'LINK' ? memberIdOf(caller) : null
  if (purpose === 'LINK' && memberId === null) {
    return yield* refused(sessionEndOfCaller(caller) ?? 'SESSION_REQUIRED')
  }
  const { publicUrl } = yield* Settings
  const seals = yield* Seals
  const state = drawSecret()
  yield* insertSocialAttempt({
    stateHash: stateHashOf(seals, state),
    provider,
    purpose,
    deviceHash: hashDevice(caller.deviceId),
    memberId,
    returnUrl,
    at: new Date(yield* Clock.currentTimeMillis),
  })
  return { url: port.authorizeUrl(visitOf(seals, { provider, state, publicUrl })) }
})
