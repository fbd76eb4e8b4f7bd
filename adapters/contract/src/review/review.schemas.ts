import { ASPECTS } from '@jangteo/core/review/aspect.codes'
import { REVIEW_CODES, REVIEW_SORTS, REVIEW_STATES } from '@jangteo/core/review/review.codes'
import { BEST_REVIEW_COUNT } from '@jangteo/core/review/review.rules'
import { REVIEW_CLAUSE_IDS } from '@jangteo/core/review/reviewClause.codes'
import { FILE_KINDS } from '@jangteo/core/upload/upload.codes'
import { FILE_COUNT_MAX } from '@jangteo/core/upload/upload.rules'
import { z } from 'zod'
import {
  moment,
  opaqueId,
  pageOf,
  pageQuery,
  plainId,
  plainIdText,
  queryList,
  ynFlag,
} from '../wire/wire.schemas.ts'

/** Longest text that is read at all; how long a review may be is core's. */
const TEXT_READ_MAX = 5_000
/** Media of a page. Source: market-rules §4. */
const MEDIA_PAGE_SIZE = 30

const clauseId = z.literal(REVIEW_CLAUSE_IDS)
const score = z.int().min(0).max(5)

/** Clauses that are agreed to, or not. */
export const clauseChoices = z.array(z.object({ clauseId, agreeYn: ynFlag })).max(10)

/** Content of a review as it is sent. */
export const reviewContent = {
  score,
  text: z.string().max(TEXT_READ_MAX),
  filesIdEncryptList: z.array(opaqueId).max(FILE_COUNT_MAX).default([]),
}

/** A picture or video of a review. */
export const reviewMedia = z.object({
  filesTypeEnum: z.enum(FILE_KINDS),
  url: z.string(),
  /** `null` for a video whose still was not sent. */
  thumbnailUrl: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

const reviewedGoods = z.object({ goodsId: plainId, goodsName: z.string(), picture: z.string() })

/** A review as everybody sees it. Source: market-rules §4. */
export const feedbackCard = z.object({
  feedbackIdEncrypt: opaqueId,
  goods: reviewedGoods,
  /** Empty for a product without options. */
  optionName: z.string(),
  score: z.int(),
  text: z.string(),
  mediaList: z.array(reviewMedia),
  buyerIdEncrypt: opaqueId,
  maskedId: z.string(),
  writtenAt: moment,
  editedYn: ynFlag,
  likeCount: z.int(),
  likeYn: ynFlag,
  isMine: z.boolean(),
  /** The seller's answer; `null` without one. */
  reply: z.object({ text: z.string(), repliedAt: moment }).nullable(),
})

/** A review of the caller's, hidden ones with the reason. */
export const ownFeedback = feedbackCard.extend({
  stateEnum: z.enum(REVIEW_STATES),
  /** Its points now; 0 while it is hidden. */
  reviewScore: z.int(),
  /** `null` while it is visible. */
  hiddenReason: z.string().nullable(),
  /** `null` when it is hidden for good, or not at all. */
  hiddenUntil: moment.nullable(),
  objectedYn: ynFlag,
})

/** Reviews of the caller: sums, and a page of their own. */
export const ownFeedbacks = pageOf(ownFeedback).extend({
  reviewCount: z.int(),
  writableCount: z.int(),
  likeCount: z.int(),
  score: z.int(),
  /** Rank in the newest ranking; `null` for who is not in it. */
  rank: z.int().nullable(),
})

/** A purchase that can be reviewed until `dueAt`. */
export const writableItem = z.object({
  orderItemIdEncrypt: opaqueId,
  goods: reviewedGoods,
  optionName: z.string(),
  confirmedAt: moment,
  dueAt: moment,
})

/** A page of what the caller may review, or of one item if it may be, and why not. */
export const enabledAnswer = z.union([
  pageOf(writableItem),
  z.object({
    enabledYn: ynFlag,
    code: z.enum([...REVIEW_CODES, 'STORE_FEATURE_DENIED']).nullable(),
    message: z.string().nullable(),
    /** `null` for one that was never confirmed. */
    item: writableItem.nullable(),
  }),
])

/** A clause with what the caller said of it. */
export const clauseAnswer = z.object({
  clauseId,
  title: z.string(),
  body: z.string(),
  requiredYn: ynFlag,
  agreeYn: ynFlag,
  /** `null` before the first answer. */
  agreedAt: moment.nullable(),
})

/** A review as its editor needs it. */
export const editedFeedback = z.object({
  feedbackIdEncrypt: opaqueId,
  goods: reviewedGoods,
  optionName: z.string(),
  score: z.int(),
  text: z.string(),
  stateEnum: z.enum(REVIEW_STATES),
  fileList: z.array(
    reviewMedia.extend({ filesIdEncrypt: opaqueId, name: z.string(), bytes: z.int() }),
  ),
})

/** Points with their parts. */
export const expectedScore = z.object({
  score: z.int(),
  partList: z.array(z.object({ label: z.string(), score: z.int() })),
})

/** Which reviews of a product to list, and in what order. */
export const feedbackQuery = z.object({
  ...pageQuery,
  goodsId: plainIdText,
  sort: z.enum(REVIEW_SORTS).default('NEW'),
  scoreList: queryList(z.coerce.number().pipe(z.int().min(1).max(5))).optional(),
  mediaYn: ynFlag.optional(),
  optionIdList: queryList(plainIdText).optional(),
  /** Reviews that judge this aspect alone. */
  aspect: z.enum(ASPECTS).optional(),
  /** This review first, the others after it. */
  fromFeedbackIdEncrypt: opaqueId.optional(),
})

export const bestQuery = z.object({
  goodsId: plainIdText,
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(BEST_REVIEW_COUNT),
})

export const mediaQuery = z.object({
  ...pageQuery,
  size: z.coerce.number().pipe(z.int().min(1).max(100)).default(MEDIA_PAGE_SIZE),
  goodsId: plainIdText,
})

/** A medium with the review that it belongs to. */
export const mediaCard = reviewMedia.extend({
  feedbackIdEncrypt: opaqueId,
  score: z.int(),
  text: z.string(),
  optionName: z.string(),
  maskedId: z.string(),
  writtenAt: moment,
  isMine: z.boolean(),
})

/** A video about a product, with the review that it belongs to. Source: market-rules §5.4. */
export const relatedVideo = mediaCard.extend({ sourceEnum: z.literal('REVIEW') })

/** Sums of a product's reviews; lists of scores are from 5 down to 1. */
export const statistics = z.object({
  reviewCount: z.int(),
  ratingAverage: z.number(),
  scoreCountList: z.array(z.int()),
  scorePercentList: z.array(z.int()),
  mediaCount: z.int(),
  /** Options with at least five reviews. */
  optionList: z.array(
    z.object({ optionId: plainId, optionName: z.string(), reviewCount: z.int() }),
  ),
})

export const reviewCounts = z.object({
  content: z.array(z.object({ goodsId: plainId, all: z.int(), image: z.int(), video: z.int() })),
})
