import type { Messages } from '../decision/decision.rules.ts'
import { MEMBER_MESSAGES } from '../member/member.messages.ts'
import { AGREEMENT_MESSAGES } from '../terms/agreement.messages.ts'
import type { SellerCode } from './sellerApplication.codes.ts'
import type { SellerApplicationRefusal } from './sellerApplication.table.gen.ts'

/** Texts of applying for a store. Source: spec §5. */
export const SELLER_MESSAGES = {
  BUSINESS_NUMBER_INVALID: () => '사업자등록번호를 다시 확인해 주세요.',
  BUSINESS_NUMBER_TAKEN: () => '이미 입점했거나 심사 중인 사업자등록번호예요.',
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
  COMPANY_NAME_INVALID: () => '상호를 1~40자로 입력해 주세요.',
  REPRESENTATIVE_NAME_INVALID: () => '대표자 이름을 1~20자로 입력해 주세요.',
  MAIL_ORDER_NUMBER_INVALID: () =>
    '통신판매업 신고번호를 제2025-서울중구-0001호처럼 입력해 주세요.',
  BUSINESS_ADDRESS_INVALID: () => '사업장 주소를 5~100자로 입력해 주세요.',
  SELLER_PHONE_INVALID: () => '고객센터 전화번호를 다시 확인해 주세요.',
  SELLER_CATEGORY_INVALID: () => '판매할 카테고리를 1~5개 선택해 주세요.',
  SELLER_APPLICATION_INVALID: () => '입점 신청 내용을 다시 확인해 주세요.',
  SELLER_APPLICATION_NOT_FOUND: () =>
    '입점 신청을 찾을 수 없어요. 신청번호와 이메일을 다시 확인해 주세요.',
  SELLER_APPLICATION_INCOMPLETE: () => '사업자 정보가 없어 승인할 수 없어요. 보완을 요청해 주세요.',
  SELLER_BUSINESS_INACTIVE: () => '국세청에서 계속사업자로 확인되지 않아 승인할 수 없어요.',
  BUSINESS_REGISTRY_SILENT: () => '국세청에서 답을 받지 못했어요. 잠시 후 다시 시도해 주세요.',
  SELLER_REASON_REQUIRED: () => '사유를 5~500자로 입력해 주세요.',
  SELLER_APPLICATION_ENDED: () => '이미 처리가 끝난 입점 신청이에요.',
  SELLER_APPLICATION_TAKEN: () => '이미 다른 판매자가 사용하는 정보가 있어요.',
  SELLER_SUPPLEMENT_AWAITED: () => '보완을 기다리는 입점 신청이에요.',
  SELLER_SUPPLEMENT_UNASKED: () => '보완을 요청하지 않은 입점 신청이에요.',
  TERMS_REQUIRED: AGREEMENT_MESSAGES.TERMS_REQUIRED,
} satisfies Messages & Record<SellerCode | SellerApplicationRefusal, () => string>
