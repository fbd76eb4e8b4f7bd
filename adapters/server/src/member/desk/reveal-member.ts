import { transaction } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import { recordAudit } from '../../tracking/record-audit.ts'
import { requireMember } from './find-member.ts'

type Input = { readonly id: string; readonly reason: string }

/**
 * Opens the person of a member; the line of the audit log is written in the transaction that reads, so nobody reads
 * without it. Refusal: MEMBER_NOT_FOUND. Source: market-rules §9.2.
 */
export const revealMember = Effect.fnUntraced(function* ({ id, reason }: Input) {
  const member = yield* requireMember(id)
  yield* recordAudit({
    call: 'operatorMember.reveal',
    target: `member:${member.id}`,
    before: null,
    after: null,
    reason,
  })
  const { login_id: loginId, name, email, mobile, birthday } = member
  return { loginId, name, email, mobile, birthday }
}, transaction)
