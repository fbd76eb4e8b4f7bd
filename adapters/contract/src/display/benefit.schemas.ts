import { z } from 'zod'
import { offeredCoupon } from '../coupon/coupon.schemas.ts'
import { moment, plainId } from '../wire/wire.schemas.ts'

/** A benefit in a list; `endsAt` is `null` where it stays. */
export const benefitCard = z.object({
  benefitId: plainId,
  title: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  startsAt: moment,
  endsAt: moment.nullable(),
})

/** A benefit as its page opens with it; `body` is Markdown without HTML, coupons are offered while it runs. */
export const benefitDetail = benefitCard.extend({
  body: z.string(),
  couponList: z.array(offeredCoupon),
})
