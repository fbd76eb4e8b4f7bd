import {
  FOUND_MEMBER_COUNT_MAX,
  type MemberSearchField,
  toSearched,
} from '@jangteo/core/member/memberSearch.rules'
import { searchMembers as search } from '@jangteo/postgres/member/member-desk.store'
import * as Effect from 'effect/Effect'
import { refused } from '../../call/refused.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toHiddenMember } from './hidden-member.ts'

type Search = { readonly fieldEnum: MemberSearchField; readonly text: string }

/** Finds members by the whole of one field. Refusal: MEMBER_SEARCH_INVALID. */
export const searchMembers = Effect.fnUntraced(function* ({ fieldEnum, text }: Search) {
  const wireIds = yield* WireIds
  const searched = toSearched(fieldEnum, text)
  if (!searched.ok) return yield* refused(searched.reason)
  const rows = yield* search(fieldEnum, searched.value, FOUND_MEMBER_COUNT_MAX)
  return { memberList: rows.map((row) => toHiddenMember(row, wireIds)) }
})
