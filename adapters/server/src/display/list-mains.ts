import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { composedPage, listedGroups, toMainGroup } from './composed-page.ts'
import { MAIN_PAGE_OF } from './main-page.ts'

type MainsInput = { readonly gnbTypeEnum: keyof typeof MAIN_PAGE_OF }

/** The groups of a composed page that everybody's list names, without their content. */
export const listMains = Effect.fnUntraced(function* ({ gnbTypeEnum }: MainsInput) {
  const nowMs = yield* Clock.currentTimeMillis
  const page = yield* composedPage(MAIN_PAGE_OF[gnbTypeEnum])
  return { mainGroupList: listedGroups(page, nowMs).map(({ group }) => toMainGroup(group)) }
})
