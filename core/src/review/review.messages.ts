import type { Messages } from '../decision/decision.rules.ts'
import { SESSION_MESSAGES } from '../session/session.messages.ts'
import type { ReviewCode } from './review.codes.ts'
import type { ReviewRefusal } from './review.table.gen.ts'

/** Texts of reviews. Source: spec §5, market-rules §4, domain-rules §7.4, §7.5. */
export const REVIEW_MESSAGES = {
  REVIEW_NOT_CONFIRMED: () => '구매확정한 상품만 리뷰를 작성할 수 있어요.',
  REVIEW_ALREADY_WRITTEN: () => '한 옵션당 리뷰는 1번만 작성할 수 있어요.',
  REVIEW_DELETED: () => '삭제된 리뷰예요.',
  REVIEW_NOT_FOUND: () => '없는 리뷰예요.',
  REVIEW_NOT_HIDDEN: () => '숨겨진 리뷰가 아니에요.',
  REVIEW_OBJECTION_CLOSED: () => '이의를 제기할 수 있는 리뷰가 아니에요.',
  REVIEW_OWN: () => '내 리뷰에는 누를 수 없어요.',
  REVIEW_HIDDEN: () => '운영 기준에 따라 숨겨진 리뷰예요.',
  REVIEW_SCORE_REQUIRED: () => '별점을 선택해 주세요.',
  REVIEW_TOO_SHORT: () => '리뷰는 30자 이상 작성해 주세요.',
  REVIEW_TOO_LONG: () => '리뷰는 500자까지 입력할 수 있어요.',
  REVIEW_IMAGES_LOST: () => '사진을 모두 삭제할 수 없어요.',
  REVIEW_VIDEO_TOO_MANY: () => '동영상은 1개까지 올릴 수 있어요.',
  REVIEW_PERIOD_OVER: () => '구매확정 후 90일이 지나 리뷰를 쓸 수 없어요.',
  REVIEW_PERSONAL_DATA: () => '개인정보로 보이는 내용이 있어요. 지우고 다시 등록해 주세요.',
  REVIEW_REMOVE_CONFIRM: () => '삭제하면 다시 쓸 수 없어요.',
  REVIEW_CLAUSE_REQUIRED: () => '리뷰 작성 약관에 동의해 주세요.',
  REVIEW_LEAVE_CONFIRM: () => '작성 중인 리뷰를 저장하지 않고 나갈까요?',
  EDIT_DENIED: SESSION_MESSAGES.EDIT_DENIED,
} satisfies Messages & Record<ReviewCode | ReviewRefusal, () => string>
