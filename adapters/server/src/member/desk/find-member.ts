import type { Db } from '@jangteo/postgres/database/db'
import {
  type DeskMemberRow,
  findDeskMember,
  lockDeskMember,
} from '@jangteo/postgres/member/member-desk.store'
import * as Effect from 'effect/Effect'
import { type Refused, refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import type { WireIds } from '../../wire/wire-ids.ts'

type Found = Effect.Effect<DeskMemberRow, Refused<'MEMBER_NOT_FOUND'>, Db | WireIds>

const find = Effect.fnUntraced(function* (
  sealed: string,
  load: (id: number) => Effect.Effect<DeskMemberRow | undefined, never, Db>,
) {
  const none = refused('MEMBER_NOT_FOUND')
  const member = yield* load(yield* openId('buyer', sealed, none))
  return member ?? (yield* none)
})

/** Finds the member of an id. Refusal: MEMBER_NOT_FOUND. */
export const requireMember = (sealed: string): Found => find(sealed, findDeskMember)

/** Finds and locks the member of an id, within a transaction. Refusal: MEMBER_NOT_FOUND. */
export const requireLockedMember = (sealed: string): Found => find(sealed, lockDeskMember)
