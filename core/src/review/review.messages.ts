import type { Messages } from '../decision/decision.rules.ts'
import { SESSION_MESSAGES } from '../session/session.messages.ts'
import type { ReviewCode } from './review.codes.ts'
import type { ReviewRefusal } from './review.table.gen.ts'

/** Texts of reviews. Source: spec §5, domain-rules §7.4, §7.5. */
export const REVIEW_MESSAGES = {
  REVIEW_NOT_CONFIRMED: () => '구매확정한 상품만 리뷰를 작성할 수 있어요.',
  REVIEW_ALREADY_WRITTEN: () => '한 옵션당 리뷰는 1번만 작성할 수 있어요.',
  REVIEW_DELETED: () => '삭제된 리뷰예요.',
  REVIEW_HIDDEN: () => '신고로 숨겨진 리뷰예요.',
  REVIEW_SCORE_REQUIRED: () => '별점을 선택해 주세요.',
  REVIEW_TOO_SHORT: () => '리뷰는 30자 이상 작성해 주세요.',
  REVIEW_TOO_LONG: () => '리뷰는 500자까지 입력할 수 있어요.',
  REVIEW_IMAGES_LOST: () => '사진을 모두 삭제할 수 없어요.',
  REVIEW_CLAUSE_REQUIRED: () => '리뷰 작성 약관에 동의해 주세요.',
  REVIEW_LEAVE_CONFIRM: () => '작성 중인 리뷰를 저장하지 않고 나갈까요?',
  EDIT_DENIED: SESSION_MESSAGES.EDIT_DENIED,
} satisfies Messages & Record<ReviewCode | ReviewRefusal, () => string>
