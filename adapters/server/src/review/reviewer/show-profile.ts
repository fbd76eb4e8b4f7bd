import { shownMemberOf } from '@jangteo/core/member/mask.rules'
import { toPage } from '@jangteo/core/navigation/paging.rules'
import type { Db } from '@jangteo/postgres/database/db'
import { listVisibleReviews, listWriterMedia } from '@jangteo/postgres/review/review-desk.store'
import { listOwnFigures } from '@jangteo/postgres/review/review-list.store'
import {
  findReviewer,
  type ReviewerRow,
  setReviewerClosed,
} from '@jangteo/postgres/review/reviewer.store'
import * as Effect from 'effect/Effect'
import { Caller, memberIdOf } from '../../call/caller.ts'
import { callingMember } from '../../call/member-caller.ts'
import { refused, type Refused } from '../../call/refused.ts'
import { openId } from '../../wire/open-id.ts'
import { WireIds } from '../../wire/wire-ids.ts'
import { toYn } from '../../wire/yn.ts'
import { loadCards, scoreOf, toMedia } from '../review-answer.ts'

/** Pictures and videos on a profile. Source: market-rules §4. */
const MEDIA_COUNT_MAX = 9

const figuresOf = Effect.fnUntraced(function* (
  memberId: number,
): Effect.fn.Return<
  { readonly score: number; readonly reviewCount: number; readonly likeCount: number },
  never,
  Db
> {
  const visible = (yield* listOwnFigures(memberId)).filter(({ state }) => state === 'PUBLISHED')
  return {
    score: visible.reduce((sum, row) => sum + scoreOf(row), 0),
    reviewCount: visible.length,
    likeCount: visible.reduce((sum, row) => sum + row.like_count, 0),
  }
})

const visibleReviewer = Effect.fnUntraced(function* (
  id: string,
  readerId: number | null,
): Effect.fn.Return<
  ReviewerRow & { readonly since: Date },
  Refused<'REVIEWER_NOT_FOUND'>,
  Db | WireIds
> {
  const memberId = yield* openId('buyer', id, refused('REVIEWER_NOT_FOUND'))
  const reviewer = yield* findReviewer(memberId)
  if (reviewer === undefined || reviewer.status !== 'ACTIVE' || reviewer.since === null) {
    return yield* refused('REVIEWER_NOT_FOUND')
  }
  const isReadable = !reviewer.is_closed || reviewer.id === readerId
  return isReadable ? { ...reviewer, since: reviewer.since } : yield* refused('REVIEWER_NOT_FOUND')
})

type ProfileInput = { readonly id: string; readonly page: number; readonly size: number }

/**
 * Shows a reviewer with their visible reviews. A closed profile, one without a visible review and one of a member who left
 * are answered alike. Refusal: REVIEWER_NOT_FOUND. Source: market-rules §4, decision 155.
 */
export const showProfile = Effect.fnUntraced(function* ({ id, page: number, size }: ProfileInput) {
  const readerId = memberIdOf(yield* Caller)
  const reviewer = yield* visibleReviewer(id, readerId)
  const figures = yield* figuresOf(reviewer.id)
  const part = { offset: number * size, limit: size, readerId }
  const content = yield* loadCards(
    yield* listVisibleReviews({ memberId: reviewer.id }, part),
    readerId,
  )
  return {
    ...toPage(content, { number, size, totalElements: figures.reviewCount }),
    content,
    maskedId: shownMemberOf({ loginId: reviewer.login_id ?? '', status: 'ACTIVE' }),
    since: reviewer.since.toISOString(),
    ...figures,
    rank: reviewer.rank,
    mediaList: (yield* listWriterMedia(reviewer.id, MEDIA_COUNT_MAX)).map(toMedia),
    isMine: reviewer.id === readerId,
  }
})

const ownProfile = Effect.fnUntraced(function* (memberId: number) {
  const wireIds = yield* WireIds
  const reviewer = yield* findReviewer(memberId)
  return {
    buyerIdEncrypt: wireIds.seal('buyer', memberId),
    openYn: toYn(reviewer?.is_closed !== true),
    rank: reviewer?.rank ?? null,
    ...(yield* figuresOf(memberId)),
  }
})

/** Shows whether the caller's profile is open, and their rank. */
export const showOwnProfile = Effect.fnUntraced(function* () {
  return yield* ownProfile(yield* callingMember)
})

/** Opens or closes the caller's profile; repeating it changes nothing. */
export const openProfile = Effect.fnUntraced(function* ({
  openYn,
}: {
  readonly openYn: 'N' | 'Y'
}) {
  const memberId = yield* callingMember
  yield* setReviewerClosed(memberId, openYn === 'N')
  return yield* ownProfile(memberId)
})
