import type { Messages } from '../decision/decision.rules.ts'
import type { ConsentRefusal } from './consent.rules.ts'

/** Texts that the law requires before an order. Source: domain-rules §5.1, §5.2. */
export const TERMS_MESSAGES = {
  INTERMEDIARY_NOTICE: () =>
    '당사는 통신판매중개자로서 거래 당사자가 아니며, 입점 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있습니다.',
  TERMS_REQUIRED: () => '필수 약관에 동의해 주세요.',
  TERMS_NOT_WITHDRAWABLE: () => '필수 약관은 철회할 수 없어요. 탈퇴하면 철회돼요.',
  CONSENT_NIGHT_ALONE: () => '앱 알림이나 문자 수신에 먼저 동의해 주세요.',
  CONSENT_RENEWAL: () => '수신에 동의한 지 2년이 지났어요. 계속 받을지 알려 주세요.',
  NIGHT_ENDED: () => '밤 수신 동의도 함께 철회했어요.',
  AGREE_ALL: () => '전체 동의',
  AGREED_BY_PAYING: () =>
    '결제하기를 누르면 주문 내용을 확인하고 판매자에게 개인정보를 제공하는 데 동의하게 돼요.',
  CUSTOM_MADE_APART: () => '주문제작 동의 별도',
  REQUIRED_MARK: () => '[필수]',
  OPTIONAL_MARK: () => '[선택]',
} satisfies Messages & Record<ConsentRefusal, () => string>
