import type { Messages } from '../decision/decision.rules.ts'

/** Texts of the refusals that any call may answer. Source: spec §8, generic. */
export const REFUSAL_MESSAGES = {
  BAD_INPUT: () => '입력한 내용을 다시 확인해 주세요.',
  TEXT_ILLEGIBLE: () => '사용할 수 없는 문자가 있어요.',
  INPUT_TOO_DEEP: () => '입력한 내용이 너무 복잡해요. 다시 확인해 주세요.',
  INPUT_TOO_LONG: () => '입력한 내용이 너무 많아요.',
  KEY_TOO_LONG: () => '요청을 확인하지 못했어요. 새로고침한 뒤 다시 시도해 주세요.',
  NOT_FOUND: () => '요청한 정보를 찾을 수 없어요.',
  PAGE_NOT_FOUND: () => '페이지를 찾을 수 없어요.',
  CALLER_NOT_ALLOWED: () => '이용 권한이 없어요.',
  METHOD_NOT_ALLOWED: () => '지원하지 않는 요청이에요.',
  BODY_TOO_LARGE: () => '입력한 내용이 너무 커요. 줄인 뒤 다시 시도해 주세요.',
  UNSUPPORTED_MEDIA_TYPE: () => '지원하지 않는 형식의 요청이에요.',
  DESK_LOCKED: () =>
    '데스크가 잠겨 있어요. 서버를 시작할 때 나온 주소에서 비밀번호를 입력해 주세요.',
  TOO_MANY_REQUESTS: () => '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  TIMED_OUT: () => '처리 시간이 초과됐어요. 잠시 후 다시 시도해 주세요.',
  OUTCOME_UNKNOWN: () => '처리됐는지 확인하지 못했어요. 다시 시도하거나 내역에서 확인해 주세요.',
  SERVICE_UNAVAILABLE: () => '지금은 이용할 수 없어요. 잠시 후 다시 시도해 주세요.',
  IDEMPOTENCY_KEY_REUSED: () => '이미 보낸 요청과 내용이 달라요. 새로고침한 뒤 다시 시도해 주세요.',
  SYSTEM_ERROR: () => '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  NETWORK_ERROR: () => '네트워크 연결을 확인해 주세요.',
  API_FAILURE: () => '요청을 처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  COPY_FAILED: () => '복사하지 못했어요. 길게 눌러 복사해 주세요.',
  PLAYBACK_FAILED: () => '동영상을 재생하지 못했어요. 잠시 후 다시 시도해 주세요.',
} satisfies Messages
