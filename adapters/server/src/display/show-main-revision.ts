import { findMainRevision } from '@jangteo/postgres/display/main-revision.store'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { loadGroups } from './composed-page.ts'
import { toComposed } from './main-composition.ts'

/** The content of a revision, to begin another one with. Refusal: MAIN_REVISION_NOT_FOUND. */
export const showMainRevision = Effect.fnUntraced(function* ({ id }: { readonly id: number }) {
  const revision = yield* findMainRevision(id)
  if (revision === undefined) return yield* refused('MAIN_REVISION_NOT_FOUND')
  const groups = yield* loadGroups(id)
  return {
    title: revision.title,
    groupList: groups.map(toComposed),
  }
})
