import { EXHIBITION_STATES } from '@jangteo/core/display/exhibition.codes'
import { z } from 'zod'
import { moment, plainId } from '../wire/wire.schemas.ts'

/** An exhibition in a list; `endsAt` is `null` where it stays, and `couponCount` is of those that are left to be had now. */
export const exhibitionCard = z.object({
  exhibitionId: plainId,
  exhibitionName: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  startsAt: moment,
  endsAt: moment.nullable(),
  exhibitionStatusEnum: z.enum(EXHIBITION_STATES),
  couponCount: z.int(),
})

/** An exhibition as its page opens with it; before it begins it has no groups and no coupons. */
export const exhibitionDetail = exhibitionCard.extend({
  description: z.string(),
  groupList: z.array(z.object({ groupId: plainId, groupName: z.string(), goodsCount: z.int() })),
})
