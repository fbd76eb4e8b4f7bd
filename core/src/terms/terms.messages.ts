import type { Messages } from '../decision/decision.rules.ts'
import { AGREEMENT_MESSAGES } from './agreement.messages.ts'
import type { ConsentRefusal } from './consent.rules.ts'

/** Texts that the law requires before an order. Source: domain-rules §5.1, §5.2. */
export const TERMS_MESSAGES = {
  ...AGREEMENT_MESSAGES,
  INTERMEDIARY_NOTICE: () =>
    '당사는 통신판매중개자로서 거래 당사자가 아니며, 입점 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있습니다.',
  TERMS_NOT_WITHDRAWABLE: () => '필수 약관은 철회할 수 없어요. 탈퇴하면 철회돼요.',
  CONSENT_NIGHT_ALONE: () => '앱 알림이나 문자 수신에 먼저 동의해 주세요.',
  CONSENT_RENEWAL: () => '수신에 동의한 지 2년이 지났어요. 계속 받을지 알려 주세요.',
  NIGHT_ENDED: () => '밤 수신 동의도 함께 철회했어요.',
} satisfies Messages & Record<ConsentRefusal, () => string>
