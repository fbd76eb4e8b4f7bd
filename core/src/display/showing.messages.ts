import type { Messages } from '../decision/decision.rules.ts'
import {
  EVENT_PRIZE_COUNT_MAX,
  EXHIBITION_GOODS_COUNT_MAX,
  EXHIBITION_GROUP_COUNT_MAX,
  SHOWING_COUPON_COUNT_MAX,
} from './showing.codes.ts'
import type { ShowingViolation } from './showing.codes.ts'

/** Texts for operators who write exhibitions, events, benefits and keywords. */
export const SHOWING_MESSAGES = {
  SHOWING_INVALID: () => '입력한 내용을 다시 확인해 주세요.',
  KEYWORDS_INVALID: () =>
    '검색어와 연결할 주소, 기간을 다시 확인해 주세요. 금칙어는 추천 검색어에 넣을 수 없어요.',
  BENEFIT_LIST_CHANGED: () => '그사이 혜택이 바뀌었어요. 순서를 다시 정해 주세요.',
  EVENT_ENTRY_FIXED: () => '시작한 이벤트의 응모 방법과 기간, 경품은 바꿀 수 없어요.',
} satisfies Messages

/** The text of each part that keeps an exhibition or an event from being saved. */
export const SHOWING_VIOLATION_TEXTS: Readonly<Record<ShowingViolation, string>> = {
  NAME: '제목을 입력해 주세요. 너무 길면 줄여 주세요.',
  SUBTITLE: '한 줄 소개를 입력해 주세요. 너무 길면 줄여 주세요.',
  BODY: '내용을 입력해 주세요. 너무 길면 줄여 주세요.',
  PICTURE: '대표 그림을 선택해 주세요.',
  PERIOD: '끝나는 때가 시작보다 뒤여야 해요.',
  GROUP: `묶음은 ${EXHIBITION_GROUP_COUNT_MAX}개까지, 묶음마다 이름과 상품을 ${EXHIBITION_GOODS_COUNT_MAX}개까지 겹치지 않게 채워 주세요.`,
  COUPON: `쿠폰은 ${SHOWING_COUPON_COUNT_MAX}개까지 겹치지 않게 선택해 주세요. 쿠폰 이벤트에는 하나 이상 필요해요.`,
  CATEGORY: '분류를 선택해 주세요.',
  ENTRY: `응모 이벤트에는 끝난 뒤의 발표일과 경품 1~${EVENT_PRIZE_COUNT_MAX}가지가 필요해요.`,
}
