import type { Messages } from '../decision/decision.rules.ts'
import { TERMS_MESSAGES } from '../terms/terms.messages.ts'
import type { EmailCodeRefusal } from './emailCode.rules.ts'
import type { IdentityRefusal } from './identity.rules.ts'
import type { PasswordChangeRefusal } from './password.rules.ts'
import type { SignUpCode } from './signUp.codes.ts'

type MemberCode = SignUpCode | PasswordChangeRefusal | EmailCodeRefusal | IdentityRefusal

/** Texts of what people type about themselves. Source: spec §5, domain-rules §7.5. */
export const MEMBER_MESSAGES = {
  LOGIN_ID_INVALID: () => '아이디는 영문과 숫자 6~20자로 입력해 주세요.',
  LOGIN_ID_CHECK_REQUIRED: () => '아이디 중복확인을 해 주세요.',
  LOGIN_ID_FREE: () => '사용할 수 있는 아이디예요.',
  LOGIN_ID_TAKEN: () => '이미 사용 중인 아이디예요.',
  PASSWORD_LENGTH: () => '비밀번호는 8~20자로 입력해 주세요.',
  PASSWORD_CHARACTERS: () => '비밀번호는 띄어쓰기 없이 영문, 숫자, 특수문자로 입력해 주세요.',
  PASSWORD_KINDS: () => '영문, 숫자, 특수문자를 모두 넣어 주세요.',
  PASSWORD_CONTAINS_ID: () => '비밀번호에 아이디를 넣을 수 없어요.',
  PASSWORD_SAME: () => '현재 비밀번호와 다른 비밀번호를 입력해 주세요.',
  PASSWORD_REUSED: () => '최근에 사용한 비밀번호 3개는 다시 사용할 수 없어요.',
  PASSWORD_MISMATCH: () => '비밀번호가 서로 일치하지 않아요.',
  GUEST_PASSWORD_REQUIRED: () => '주문 비밀번호를 입력해 주세요.',
  GUEST_PASSWORD_INVALID: () => '주문 비밀번호를 영문·숫자 포함 8~20자로 입력해 주세요.',
  NAME_REQUIRED: () => '이름을 입력해 주세요.',
  NAME_TOO_LONG: () => '이름은 10자까지 입력할 수 있어요.',
  BIRTHDAY_INVALID: () => '생년월일을 다시 확인해 주세요.',
  MOBILE_INVALID: () => '휴대폰 번호를 다시 확인해 주세요.',
  EMAIL_INVALID: () => '이메일을 다시 확인해 주세요.',
  EMAIL_TAKEN: () => '이미 사용 중인 이메일이에요.',
  EMAIL_VERIFICATION_REQUIRED: () => '이메일 인증을 해 주세요.',
  EMAIL_CODE_MISMATCH: () => '인증번호가 일치하지 않아요.',
  EMAIL_CODE_TIMED_OUT: () => '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.',
  EMAIL_CODE_TRIES_EXCEEDED: () =>
    '인증번호를 여러 번 잘못 입력했어요. 인증번호를 다시 받아 주세요.',
  IDENTITY_UNVERIFIED: () => '본인인증을 마치지 못했어요. 다시 시도해 주세요.',
  IDENTITY_TAKEN: () => '이미 가입한 계정이 있어요. 그 계정으로 로그인해 주세요.',
  AGE_TOO_YOUNG: () => '만 14세 이상만 가입할 수 있어요.',
  LEAVE_REASON_REQUIRED: () => '탈퇴 사유를 선택해 주세요.',
  TERMS_REQUIRED: TERMS_MESSAGES.TERMS_REQUIRED,
} satisfies Messages & Record<MemberCode, () => string>
