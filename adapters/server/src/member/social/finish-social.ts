import { SOCIAL_PROVIDER_LABELS, SOCIAL_PROVIDER_OF } from '@jangteo/core/session/social.codes'
import type { SocialPathName, SocialProvider } from '@jangteo/core/session/social.codes'
import { decideSocialLogin, isSocialAttemptOpen } from '@jangteo/core/session/social.rules'
import { socialMemberEmail, socialMemberName } from '@jangteo/core/member/member.rules'
import { transaction } from '@jangteo/postgres/database/db'
import {
  insertSocialTicket,
  type SocialAttemptRow,
  takeSocialAttempt,
} from '@jangteo/postgres/member/social-attempt.store'
import { isEmailTaken } from '@jangteo/postgres/member/account.store'
import {
  type LinkedMemberRow,
  lockMemberBySocial,
} from '@jangteo/postgres/member/social-link.store'
import type { SocialAccount } from '@jangteo/social/social.port'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'
import { refused } from '../../call/refused.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { openSession } from '../../session/open-session.ts'
import { drawSecret } from '../../wire/draw-secret.ts'
import { Seals } from '../../wire/seals.ts'
import { recordLogin } from '../../session/record-login.ts'
import { exchangeCode } from './exchange-code.ts'
import { handOverLogin } from '../../session/hand-over-login.ts'
import { linkSocial } from './link-social.ts'
import { sealAccount } from './sealed-account.ts'
import { stateHashOf, ticketHashOf } from './social-secrets.ts'

type ReturnInput = {
  readonly provider: SocialPathName
  readonly code: string
  readonly state: string
  readonly name: string | null
}

/**
 * Ends a visit to a provider. The state is taken first, so that of two simultaneous answers one asks the provider;
 * nothing is locked meanwhile. Then the member of the social account logs in under their lock, or a ticket for a sign-up
 * is issued; a link of a member is written under their lock. A state that was not drawn for this device and provider, was answered before or is ten minutes old is
 * answered like a code that the provider does not know. Refusals: SOCIAL_UNKNOWN, SOCIAL_UNAVAILABLE, SOCIAL_DORMANT,
 * SOCIAL_EMAIL_TAKEN, SOCIAL_ALREADY_LINKED, SOCIAL_DIFFERENT_ACCOUNT. Source: market-rules §7.
 */
export const finishSocial = Effect.fnUntraced(function* ({ code, state, ...input }: ReturnInput) {
  const provider = SOCIAL_PROVIDER_OF[input.provider]
  const nowMs = yield* Clock.currentTimeMillis
  const stateHash = stateHashOf(yield* Seals, state)
  const deviceHash = hashDevice((yield* Caller).deviceId)
  const at = new Date(nowMs)
  const attempt = yield* transaction(takeSocialAttempt({ stateHash, provider, deviceHash, at }))
  const isOpen = attempt !== undefined && isSocialAttemptOpen(attempt.started_at.getTime(), nowMs)
  if (!isOpen || !(yield* isStarter(attempt))) return yield* refused('SOCIAL_UNKNOWN')
  const found = yield* exchangeCode({ provider, code, state })
  const account = { ...found, name: found.name ?? input.name }
  const { return_url: returnUrl, member_id: memberId } = attempt
  if (memberId !== null) {
    yield* transaction(linkSocial({ memberId, provider, account }))
    return { kindEnum: 'LINK', returnUrl } as const
  }
  const outcome = yield* transaction(settleLogin({ provider, account, returnUrl }))
  if (outcome.kindEnum === 'REFUSED') return yield* refused(outcome.reason)
  if (outcome.kindEnum === 'SIGN_UP') return outcome
  const { opened, ...answer } = outcome
  return { ...answer, me: yield* handOverLogin(opened) }
})

/** A link is answered by the member who began it, in the device where they did. */
const isStarter = ({ member_id: memberId }: SocialAttemptRow) =>
  Effect.map(Caller, (caller) => memberId === null || memberId === memberIdOf(caller))

type Settled = {
  readonly provider: SocialProvider
  readonly account: SocialAccount
  readonly returnUrl: string | null
}

const settleLogin = Effect.fnUntraced(function* ({ provider, account, returnUrl }: Settled) {
  const nowMs = yield* Clock.currentTimeMillis
  const member = yield* lockMemberBySocial({ provider, userId: account.userId })
  const email = socialMemberEmail(account.verifiedEmail)
  const decision = decideSocialLogin({
    isKnown: true,
    account: member === undefined ? null : toLinkedAccount(member),
    isEmailTaken: email !== null && (yield* isEmailTaken(email)),
    nowMs,
  })
  if (!decision.ok) {
    const { reason } = decision
    if (member !== undefined && reason === 'SOCIAL_DORMANT') {
      yield* recordLogin({ memberId: member.id, way: provider, result: 'DORMANT' })
    }
    return { kindEnum: 'REFUSED', reason } as const
  }
  if (decision.value.kind === 'SIGN_UP' || member === undefined) {
    const ticket = yield* issueTicket({ provider, account, returnUrl }, nowMs)
    const name = socialMemberName(SOCIAL_PROVIDER_LABELS[provider], account.name)
    return { kindEnum: 'SIGN_UP', ticket, name, email, returnUrl } as const
  }
  const opened = yield* openSession(member, nowMs)
  yield* recordLogin({ memberId: member.id, way: provider, result: 'SUCCESS' })
  const { notice: noticeEnum } = decision.value
  return { kindEnum: 'LOGIN', opened, noticeEnum, returnUrl } as const
})

function toLinkedAccount(member: LinkedMemberRow) {
  const { password_hash: hash, password_changed_at: changedAt } = member
  return {
    isAvailable: member.status === 'ACTIVE' && member.suspended_at === null,
    lastUsedAtMs: member.last_used_at.getTime(),
    passwordChangedAtMs: hash === null ? null : changedAt.getTime(),
    passwordPutOffAtMs: member.password_put_off_at?.getTime() ?? null,
  }
}

const issueTicket = Effect.fnUntraced(function* (
  { provider, account, returnUrl }: Settled,
  nowMs: number,
) {
  const seals = yield* Seals
  const ticket = drawSecret()
  yield* insertSocialTicket({
    ticketHash: ticketHashOf(seals, ticket),
    provider,
    deviceHash: hashDevice((yield* Caller).deviceId),
    accountSealed: sealAccount(seals, account),
    returnUrl,
    at: new Date(nowMs),
  })
  return ticket
})
