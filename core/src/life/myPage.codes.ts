import type { MembershipType } from '../session/membership.codes.ts'

/** A membership that belongs to an account. */
export type AccountMembership = Exclude<MembershipType, 'GUEST'>

/** Benefits of each membership, as its member reads them. Source: domain-rules A26, market-rules §7. */
export const MEMBERSHIP_BENEFITS: Readonly<Record<AccountMembership, readonly string[]>> = {
  MEMBER: ['쿠폰을 받고 사용할 수 있어요.', '성인인증을 하면 19세 이상 상품도 구매할 수 있어요.'],
  ASSOCIATE_MEMBER: [
    '쿠폰을 받고 사용할 수 있어요.',
    '본인인증을 하면 정회원이 되고, 장바구니와 쿠폰은 그대로예요.',
  ],
}

export const MY_PAGE_PROMPTS = ['UPGRADE', 'PASSWORD_OLD', 'CONSENT_RENEWAL'] as const

/** Request that a member's page makes of its member. Source: market-rules §7. */
export type MyPagePrompt = (typeof MY_PAGE_PROMPTS)[number]
