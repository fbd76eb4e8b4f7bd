import type { ConsentKind } from './consent.codes.ts'

/** Summary of each consent of a sign-up: what is agreed to, and until when. Source: domain-rules §5.1, §5.2. */
export const CONSENT_SUMMARIES: Readonly<Record<ConsentKind, readonly string[]>> = {
  SERVICE: [
    '장터는 통신판매중개자이고, 상품은 입점 판매자가 팔아요.',
    '한 사람이 한 계정을 쓰고, 언제든지 탈퇴할 수 있어요.',
  ],
  FINANCE: [
    '결제와 환불을 전자금융거래로 처리해요.',
    '결제 기록은 전자상거래법에 따라 5년 동안 보관해요.',
  ],
  PRIVACY_REQUIRED: [
    '수집 항목: 이름, 생년월일, 성별, 휴대폰 번호, 본인인증 확인값, 이메일, 아이디',
    '이용 목적: 가입과 본인 확인, 주문과 배송, 고객 상담',
    '보유 기간: 탈퇴할 때까지. 법에 따라 보관하는 주문 기록은 5년',
  ],
  PRIVACY_OPTIONAL: [
    '이용 항목: 성별, 생년월일, 주문 기록',
    '이용 목적: 나이와 성별에 맞는 추천과 랭킹',
    '보유 기간: 동의를 철회할 때까지',
  ],
  MARKETING_APP: ['할인, 쿠폰, 이벤트 소식을 앱 알림으로 보내요. 설정에서 언제든지 끌 수 있어요.'],
  MARKETING_SMS: ['할인, 쿠폰, 이벤트 소식을 문자로 보내요. 설정에서 언제든지 끌 수 있어요.'],
  MARKETING_EMAIL: ['할인, 쿠폰, 이벤트 소식을 이메일로 보내요. 설정에서 언제든지 끌 수 있어요.'],
  MARKETING_NIGHT: ['밤 21시부터 아침 8시까지도 동의한 앱 알림과 문자를 보내요.'],
}
