import { BUSINESS_STATES } from '@jangteo/core/seller/business.codes'
import { STORE_REQUIREMENTS, STORE_STATES } from '@jangteo/core/store/store.codes'
import { z } from 'zod'
import { moment, ynFlag } from '../wire/wire.schemas.ts'

/** A step of a store. */
export const storeStep = z.object({
  stateEnum: z.enum(STORE_STATES),
  /** Reason of the operator; empty without one. */
  memo: z.string(),
  at: moment,
})

/** Identity of a store by law, which its seller cannot change. */
export const storeIdentity = z.object({
  storeUrl: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  representativeName: z.string(),
  businessNumber: z.string(),
  /** `null` for a company that is exempt from reporting. */
  mailOrderNumber: z.string().nullable(),
  businessAddress: z.string(),
  email: z.string(),
})

/** Profile of a store in its seller's words. */
export const storeProfile = z.object({
  introduction: z.string().max(1000),
  phone: z.string().max(40),
  phoneHours: z.string().max(200),
  returnAddress: z.string().max(400),
})

/** A store as its seller manages it. */
export const ownStore = storeIdentity.extend(storeProfile.shape).extend({
  stateEnum: z.enum(STORE_STATES),
  feeRateBp: z.int(),
  /** Requirements that it lacks to open. */
  missingList: z.array(z.enum(STORE_REQUIREMENTS)),
  openYn: ynFlag,
  pauseYn: ynFlag,
  resumeYn: ynFlag,
  historyList: z.array(storeStep),
})

/** A store in the operator's list. */
export const operatorStoreRow = z.object({
  storeUrl: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  businessNumber: z.string(),
  stateEnum: z.enum(STORE_STATES),
  goodsCount: z.int(),
  /** Own rate of the store; `null` for that of the category. */
  feeRateBp: z.int().nullable(),
  /** State of its business at the last check; `null` before the first. */
  businessStateEnum: z.enum(BUSINESS_STATES).nullable(),
})
