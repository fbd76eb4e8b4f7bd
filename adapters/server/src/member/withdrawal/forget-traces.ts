import type { Db } from '@jangteo/postgres/database/db'
import type { MemberRow } from '@jangteo/postgres/member/member.store'
import { deleteBegunIn, deleteEmailCodesTo } from '@jangteo/postgres/member/trace-erasure.store'
import * as Effect from 'effect/Effect'
import type { Caller } from '../../call/caller.ts'
import { forgetName, loginName } from '../../session/password-lockout.ts'
import type { Seals } from '../../wire/seals.ts'
import { emailHashes } from '../proof/email-hashes.ts'

/**
 * Forgets what no row names the member of: counts and trusted devices of the login id, codes that went to the address,
 * and what this device began and did not finish. What other devices began ends after a day. Source: decision 121.
 */
export const forgetTraces = Effect.fnUntraced(function* ({
  login_id: loginId,
  email,
}: Pick<MemberRow, 'email' | 'login_id'>): Effect.fn.Return<void, never, Caller | Db | Seals> {
  const { deviceHash, ofAddress } = yield* emailHashes
  if (loginId !== null) yield* forgetName(loginName(loginId))
  if (email !== null) yield* deleteEmailCodesTo(ofAddress(email.toLowerCase()))
  yield* deleteBegunIn(deviceHash)
})
