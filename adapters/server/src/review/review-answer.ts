import type {
  feedbackCard,
  mediaCard,
  ownFeedback,
  reviewMedia,
} from '@jangteo/contract/review/review.schemas'
import { shownMemberOf } from '@jangteo/core/member/mask.rules'
import { characterCount } from '@jangteo/core/member/member.rules'
import { sumReviewScore } from '@jangteo/core/review/reviewScore.rules'
import type { Db } from '@jangteo/postgres/database/db'
import type { ReviewCardRow, ReviewRow } from '@jangteo/postgres/review/review-list.store'
import { type listGoodsMedia, listReviewFiles } from '@jangteo/postgres/review/review-media.store'
import * as Effect from 'effect/Effect'
import type { z } from 'zod'
import { fileUrl, thumbnailUrl } from '../upload/stored-names.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'
import { toYn } from '../wire/yn.ts'

export type FeedbackCard = z.output<typeof feedbackCard>

type MediaRow = {
  readonly public_key: string
  readonly kind: 'IMAGE' | 'VIDEO'
  readonly has_thumbnail: boolean
  readonly width: number | null
  readonly height: number | null
}

/** Maps a picture or a video of a review for everybody. */
export function toMedia(file: MediaRow): z.output<typeof reviewMedia> {
  return {
    filesTypeEnum: file.kind,
    url: fileUrl(file.public_key),
    thumbnailUrl: file.has_thumbnail ? thumbnailUrl(file.public_key) : null,
    width: file.width,
    height: file.height,
  }
}

type CardContext = {
  /** Sealed for all cards at once. */
  readonly feedbackIdEncrypt: string
  readonly buyerIdEncrypt: string
  readonly readerId: number | null
  readonly files: readonly MediaRow[]
}

function toCard(row: ReviewCardRow, context: CardContext): FeedbackCard {
  const { feedbackIdEncrypt, buyerIdEncrypt, readerId, files } = context
  const { reply, replied_at: repliedAt } = row
  return {
    feedbackIdEncrypt,
    goods: { goodsId: row.goods_id, goodsName: row.goods_name, picture: row.goods_picture },
    optionName: row.option_name,
    score: row.score,
    text: row.body,
    mediaList: files.map(toMedia),
    buyerIdEncrypt,
    maskedId: shownMemberOf({ loginId: row.writer_login_id, status: row.writer_status }),
    writtenAt: row.written_at.toISOString(),
    editedYn: toYn(row.edited_at !== null),
    likeCount: row.like_count,
    likeYn: toYn(row.is_liked),
    isMine: row.member_id === readerId,
    reply:
      reply === null || repliedAt === null
        ? null
        : { text: reply, repliedAt: repliedAt.toISOString() },
  }
}

/** Maps reviews as everybody sees them; their files are loaded in one statement. */
export const loadCards = Effect.fnUntraced(function* (
  rows: readonly ReviewCardRow[],
  readerId: number | null,
): Effect.fn.Return<FeedbackCard[], never, Db | WireIds> {
  const wireIds = yield* WireIds
  const withFiles = rows.filter((row) => row.image_count + row.video_count > 0)
  const files = withFiles.length === 0 ? [] : yield* listReviewFiles(withFiles.map(({ id }) => id))
  const filesOf = Map.groupBy(files, ({ review_id: id }) => id)
  const written = wireIds.sealEach(
    'buyer',
    rows.map((row) => ({ id: row.member_id, row })),
  )
  return wireIds
    .sealEach(
      'review',
      written.map(([{ row }, buyerIdEncrypt]) => ({ id: row.id, row, buyerIdEncrypt })),
    )
    .map(([{ row, buyerIdEncrypt }, feedbackIdEncrypt]) =>
      toCard(row, {
        feedbackIdEncrypt,
        buyerIdEncrypt,
        readerId,
        files: filesOf.get(row.id) ?? [],
      }),
    )
})

/** Points of a review as a row; 0 while it is not visible. */
export function scoreOf(row: {
  readonly state: string
  readonly text_length: number
  readonly image_count: number
  readonly video_count: number
  readonly like_count: number
  readonly is_early: boolean
}): number {
  if (row.state !== 'PUBLISHED') return 0
  return sumReviewScore({
    textLength: row.text_length,
    imageCount: row.image_count,
    videoCount: row.video_count,
    likeCount: row.like_count,
    isEarly: row.is_early,
  })
}

/** Maps the reviews of their writer, hidden ones with the reason. */
export const loadOwnCards = Effect.fnUntraced(function* (
  rows: readonly ReviewRow[],
  memberId: number,
): Effect.fn.Return<z.output<typeof ownFeedback>[], never, Db | WireIds> {
  const cards = yield* loadCards(rows, memberId)
  return rows.flatMap((row, place) => {
    const card = cards[place]
    if (card === undefined) return []
    return {
      ...card,
      stateEnum: row.state,
      reviewScore: scoreOf({ ...row, text_length: characterCount(row.body) }),
      hiddenReason: row.hidden_reason,
      hiddenUntil: row.hidden_until?.toISOString() ?? null,
      objectedYn: toYn(row.objected_at !== null),
    }
  })
})

type GoodsMediaRow = Effect.Success<ReturnType<typeof listGoodsMedia>>[number]

/** Maps a picture or video with the review that it belongs to. */
export function toMediaCard(
  row: GoodsMediaRow,
  { wireIds, readerId }: { readonly wireIds: WireIdCodec; readonly readerId: number | null },
): z.output<typeof mediaCard> {
  return {
    ...toMedia(row),
    feedbackIdEncrypt: wireIds.seal('review', row.review_id),
    score: row.score,
    text: row.body,
    optionName: row.option_name,
    maskedId: shownMemberOf({ loginId: row.writer_login_id, status: row.writer_status }),
    writtenAt: row.written_at.toISOString(),
    isMine: row.member_id === readerId,
  }
}
