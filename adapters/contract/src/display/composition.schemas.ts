import { HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import { GNB_SUBTITLE_TYPES, GNB_TYPES } from '@jangteo/core/display/gnb.codes'
import { MAIN_GOODS_COUNT_DEFAULT, MAIN_PLATFORMS } from '@jangteo/core/display/mainGroup.codes'
import { RECOMMEND_AGES, RECOMMEND_GENDERS } from '@jangteo/core/search/search.codes'
import { MEMBERSHIP_TYPES } from '@jangteo/core/session/membership.codes'
import { z } from 'zod'
import { moment, plainId, ynFlag } from '../wire/wire.schemas.ts'

/** No text is longer than any of these may be; which may be how long is core's to say (`checkComposition`). */
const text = z.string().max(200).nullable().default(null)
const url = z.string().max(500).nullable().default(null)
const period = {
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
}

const composedItem = z.object({
  picture: text,
  alt: text,
  text,
  subText: text,
  linkUrl: url,
  goodsId: plainId.nullable().default(null),
  storeId: plainId.nullable().default(null),
  categoryId: plainId.nullable().default(null),
  videoUrl: url,
  durationS: z.int().min(1).nullable().default(null),
  ...period,
})

/** A group as an operator writes it; what is left out is empty. An empty list of an audience is everybody. */
export const composedGroup = z.object({
  blockTypeEnum: z.enum(HOME_BLOCK_TYPES),
  title: z.string().max(200),
  subtitle: text,
  linkUrl: url,
  platformList: z.array(z.enum(MAIN_PLATFORMS)).default([]),
  membershipList: z.array(z.enum(MEMBERSHIP_TYPES)).default([]),
  genderList: z.array(z.enum(RECOMMEND_GENDERS)).default([]),
  ageList: z.array(z.enum(RECOMMEND_AGES)).default([]),
  goodsMax: z.int().default(MAIN_GOODS_COUNT_DEFAULT),
  adYn: ynFlag.default('N'),
  itemList: z.array(composedItem).max(100).default([]),
  ...period,
})

/** An entry of the navigation at the top as an operator writes it. */
export const gnbEntry = z.object({
  gnbTypeEnum: z.enum(GNB_TYPES),
  title: z.string().max(200),
  gnbSubtitleTypeEnum: z.enum(GNB_SUBTITLE_TYPES).default('NONE'),
  subtitle: text,
  exhibitionId: plainId.nullable().default(null),
  linkUrl: url,
  ...period,
})
