import { allow, refuse } from '../decision/decision.rules.ts'
import type { Decision } from '../decision/decision.rules.ts'
import { hasLength, tidyText } from '../member/member.rules.ts'
import { digitsOf } from '../member/mask.rules.ts'
import { formatSellerPhone, isSellerPhone } from '../seller/sellerCompany.rules.ts'
import { STORE_REQUIREMENTS } from './store.codes.ts'
import type { StoreRequirement } from './store.codes.ts'

/** Longest texts of a store's profile, in characters. Source: decision 127. */
export const STORE_INTRODUCTION_LENGTH_MAX = 200
export const STORE_PHONE_HOURS_LENGTH_MAX = 60
export const STORE_RETURN_ADDRESS_LENGTH = { min: 5, max: 100 } as const

/** Counts, texts and flags that say if a store can open. */
export type StoreReadiness = {
  readonly introduction: string
  readonly returnAddress: string
  /** The holder of its account has been verified. */
  readonly hasVerifiedAccount: boolean
  readonly shippingPolicyCount: number
  readonly listedGoodsCount: number
}

/** Lists what a store lacks to open, in the order to see to it. Source: market-rules §9.1. */
export function missingToOpen(readiness: StoreReadiness): StoreRequirement[] {
  const isMet: Readonly<Record<StoreRequirement, boolean>> = {
    INTRODUCTION: readiness.introduction !== '',
    RETURN_ADDRESS: readiness.returnAddress !== '',
    BANK_ACCOUNT: readiness.hasVerifiedAccount,
    SHIPPING_POLICY: readiness.shippingPolicyCount > 0,
    LISTED_GOODS: readiness.listedGoodsCount > 0,
  }
  return STORE_REQUIREMENTS.filter((requirement) => !isMet[requirement])
}

/** Profile of a store in its seller's words: everything that the law and the operator do not fix. */
export type StoreProfile = {
  readonly introduction: string
  readonly phone: string
  readonly phoneHours: string
  readonly returnAddress: string
}

export type StoreProfileCode =
  | 'STORE_INTRODUCTION_INVALID'
  | 'STORE_PHONE_INVALID'
  | 'STORE_PHONE_HOURS_INVALID'
  | 'STORE_RETURN_ADDRESS_INVALID'

/** A field of the profile and what is wrong with it. */
export type StoreProfileViolation = {
  readonly field: keyof StoreProfile
  readonly code: StoreProfileCode
}

/** Tidies a profile as it is stored: texts without blanks around them, the phone number formatted. */
function tidyProfile(profile: StoreProfile): StoreProfile {
  return {
    introduction: tidyText(profile.introduction),
    phone: formatSellerPhone(profile.phone),
    phoneHours: tidyText(profile.phoneHours),
    returnAddress: tidyText(profile.returnAddress),
  }
}

/** Lists what is wrong with a profile, in the order of its form. */
export function checkStoreProfile(typed: StoreProfile): StoreProfileViolation[] {
  const { introduction, phone, phoneHours, returnAddress } = tidyProfile(typed)
  const checks: readonly [boolean, StoreProfileViolation][] = [
    [
      hasLength(introduction, { min: 1, max: STORE_INTRODUCTION_LENGTH_MAX }),
      { field: 'introduction', code: 'STORE_INTRODUCTION_INVALID' },
    ],
    [isSellerPhone(digitsOf(phone)), { field: 'phone', code: 'STORE_PHONE_INVALID' }],
    [
      hasLength(phoneHours, { min: 1, max: STORE_PHONE_HOURS_LENGTH_MAX }),
      { field: 'phoneHours', code: 'STORE_PHONE_HOURS_INVALID' },
    ],
    [
      hasLength(returnAddress, STORE_RETURN_ADDRESS_LENGTH),
      { field: 'returnAddress', code: 'STORE_RETURN_ADDRESS_INVALID' },
    ],
  ]
  return checks.flatMap(([isRight, violation]) => (isRight ? [] : [violation]))
}

/** Decides a profile. Refusal: STORE_PROFILE_INVALID with the violations. Source: market-rules §9.3. */
export function decideStoreProfile(
  typed: StoreProfile,
): Decision<'STORE_PROFILE_INVALID', StoreProfile, readonly StoreProfileViolation[]> {
  const violations = checkStoreProfile(typed)
  return violations.length === 0
    ? allow(tidyProfile(typed))
    : refuse('STORE_PROFILE_INVALID', violations)
}
