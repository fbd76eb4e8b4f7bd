import { MINUTE_MS } from '../calendar/day.rules.ts'
import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { MAIN_PREVIEW_MINUTES_MAX, MAIN_REVISION_COUNT_MAX } from './mainGroup.codes.ts'
import type { MainRevisionState } from './mainGroup.codes.ts'

/** A revision of a composed page as publishing sees it; `parentId` is the one that was published when it was begun. */
export type MainRevisionFacts = {
  readonly revisionId: number
  readonly parentId: number | null
  readonly publishedAtMs: number | null
}

/** Returns the state of a revision, beside the one that its page shows now; `null` is none. */
export function revisionStateOf(
  { revisionId, publishedAtMs }: Pick<MainRevisionFacts, 'revisionId' | 'publishedAtMs'>,
  publishedId: number | null,
): MainRevisionState {
  if (publishedAtMs === null) return 'DRAFT'
  return revisionId === publishedId ? 'PUBLISHED' : 'REPLACED'
}

/**
 * Decides whether a draft becomes what its page shows. One that was begun from another revision than is shown now would
 * undo what somebody published meanwhile: of two drafts of the same revision the first wins. Refusals:
 * MAIN_REVISION_NOT_DRAFT, MAIN_REVISION_OUTDATED.
 */
export function decidePublish(
  revision: MainRevisionFacts,
  publishedId: number | null,
): Decision<'MAIN_REVISION_NOT_DRAFT' | 'MAIN_REVISION_OUTDATED'> {
  if (revisionStateOf(revision, publishedId) !== 'DRAFT') return refuse('MAIN_REVISION_NOT_DRAFT')
  return revision.parentId === publishedId ? allow() : refuse('MAIN_REVISION_OUTDATED')
}

/**
 * Decides whether a page shows again what it showed before. `seenId` is the revision that the operator saw shown, so that
 * what somebody published meanwhile is not undone unseen. Refusals: MAIN_REVISION_NOT_FORMER, MAIN_REVISION_OUTDATED.
 */
export function decideRestore(
  revision: Pick<MainRevisionFacts, 'revisionId' | 'publishedAtMs'>,
  publishedId: number | null,
  seenId: number | null,
): Decision<'MAIN_REVISION_NOT_FORMER' | 'MAIN_REVISION_OUTDATED'> {
  if (revisionStateOf(revision, publishedId) !== 'REPLACED')
    return refuse('MAIN_REVISION_NOT_FORMER')
  return seenId === publishedId ? allow() : refuse('MAIN_REVISION_OUTDATED')
}

/** Lists the revisions of a page that no longer stay, given all of them, newest first. */
export function surplusRevisions(
  revisionIds: readonly number[],
  publishedId: number | null,
): readonly number[] {
  const others = revisionIds.filter((id) => id !== publishedId)
  const othersMax = MAIN_REVISION_COUNT_MAX - (publishedId === null ? 0 : 1)
  return others.slice(othersMax)
}

/** Returns the moment from which a preview that is made now shows nothing any more, in epoch milliseconds. */
export function previewEndsAtMs(nowMs: number): number {
  return nowMs + MAIN_PREVIEW_MINUTES_MAX * MINUTE_MS
}

/** True while a preview shows its draft, its end excluded. */
export function isPreviewOpen(endsAtMs: number | null, nowMs: number): boolean {
  return endsAtMs !== null && nowMs < endsAtMs
}
