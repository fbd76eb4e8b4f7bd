import { z } from 'zod'
import { call } from '../call/call.ts'
import { offeredCoupon } from '../coupon/coupon.schemas.ts'
import { cardPlan } from '../payment/payment.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { plainIdText } from '../wire/wire.schemas.ts'
import { benefitCard, benefitDetail } from './benefit.schemas.ts'
import { eventCard } from './event.schemas.ts'

const tags = ['display']

/** All benefits of the market for the caller: coupons, instalments, the events that end first, and benefits that run. */
const page = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/pages/view-benefit', summary: '혜택 화면', tags })
  .output(
    z.object({
      couponList: z.array(offeredCoupon),
      /** The coupon of a first purchase; `null` for a member who bought already. */
      firstPurchaseCoupon: offeredCoupon.nullable(),
      cardInstallmentList: z.array(cardPlan),
      eventList: z.array(eventCard),
      benefitList: z.array(benefitCard),
    }),
  )

/** One benefit; it stays after its end. Hidden ones and those to come are not there. */
const detail = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/benefits/{id}', summary: '혜택', tags })
  .input(z.object({ id: plainIdText }))
  .errors(refusals('BENEFIT_NOT_FOUND'))
  .output(benefitDetail)

export const benefitCalls = { page, detail }
