import { decideTypedPassword } from '@jangteo/core/member/password.rules'
import { type Db, transaction } from '@jangteo/postgres/database/db'
import { hasActiveOperator, insertOperator } from '@jangteo/postgres/staff/operator.store'
import { deleteStaffLink, findStaffLink } from '@jangteo/postgres/staff/staff-link.store'
import { saveStaffPassword } from '@jangteo/postgres/staff/staff-login.store'
import { insertAudit } from '@jangteo/postgres/tracking/audit.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { hashPassword } from '../session/passwords.ts'
import type { Seals } from '../wire/seals.ts'
import { staffHashes } from './staff-hashes.ts'
import { drawStaffPath } from './staff-links.ts'
import { type AccountPerson, readAccountPerson } from './typed-account.ts'

type FirstOperator = AccountPerson & {
  readonly token: string
  readonly password: string
  readonly confirmation: string
}

/** Draws the link of the first operator and returns its path; `null` once somebody can log in. */
export const drawFirstOperatorPath: Effect.Effect<string | null, never, Db | Seals> = Effect.gen(
  function* () {
    return (yield* hasActiveOperator()) ? null : yield* drawStaffPath('OPERATOR', null)
  },
)

/** Finds the link of the first operator. Refusal: STAFF_LINK_INVALID, also where there is an operator. */
const findFirstLink = Effect.fnUntraced(function* (token: string) {
  const at = new Date(yield* Clock.currentTimeMillis)
  const link = yield* findStaffLink((yield* staffHashes).ofLink(token), at)
  const isOfNobody = link?.seller_user_id === null && link.operator_id === null
  if (!isOfNobody || (yield* hasActiveOperator())) return yield* refused('STAFF_LINK_INVALID')
})

/** True when a link opens the account of the first operator. */
export const isFirstLink = (token: string): Effect.Effect<boolean, never, Db | Seals> =>
  findFirstLink(token).pipe(
    Effect.as(true),
    Effect.catch(() => Effect.succeed(false)),
  )

/**
 * Opens the account of the first operator, an admin, by the link that the start of the market printed, and uses it up; of
 * two simultaneous ones the second finds it used. Refusals: STAFF_LINK_INVALID, LOGIN_ID_INVALID, LOGIN_ID_TAKEN,
 * EMAIL_INVALID, EMAIL_TAKEN, STAFF_NAME_REQUIRED, and those of a new password. Source: decision 125.
 */
export const openFirstOperator = Effect.fnUntraced(function* (input: FirstOperator) {
  yield* findFirstLink(input.token)
  const person = yield* readAccountPerson(input)
  const typed = decideTypedPassword({ ...input, loginId: person.loginId })
  if (!typed.ok) return yield* refused(typed.reason)
  const passwordHash = yield* hashPassword(input.password)
  yield* transaction(write({ person, token: input.token, passwordHash }))
  return { done: true } as const
})

type Written = {
  readonly person: AccountPerson
  readonly token: string
  readonly passwordHash: string
}

const write = Effect.fnUntraced(function* ({ person, token, passwordHash }: Written) {
  const at = new Date(yield* Clock.currentTimeMillis)
  const isUsed = yield* deleteStaffLink((yield* staffHashes).ofLink(token), at)
  if (!isUsed) return yield* refused('STAFF_LINK_INVALID')
  const inserted = yield* insertOperator({ ...person, isAdmin: true, permissions: [], at })
  if (typeof inserted !== 'number') return yield* refused(inserted)
  yield* saveStaffPassword(
    { kind: 'OPERATOR', id: inserted },
    { passwordHash, formerHashes: [], at },
  )
  const who = `operator:${inserted}`
  yield* insertAudit({
    at,
    who,
    call: 'operatorSession.openFirst',
    target: who,
    before: null,
    after: { loginId: person.loginId, isAdmin: true },
    reason: null,
  })
})
