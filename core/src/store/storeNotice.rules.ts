import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength } from '../member/member.rules.ts'

/** The longest title and the longest text of a store's notice, in characters. Source: market-rules §6. */
export const STORE_NOTICE_TITLE_LENGTH_MAX = 60
export const STORE_NOTICE_BODY_LENGTH_MAX = 5_000

/** Notices of a store that stand before all others. Source: market-rules §6. */
export const STORE_NOTICE_PINNED_COUNT_MAX = 3

/** The longest title and the longest text on a store's product pages, in characters. */
export const ANNOUNCEMENT_TITLE_LENGTH_MAX = 40
export const ANNOUNCEMENT_BODY_LENGTH_MAX = 500

/** A notice as a seller wrote it, tidied. */
export type StoreNotice = {
  readonly title: string
  readonly body: string
  readonly isPinned: boolean
}

type NoticeRefusal = 'NOTICE_INVALID' | 'NOTICE_PINNED_TOO_MANY'

/**
 * Decides whether a notice is published as it is; `otherPinnedCount` is the number of the store's other pinned ones, so
 * that at most three are. Refusals: NOTICE_INVALID, NOTICE_PINNED_TOO_MANY. Source: market-rules §6.
 */
export function decideStoreNotice(
  { title, body, isPinned }: StoreNotice,
  otherPinnedCount: number,
): Decision<NoticeRefusal> {
  const isFine =
    hasLength(title, { min: 1, max: STORE_NOTICE_TITLE_LENGTH_MAX }) &&
    hasLength(body, { min: 1, max: STORE_NOTICE_BODY_LENGTH_MAX })
  if (!isFine) return refuse('NOTICE_INVALID')
  const isOneTooMany = isPinned && otherPinnedCount >= STORE_NOTICE_PINNED_COUNT_MAX
  return isOneTooMany ? refuse('NOTICE_PINNED_TOO_MANY') : allow()
}

/** An announcement on a store's product pages as a seller wrote it; moments in epoch milliseconds. */
export type StoreAnnouncement = {
  readonly title: string
  readonly body: string
  readonly startsAtMs: number
  /** `null` stays. */
  readonly endsAtMs: number | null
}

/** Decides whether an announcement is published as it is. Refusal: ANNOUNCEMENT_INVALID. */
export function decideAnnouncement({
  title,
  body,
  startsAtMs,
  endsAtMs,
}: StoreAnnouncement): Decision<'ANNOUNCEMENT_INVALID'> {
  const isFine =
    hasLength(title, { min: 1, max: ANNOUNCEMENT_TITLE_LENGTH_MAX }) &&
    hasLength(body, { min: 1, max: ANNOUNCEMENT_BODY_LENGTH_MAX }) &&
    (endsAtMs === null || startsAtMs < endsAtMs)
  return isFine ? allow() : refuse('ANNOUNCEMENT_INVALID')
}
