import { MINUTE_MS } from '@jangteo/core/calendar/day.rules'
import type { HomeBlockSource } from '@jangteo/core/display/display.codes'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { MAIN_FORMER_MINUTES } from '@jangteo/core/display/mainGroup.codes'
import { isListed, isVisible } from '@jangteo/core/display/mainGroup.rules'
import {
  findFormerRevisionOfGroup,
  findMainPageOfGroup,
} from '@jangteo/postgres/display/main-group.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { cached } from '../call/cached.ts'
import { refused } from '../call/refused.ts'
import type { BlockContent } from './block-content.ts'
import { composedPage, type FilledGroup, groupsOfRevision, toFacts } from './composed-page.ts'
import { fillOwnBlock } from './fill-own-block.ts'
import { mainCaller } from './main-caller.ts'

/** Finds a group where its page shows it, else in the revision that its page showed until a few minutes ago. */
const findGroup = Effect.fnUntraced(function* (mainGroupId: number, nowMs: number) {
  const isAsked = ({ group }: FilledGroup) => group.mainGroupId === mainGroupId
  const page = yield* cached(`page of main group ${mainGroupId}`, findMainPageOfGroup(mainGroupId))
  const shown = page === undefined ? undefined : (yield* composedPage(page)).groups.find(isAsked)
  if (shown !== undefined) return shown
  const revisionId = yield* cached(
    `former revision of main group ${mainGroupId}`,
    findFormerRevisionOfGroup(mainGroupId, new Date(nowMs - MAIN_FORMER_MINUTES * MINUTE_MS)),
  )
  return revisionId === undefined ? undefined : (yield* groupsOfRevision(revisionId)).find(isAsked)
})

/**
 * The content of a listed group, from the source that its block is asked from; `null` where it is for others, or has too
 * little for this caller. Refusal: MAIN_GROUP_NOT_FOUND, also for a group of another source and one that is over.
 */
const showGroup = <Content>(
  source: HomeBlockSource,
  narrow: (content: BlockContent) => Content | null,
) =>
  Effect.fnUntraced(function* ({ mainGroupId }: { readonly mainGroupId: number }) {
    const nowMs = yield* Clock.currentTimeMillis
    const found = yield* findGroup(mainGroupId, nowMs)
    if (
      found === undefined ||
      HOME_BLOCKS[found.group.blockType].source !== source ||
      !isListed(toFacts(found), nowMs)
    ) {
      return yield* refused('MAIN_GROUP_NOT_FOUND')
    }
    const { group } = found
    const caller = yield* mainCaller(nowMs)
    const content = found.content ?? (yield* fillOwnBlock({ group, nowMs }, caller))
    const isSeen = isVisible(toFacts({ group, content }), nowMs, caller)
    return {
      mainGroupId,
      blockTypeEnum: group.blockType,
      content: isSeen ? narrow(content) : null,
    }
  })

/** Pictures or texts of a group. */
export const showBannerGroup = showGroup('banner', (content) =>
  'itemList' in content ? content : null,
)

/** Products of a group, or lists of them under names. */
export const showGoodsGroup = showGroup('goods', (content) =>
  'goodsList' in content || 'chipList' in content ? content : null,
)

/** Products, lists of them under names, or stores of a group. */
export const showRecommendGroup = showGroup('recommend', (content) =>
  'goodsList' in content || 'chipList' in content || 'storeList' in content ? content : null,
)

/** Deals of a group. */
export const showDealGroup = showGroup('deal', (content) =>
  'goodsList' in content ? content : null,
)

/** Videos of a group. */
export const showVideoGroup = showGroup('video', (content) =>
  'videoList' in content ? content : null,
)
