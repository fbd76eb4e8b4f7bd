import { TRADE_RECORD_YEARS } from '../calendar/retention.rules.ts'
import { formatNumber } from '../money/money.rules.ts'
import { LEAVE_PHRASE } from './leave.codes.ts'
import type { LeaveProof } from './leave.codes.ts'
import { REJOIN_WAIT_DAYS } from './leave.rules.ts'

/** Facts of an account that is about to be left. */
export type LeaveFacts = {
  readonly proofs: readonly LeaveProof[]
  readonly couponCount: number
  readonly favoriteCount: number
  readonly reviewCount: number
}

/** Texts of the page about leaving: what is erased, and what stays. */
export type LeaveView = {
  readonly lostTexts: readonly string[]
  readonly stayingTexts: readonly string[]
}

/** The consequences of leaving, all on one page. Source: market-rules §7, decision 121. */
export function leaveView({
  proofs,
  couponCount,
  favoriteCount,
  reviewCount,
}: LeaveFacts): LeaveView {
  return {
    lostTexts: [
      ...(couponCount === 0 ? [] : [`사용하지 않은 쿠폰 ${formatNumber(couponCount)}장`]),
      ...(favoriteCount === 0 ? [] : [`찜한 상품 ${formatNumber(favoriteCount)}개`]),
      '이름, 아이디, 이메일, 휴대폰 번호와 저장한 배송지',
      '장바구니, 최근 본 상품, 최근 검색어',
      '아직 발표하지 않은 이벤트의 응모',
    ],
    stayingTexts: [
      `주문과 결제 기록은 법에 따라 ${TRADE_RECORD_YEARS}년 동안 따로 보관한 뒤 지워요.`,
      ...(reviewCount === 0
        ? []
        : [
            `작성한 리뷰 ${formatNumber(reviewCount)}개는 사진과 동영상 없이 ‘탈퇴한 회원’의 글로 남아요. 남기고 싶지 않으면 탈퇴하기 전에 삭제해 주세요.`,
          ]),
      '당첨자 목록에는 ‘탈퇴한 회원’으로 남아요.',
      ...(proofs.includes('VERIFICATION')
        ? [`탈퇴한 뒤 ${REJOIN_WAIT_DAYS}일 동안은 다시 가입할 수 없어요.`]
        : []),
    ],
  }
}

/** Label of the field for a phrase. */
export const LEAVE_PHRASE_LABEL = `확인을 위해 ‘${LEAVE_PHRASE}’를 입력해 주세요`
