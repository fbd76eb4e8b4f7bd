import type { Messages } from '../decision/decision.rules.ts'
import { MEMBER_MESSAGES } from '../member/member.messages.ts'
import { TERMS_MESSAGES } from '../terms/terms.messages.ts'
import type { SellerCode } from './sellerApplication.codes.ts'
import type { SellerApplicationRefusal } from './sellerApplication.table.gen.ts'

/** Texts of applying for a store. Source: spec §5. */
export const SELLER_MESSAGES = {
  BUSINESS_NUMBER_INVALID: () => '사업자등록번호를 다시 확인해 주세요.',
  BUSINESS_NUMBER_TAKEN: () => '이미 입점한 사업자등록번호예요.',
  BUSINESS_NUMBER_CHECK_REQUIRED: () => '사업자등록번호 중복확인을 해 주세요.',
  SELLER_ID_INVALID: MEMBER_MESSAGES.LOGIN_ID_INVALID,
  SELLER_ID_TAKEN: MEMBER_MESSAGES.LOGIN_ID_TAKEN,
  SELLER_ID_CHECK_REQUIRED: MEMBER_MESSAGES.LOGIN_ID_CHECK_REQUIRED,
  SELLER_EMAIL_INVALID: MEMBER_MESSAGES.EMAIL_INVALID,
  SELLER_EMAIL_TAKEN: MEMBER_MESSAGES.EMAIL_TAKEN,
  SELLER_EMAIL_CHECK_REQUIRED: () => '이메일 중복확인을 해 주세요.',
  STORE_NAME_INVALID: () => '스토어 이름은 2~20자로 입력해 주세요.',
  STORE_NAME_TAKEN: () => '이미 사용 중인 스토어 이름이에요.',
  STORE_NAME_CHECK_REQUIRED: () => '스토어 이름 중복확인을 해 주세요.',
  STORE_URL_INVALID: () =>
    '스토어 주소는 영문 소문자로 시작해 영문, 숫자, 하이픈 3~30자로 입력해 주세요.',
  STORE_URL_TAKEN: () => '이미 사용 중인 스토어 주소예요.',
  STORE_URL_CHECK_REQUIRED: () => '스토어 주소 중복확인을 해 주세요.',
  SELLER_APPLICATION_ENDED: () => '이미 처리가 끝난 입점 신청이에요.',
  SELLER_APPLICATION_TAKEN: () => '그사이 다른 판매자가 사용한 정보가 있어요.',
  SELLER_SUPPLEMENT_AWAITED: () => '보완을 기다리는 입점 신청이에요.',
  TERMS_REQUIRED: TERMS_MESSAGES.TERMS_REQUIRED,
} satisfies Messages & Record<SellerCode | SellerApplicationRefusal, () => string>
