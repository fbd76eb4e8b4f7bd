import { MAIN_FIRST_GROUP_COUNT, type MainPage } from '@jangteo/core/display/mainGroup.codes'
import { HOME_BLOCKS } from '@jangteo/core/display/homeBlock.codes'
import { isListed, isPersonalGroup } from '@jangteo/core/display/mainGroup.rules'
import {
  findPublishedMain,
  listMainGroups,
  listMainItems,
} from '@jangteo/postgres/display/main-group.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { BRIEF_TTL, cached, type FigureCache } from '../call/cached.ts'
import { type BlockContent, countShowable } from './block-content.ts'
import { fillBlock } from './fill-block.ts'
import { type NumberedGroup, toGroups } from './main-group-row.ts'

/** A group with its content; a personal one has none before somebody asks. */
export type FilledGroup = { readonly group: NumberedGroup; readonly content: BlockContent | null }

/** A composed page; without a published revision it has neither title nor groups. */
export type ComposedPage = {
  readonly title: string | null
  readonly groups: readonly FilledGroup[]
}

/** Groups of one revision, which is never changed: what is read together belongs together. */
export const loadGroups = Effect.fnUntraced(function* (
  revisionId: number,
): Effect.fn.Return<readonly NumberedGroup[], never, Db> {
  const [rows, items] = yield* Effect.all([listMainGroups(revisionId), listMainItems(revisionId)], {
    concurrency: 'unbounded',
  })
  return toGroups(rows, items)
})

const fillGroup = Effect.fnUntraced(function* (group: NumberedGroup, nowMs: number) {
  const content = HOME_BLOCKS[group.blockType].isPersonal
    ? null
    : yield* fillBlock({ group, nowMs })
  const filled: FilledGroup = { group, content }
  return filled
})

const fillRevision = Effect.fnUntraced(function* (revisionId: number) {
  const nowMs = yield* Clock.currentTimeMillis
  const groups = yield* loadGroups(revisionId)
  return yield* Effect.forEach(groups, (group) => fillGroup(group, nowMs), {
    concurrency: 'unbounded',
  })
})

/**
 * The groups of a revision with content up to half a minute old; also of one that is shown no more, for which a page that
 * was opened before still asks.
 */
export const groupsOfRevision = (revisionId: number) =>
  cached(`main revision ${revisionId}`, fillRevision(revisionId))

/** A page as it was published five seconds ago at most; all of its groups are of one revision. */
export const composedPage = Effect.fnUntraced(function* (
  page: MainPage,
): Effect.fn.Return<ComposedPage, never, Db | FigureCache> {
  const revision = yield* cached(`main page ${page}`, findPublishedMain(page), BRIEF_TTL)
  if (revision === undefined) return { title: null, groups: [] }
  return { title: revision.title, groups: yield* groupsOfRevision(revision.id) }
})

/** A group as visibility sees it. */
export function toFacts({ group, content }: FilledGroup) {
  const { blockType, period, audience } = group
  const showableCount = content === null ? 0 : countShowable(content)
  return { blockType, period, audience, isPublished: true, showableCount }
}

/** A group on the wire without its content. */
export function toMainGroup(group: NumberedGroup) {
  return {
    mainGroupId: group.mainGroupId,
    blockTypeEnum: group.blockType,
    sourceEnum: HOME_BLOCKS[group.blockType].source,
    title: group.title,
    subtitle: group.subtitle,
    linkUrl: group.linkUrl,
    adYn: group.isAd ? ('Y' as const) : ('N' as const),
    personalYn: isPersonalGroup(group) ? ('Y' as const) : ('N' as const),
  }
}

/** The groups of a page that everybody's list names. */
export function listedGroups({ groups }: ComposedPage, nowMs: number): readonly FilledGroup[] {
  return groups.filter((filled) => isListed(toFacts(filled), nowMs))
}

/** The same on the wire, the first ones with content; personal ones never have any here. */
export function toMainGroupList(page: ComposedPage, nowMs: number) {
  return listedGroups(page, nowMs).map(({ group, content }, place) =>
    content === null || place >= MAIN_FIRST_GROUP_COUNT || isPersonalGroup(group)
      ? toMainGroup(group)
      : { ...toMainGroup(group), content },
  )
}
