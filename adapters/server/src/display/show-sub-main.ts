import { MAIN_PAGE_LABELS } from '@jangteo/core/display/mainGroup.codes'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { composedPage, toMainGroupList } from './composed-page.ts'
import { MAIN_PAGE_OF } from './main-page.ts'

type SubMainInput = { readonly gnbTypeEnum: 'SUB_MAIN_A' | 'SUB_MAIN_B' }

/** A sub main with its first groups; one that nobody composed yet has no groups. */
export const showSubMain = Effect.fnUntraced(function* ({ gnbTypeEnum }: SubMainInput) {
  const page = MAIN_PAGE_OF[gnbTypeEnum]
  const nowMs = yield* Clock.currentTimeMillis
  const composed = yield* composedPage(page)
  return {
    title: composed.title ?? MAIN_PAGE_LABELS[page],
    mainGroupList: toMainGroupList(composed, nowMs),
  }
})
