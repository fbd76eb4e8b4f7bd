import { EVENT_FILTERS } from '@jangteo/core/display/display.codes'
import { EVENT_ENTRY_LIMITS, EVENT_TYPES } from '@jangteo/core/display/event.codes'
import { EXHIBITION_STATES } from '@jangteo/core/display/exhibition.codes'
import { z } from 'zod'
import { moment, namedTarget, opaqueId, plainId, wonTotal, ynFlag } from '../wire/wire.schemas.ts'
import { eventCategory } from './event.schemas.ts'

/** An exhibition as an operator writes it; a group without an id is new. */
export const writtenExhibition = z.object({
  exhibitionName: z.string().max(200),
  subtitle: z.string().max(200),
  description: z.string().max(10_000),
  picture: z.string().max(200),
  startsAt: moment,
  endsAt: moment.nullable().default(null),
  hiddenYn: ynFlag.default('N'),
  groupList: z
    .array(
      z.object({
        groupId: plainId.nullable().default(null),
        groupName: z.string().max(200),
        goodsIdList: z.array(plainId).max(1_000),
      }),
    )
    .max(100),
  couponIdList: z.array(plainId).max(100).default([]),
})

/** An exhibition in the operators' list. */
export const exhibitionRow = z.object({
  exhibitionId: plainId,
  exhibitionName: z.string(),
  startsAt: moment,
  endsAt: moment.nullable(),
  exhibitionStatusEnum: z.enum(EXHIBITION_STATES),
  hiddenYn: ynFlag,
  goodsCount: z.int(),
})

/** An exhibition to be changed, with the names of what it holds. */
export const exhibitionToWrite = writtenExhibition.extend({
  exhibitionId: plainId,
  goodsList: z.array(namedTarget),
  couponList: z.array(namedTarget),
})

/** A benefit as an operator writes it. */
export const writtenBenefit = z.object({
  title: z.string().max(200),
  subtitle: z.string().max(200),
  /** Markdown without HTML. */
  body: z.string().max(100_000),
  picture: z.string().max(200),
  startsAt: moment,
  /** `null` where it stays. */
  endsAt: moment.nullable().default(null),
  hiddenYn: ynFlag.default('N'),
  couponIdList: z.array(plainId).max(100).default([]),
})

/** A benefit in the operators' list; `statusFilterEnum` is `null` before it begins. */
export const benefitRow = z.object({
  benefitId: plainId,
  title: z.string(),
  startsAt: moment,
  endsAt: moment.nullable(),
  statusFilterEnum: z.enum(EVENT_FILTERS).nullable(),
  hiddenYn: ynFlag,
})

/** A benefit to be changed, with the names of its coupons. */
export const benefitToWrite = writtenBenefit.extend({
  benefitId: plainId,
  couponList: z.array(namedTarget),
})

const writtenPrize = z.object({
  prizeName: z.string().max(200),
  quantity: z.int(),
  /** Worth of one, in won. */
  prizeValue: wonTotal,
})

/** An event as an operator writes it; `entry` is `null` for one that nobody enters. */
export const writtenEvent = z.object({
  eventTypeEnum: z.enum(EVENT_TYPES),
  title: z.string().max(200),
  /** Markdown without HTML. */
  body: z.string().max(100_000),
  picture: z.string().max(200),
  /** 0 is none, which is refused as such. */
  eventCategoryId: z.int().min(0),
  startsAt: moment,
  endsAt: moment,
  hiddenYn: ynFlag.default('N'),
  couponIdList: z.array(plainId).max(100).default([]),
  entry: z
    .object({
      perEnum: z.enum(EVENT_ENTRY_LIMITS),
      announceAt: moment,
      prizeList: z.array(writtenPrize).max(100),
    })
    .nullable()
    .default(null),
})

/** An event in the operators' list; `statusFilterEnum` is `null` before it begins. */
export const eventRow = z.object({
  eventIdEncrypt: opaqueId,
  title: z.string(),
  eventTypeEnum: z.enum(EVENT_TYPES),
  category: eventCategory,
  startsAt: moment,
  endsAt: moment,
  statusFilterEnum: z.enum(EVENT_FILTERS).nullable(),
  hiddenYn: ynFlag,
  entryCount: z.int(),
  drawnYn: ynFlag,
})

/** An event to be changed, with the names of its coupons. */
export const eventToWrite = writtenEvent.extend({
  eventIdEncrypt: opaqueId,
  couponList: z.array(namedTarget),
  /** Y once how it is entered cannot be changed any more. */
  begunYn: ynFlag,
})
