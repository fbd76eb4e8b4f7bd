import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { isPreviewOpen } from '@jangteo/core/display/revision.rules'
import { isVisible } from '@jangteo/core/display/mainGroup.rules'
import { findPreviewed } from '@jangteo/postgres/display/main-revision.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { refused } from '../call/refused.ts'
import { loadGroups, toFacts, toMainGroup } from './composed-page.ts'
import { fillBlock } from './fill-block.ts'
import { fillOwnBlock } from './fill-own-block.ts'
import { mainCaller } from './main-caller.ts'

/**
 * The groups that a draft would show the caller now, as if it were published: what is over, for others or too little is
 * left out.
 * Refusal: MAIN_PREVIEW_EXPIRED.
 */
export const showPreview = Effect.fnUntraced(function* (input: { readonly previewToken: string }) {
  const nowMs = yield* Clock.currentTimeMillis
  const draft = yield* findPreviewed(input.previewToken)
  const endsAt = draft?.preview_ends_at ?? null
  if (draft === undefined || endsAt === null || !isPreviewOpen(endsAt.getTime(), nowMs)) {
    return yield* refused('MAIN_PREVIEW_EXPIRED')
  }
  const caller = yield* mainCaller(nowMs)
  const groups = yield* loadGroups(draft.id)
  const filled = yield* Effect.forEach(
    groups,
    (group) =>
      Effect.map(
        HOME_BLOCKS[group.blockType].isPersonal
          ? fillOwnBlock({ group, nowMs }, caller)
          : fillBlock({ group, nowMs }),
        (content) => ({ group, content }),
      ),
    { concurrency: 'unbounded' },
  )
  return {
    title: draft.title,
    endsAt: endsAt.toISOString(),
    mainGroupList: filled
      .filter((shown) => isVisible(toFacts(shown), nowMs, caller))
      .map(({ group, content }) => ({ ...toMainGroup(group), content })),
  }
})
