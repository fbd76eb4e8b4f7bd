import type { Messages } from '../decision/decision.rules.ts'

/** Texts of the refusals that staff read. Source: market-rules §9.2. */
export const STAFF_MESSAGES = {
  APPROVAL_NOT_FOUND: () => '승인 요청을 찾을 수 없어요.',
  APPROVAL_DECIDED: () => '이미 처리된 요청이에요.',
  APPROVAL_SELF: () => '다른 담당자가 승인해야 해요.',
  APPROVAL_OUTDATED: () => '그사이 내용이 바뀌어 승인할 수 없어요. 요청을 다시 확인해 주세요.',
  APPROVAL_PENDING: () => '같은 내용의 요청이 승인을 기다리고 있어요.',
  LOGIN_CODE_TIMED_OUT: () => '입력 시간이 지났어요. 처음부터 다시 로그인해 주세요.',
  LOGIN_CODE_BLOCKED: () => '인증번호를 여러 번 잘못 입력해 5분 동안 로그인할 수 없어요.',
  LOGIN_CODE_MISMATCH: () => '인증번호가 일치하지 않아요. 다시 확인해 주세요.',
  LOGIN_CODE_REQUIRED: () => '인증번호 6자리를 입력해 주세요.',
  STAFF_LINK_INVALID: () => '이미 사용했거나 기한이 지난 링크예요. 새 링크를 받아 주세요.',
  STAFF_NOT_FOUND: () => '담당자를 찾을 수 없어요.',
  STAFF_LAST_CHIEF: () => '대표 담당자는 한 명 이상 있어야 해요.',
  STAFF_SELF: () => '내 계정은 직접 변경하거나 삭제할 수 없어요. 다른 담당자에게 요청해 주세요.',
  STAFF_REASON_REQUIRED: () => '사유를 입력해 주세요.',
  STAFF_NAME_REQUIRED: () => '이름을 입력해 주세요.',
} satisfies Messages
