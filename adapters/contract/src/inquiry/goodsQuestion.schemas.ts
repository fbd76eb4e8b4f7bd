import { QUESTION_TOPICS, SELLER_QUESTION_TABS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { INQUIRY_STATUSES } from '@jangteo/core/inquiry/inquiry.codes'
import { z } from 'zod'
import { moment, opaqueId, pageQuery, plainId, plainIdText, ynFlag } from '../wire/wire.schemas.ts'

/** Topic of a question, by its number. */
const bbsTypeId = z.literal(QUESTION_TOPICS)

/** Filters of a list of questions by their answer: held, given. */
const answerQuery = { answerHoldYn: ynFlag.optional(), answerDoneYn: ynFlag.optional() }

/** The questions about a product: a topic, an answer, the caller's own, without secret ones. */
export const goodsQuestionQuery = z.object({
  id: plainIdText,
  ...pageQuery,
  ...answerQuery,
  bbsTypeId: z.coerce.number().pipe(bbsTypeId).optional(),
  mineYn: ynFlag.optional(),
  secretExcludeYn: ynFlag.optional(),
})

/** The caller's questions, asked in these Korean days (both included); without days, in the last year. */
export const myQuestionQuery = z.object({
  ...pageQuery,
  ...answerQuery,
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
})

const written = {
  bbsTypeId,
  /** Longer ones are refused with the reason. */
  text: z.string().max(4_000),
  secretYn: ynFlag,
  /** The option that the question is about; none when left out. */
  optionId: plainId.optional(),
}

/** A new question about a product. */
export const newGoodsQuestion = z.object({ id: plainIdText, ...written })

/** A question as its writer changes it. */
export const changedGoodsQuestion = z.object({ id: opaqueId, ...written })

/**
 * A question about a product. One that the caller may not read has no text, option and answer.
 */
export const goodsQuestion = z.object({
  qnaIdEncrypt: opaqueId,
  bbsTypeId,
  secretYn: ynFlag,
  readableYn: ynFlag,
  /** The caller wrote it. */
  mineYn: ynFlag,
  text: z.string().nullable(),
  optionId: plainId.nullable(),
  optionName: z.string().nullable(),
  maskedId: z.string(),
  writtenAt: moment,
  statusEnum: z.enum(INQUIRY_STATUSES),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
})

/** The product that a question is about. */
const questionedGoods = {
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  storeName: z.string(),
  storeUrl: z.string(),
}

/** A question of the caller's with its product; `listedYn` is N once the product is not shown any more. */
export const myQuestion = goodsQuestion.extend({ ...questionedGoods, listedYn: ynFlag })

/** Numbers of questions about a product, and of the caller's. */
export const questionCounts = z.object({
  totalCount: z.int().min(0),
  answeredCount: z.int().min(0),
  mineCount: z.int().min(0),
})

/** A tab of a store's questions, and words in the name of the product. */
export const sellerQuestionQuery = z.object({
  ...pageQuery,
  tabEnum: z.enum(SELLER_QUESTION_TABS).default('ALL'),
  bbsTypeId: z.coerce.number().pipe(bbsTypeId).optional(),
  keyword: z.string().normalize('NFC').trim().max(50).default(''),
})

/** A question as the store that it is put to reads it. */
export const sellerQuestion = z.object({
  qnaIdEncrypt: opaqueId,
  goodsId: plainId,
  goodsName: z.string(),
  picture: z.string(),
  bbsTypeId,
  secretYn: ynFlag,
  text: z.string(),
  optionName: z.string().nullable(),
  maskedId: z.string(),
  writtenAt: moment,
  statusEnum: z.enum(INQUIRY_STATUSES),
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  /** Counts the edits of the writer; an answer says which it is to. */
  revision: z.int().min(1),
})

/** An answer, and the revision of the question that was read. */
export const questionAnswer = z.object({
  id: opaqueId,
  text: z.string().max(4_000),
  seenRevision: z.int().min(1),
})
