import { transaction } from '@jangteo/postgres/database/db'
import { deleteLockout, listTrustedDevices } from '@jangteo/postgres/session/lockout.store'
import * as Effect from 'effect/Effect'
import { loginName, nameInDevice } from '../../session/password-lockout.ts'
import { recordAudit } from '../../tracking/record-audit.ts'
import { Seals } from '../../wire/seals.ts'
import { requireMember } from './find-member.ts'

type Input = { readonly id: string; readonly reason: string }

/**
 * Ends the lockouts of a member's login id: the one of all strangers' devices, and that of each device which the password
 * was right in. A wrong password at the same moment counts as the first again. Refusal: MEMBER_NOT_FOUND. Source:
 * market-rules §9.4, decision 047.
 */
export const unlockMember = Effect.fnUntraced(function* ({ id, reason }: Input) {
  const member = yield* requireMember(id)
  const { digest } = yield* Seals
  if (member.login_id !== null) {
    const name = loginName(member.login_id)
    const devices = yield* listTrustedDevices(name)
    const names = [name, ...devices.map((deviceHash) => nameInDevice(name, deviceHash))]
    for (const each of names) yield* deleteLockout(digest(each))
  }
  yield* recordAudit({
    call: 'operatorMember.unlock',
    target: `member:${member.id}`,
    before: null,
    after: null,
    reason,
  })
  return { done: true as const }
}, transaction)
