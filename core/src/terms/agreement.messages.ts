import type { Messages } from '../decision/decision.rules.ts'

/** Texts of a form that asks to agree to terms. Source: domain-rules §5.1, §5.2. */
export const AGREEMENT_MESSAGES = {
  TERMS_REQUIRED: () => '필수 약관에 동의해 주세요.',
  AGREE_ALL: () => '전체 동의',
  AGREED_BY_PAYING: () =>
    '결제하기를 누르면 주문 내용을 확인하고 판매자에게 개인정보를 제공하는 데 동의하게 돼요.',
  CUSTOM_MADE_APART: () => '주문제작 동의 별도',
  REQUIRED_MARK: () => '[필수]',
  OPTIONAL_MARK: () => '[선택]',
} satisfies Messages
