import type { Messages } from '../decision/decision.rules.ts'
import { SESSION_MESSAGES } from '../session/session.messages.ts'
import type { InquiryCode } from './inquiry.codes.ts'
import type { InquiryRefusal } from './inquiry.table.gen.ts'

/** Texts of questions about goods and of 1:1 inquiries. Source: spec §8, domain-rules §7.4, §7.5. */
export const INQUIRY_MESSAGES = {
  INQUIRY_TOPIC_REQUIRED: () => '문의 유형을 선택해 주세요.',
  INQUIRY_TITLE_REQUIRED: () => '제목을 입력해 주세요.',
  INQUIRY_TITLE_TOO_LONG: () => '제목은 50자까지 입력할 수 있어요.',
  INQUIRY_TEXT_REQUIRED: () => '문의 내용을 입력해 주세요.',
  INQUIRY_TEXT_TOO_LONG: () => '문의 내용은 1,000자까지 입력할 수 있어요.',
  INQUIRY_ANSWERED: () => '답변이 달린 문의는 수정하거나 삭제할 수 없어요.',
  INQUIRY_DELETED: () => '삭제된 문의예요.',
  GOODS_QUESTION_DELETED: () => '삭제된 상품문의예요.',
  EDIT_DENIED: SESSION_MESSAGES.EDIT_DENIED,
  QUESTION_SECRET: () => '비밀글입니다.',
  QUESTION_PRIVACY_NOTICE: () => '개인정보를 남기지 마세요.',
} satisfies Messages & Record<InquiryCode | InquiryRefusal, () => string>
