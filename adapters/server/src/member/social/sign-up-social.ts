import { socialMemberEmail, socialMemberName } from '@jangteo/core/member/member.rules'
import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import { SOCIAL_SIGN_UP_TERMS } from '@jangteo/core/session/socialTerms.rules'
import { isSocialTicketOpen } from '@jangteo/core/session/social.rules'
import { CONSENT_KINDS } from '@jangteo/core/terms/consent.codes'
import { decideAgreed } from '@jangteo/core/terms/agreement.rules'
import type { TermsKind } from '@jangteo/core/terms/terms.codes'
import { transaction } from '@jangteo/postgres/database/db'
import { isEmailTaken } from '@jangteo/postgres/member/account.store'
import { takeSocialTicket } from '@jangteo/postgres/member/social-attempt.store'
import { insertMember } from '@jangteo/postgres/member/new-member.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { Caller } from '../../call/caller.ts'
import { refused } from '../../call/refused.ts'
import { hashDevice } from '../../session/device-hash.ts'
import { openSession } from '../../session/open-session.ts'
import { Seals } from '../../wire/seals.ts'
import { recordSignUpConsents } from '../account/record-consents.ts'
import { recordLogin } from '../../session/record-login.ts'
import { handOverLogin } from '../../session/hand-over-login.ts'
import { openAccount } from './sealed-account.ts'
import { ticketHashOf } from './social-secrets.ts'
import { writeLink } from './write-link.ts'

type SignUpInput = {
  readonly ticket: string
  readonly agreedTermsList: readonly TermsKind[]
}

/**
 * Makes an associate member of a social account: the member, the link, the consents and a session in one transaction,
 * which uses the ticket up. A refused sign-up leaves the ticket as it was; of two simultaneous ones the second waits and
 * finds it used, and of two tickets of one social account the second finds it linked. Refusals: TERMS_REQUIRED,
 * SOCIAL_TICKET_EXPIRED, SOCIAL_EMAIL_TAKEN, SOCIAL_ALREADY_LINKED. Source: domain-rules A26, market-rules §7.
 */
export const signUpSocial = Effect.fnUntraced(function* (input: SignUpInput) {
  const agreed = decideAgreed(SOCIAL_SIGN_UP_TERMS, input.agreedTermsList)
  if (!agreed.ok) return yield* refused(agreed.reason)
  const { opened, returnUrl } = yield* transaction(join(input))
  return { me: yield* handOverLogin(opened), returnUrl }
})

const join = Effect.fnUntraced(function* ({ ticket, agreedTermsList }: SignUpInput) {
  const nowMs = yield* Clock.currentTimeMillis
  const at = new Date(nowMs)
  const seals = yield* Seals
  const deviceHash = hashDevice((yield* Caller).deviceId)
  const taken = yield* takeSocialTicket({
    ticketHash: ticketHashOf(seals, ticket),
    deviceHash,
    at,
  })
  if (taken === undefined || !isSocialTicketOpen(taken.issued_at.getTime(), nowMs)) {
    return yield* refused('SOCIAL_TICKET_EXPIRED')
  }
  const { provider, return_url: returnUrl } = taken
  const account = openAccount(seals, taken.account_sealed)
  const email = socialMemberEmail(account.verifiedEmail)
  if (email !== null && (yield* isEmailTaken(email))) return yield* refused('SOCIAL_EMAIL_TAKEN')
  const name = socialMemberName(SOCIAL_PROVIDER_LABELS[provider], account.name)
  const member = yield* insertMember({
    membershipType: 'ASSOCIATE_MEMBER',
    name,
    loginId: null,
    passwordHash: null,
    email,
    identity: null,
    at,
  })
  if (member === undefined) return yield* refused('SOCIAL_EMAIL_TAKEN')
  const isLinked = yield* writeLink({ memberId: member.id, provider, account })
  if (!isLinked) return yield* refused('SOCIAL_ALREADY_LINKED')
  const ticked = CONSENT_KINDS.filter((kind) => agreedTermsList.includes(kind))
  yield* recordSignUpConsents(member.id, { ticked, atMs: nowMs })
  const opened = yield* openSession(member, nowMs)
  yield* recordLogin({ memberId: member.id, way: 'SIGN_UP', result: 'SUCCESS' })
  return { opened, returnUrl }
})
