import { josa } from 'es-hangul'
import type { Messages } from '../decision/decision.rules.ts'
import type { SocialCode } from './social.codes.ts'

/** Texts of logins, sessions and linked social accounts. Source: spec §8, domain-rules §7.5. */
export const SESSION_MESSAGES = {
  LOGIN_ID_REQUIRED: () => '아이디를 입력해 주세요.',
  LOGIN_PASSWORD_REQUIRED: () => '비밀번호를 입력해 주세요.',
  ORDER_NUMBER_REQUIRED: () => '주문번호를 입력해 주세요.',
  ORDER_PASSWORD_REQUIRED: () => '주문 비밀번호를 입력해 주세요.',
  LOGIN_MISMATCH: () => '아이디 또는 비밀번호가 일치하지 않아요.',
  LOGIN_BLOCKED: () => '로그인을 여러 번 실패해 5분 동안 로그인할 수 없어요.',
  LOGIN_SUSPENDED: () => '이용이 정지된 계정이에요. 고객센터로 문의해 주세요.',
  LOGIN_DORMANT: () => '1년 동안 접속하지 않아 휴면 상태예요. 비밀번호를 재설정하면 해제돼요.',
  GUEST_ORDER_MISMATCH: () => '주문번호 또는 주문 비밀번호가 일치하지 않아요.',
  GUEST_ORDER_BLOCKED: () =>
    '주문 비밀번호를 여러 번 잘못 입력해 5분 동안 주문을 조회할 수 없어요.',
  SESSION_EXPIRED: () => '로그인 시간이 만료됐어요. 다시 로그인해 주세요.',
  SESSION_REQUIRED: () => '로그인이 필요해요. 로그인해 주세요.',
  SESSION_NOT_FOUND: () => '이미 로그아웃된 기기예요.',
  SESSION_IDLE: () => '오랫동안 사용하지 않아 자동으로 로그아웃됐어요.',
  IDLE_QUESTION: () => '계속 이용하시겠어요?',
  IDLE_CONFIRM: () => '계속 이용하기',
  DRAFTS_STAY: () => '작성하던 내용은 남아 있어요. 다시 로그인하면 이어서 할 수 있어요.',
  LOGIN_CONFIRM: () => '로그인이 필요해요. 로그인할까요?',
  PASSWORD_OLD: () => '비밀번호를 변경한 지 90일이 지났어요. 새 비밀번호로 바꿔 주세요.',
  STORE_FEATURE_DENIED: () =>
    '이 스토어에서는 이용할 수 없는 기능이에요. 고객센터로 문의해 주세요.',
  EDIT_DENIED: () => '수정 권한이 없어요.',
  SOCIAL_ALREADY_LINKED: () => '이미 연결된 계정이에요.',
  SOCIAL_ALREADY_UNLINKED: () => '이미 연결이 해제된 계정이에요.',
  SOCIAL_UNKNOWN: () => 'SNS 계정 정보를 확인할 수 없어요.',
  SOCIAL_UNAVAILABLE: () => '지금은 이용할 수 없는 계정이에요.',
  SOCIAL_DIFFERENT_ACCOUNT: () => '다른 계정에 연결된 SNS예요.',
  SOCIAL_PASSWORD_OLD: () => '비밀번호를 변경한 지 90일이 지났어요.',
  SOCIAL_DORMANT: () => '휴면 계정이에요.',
  SOCIAL_LINKED: () => '계정을 연결했어요.',
  SOCIAL_UNLINKED: () => '연결을 해제했어요.',
  SOCIAL_EMAIL_TAKEN: () => '이미 가입한 이메일이에요. 로그인한 뒤 연결해 주세요.',
  SOCIAL_LAST_WAY: () => '비밀번호를 먼저 만들어 주세요.',
  SOCIAL_DENIED: () => '정보 제공에 동의하지 않아 계속할 수 없어요.',
  SOCIAL_CLOSED: () => 'SNS 로그인을 마치지 않았어요. 다시 시도해 주세요.',
  SOCIAL_TICKET_EXPIRED: () => '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.',
} satisfies Messages & Record<SocialCode, () => string>

/**
 * Text for what a login opens, on a page for members.
 * @example loginOpensText('주문내역') // '주문내역은 로그인하면 볼 수 있어요.'
 */
export function loginOpensText(subject: string): string {
  return `${josa(subject, '은/는')} 로그인하면 볼 수 있어요.`
}
