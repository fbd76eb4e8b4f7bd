import type { Messages } from '../decision/decision.rules.ts'
import { AGREEMENT_MESSAGES } from '../terms/agreement.messages.ts'
import type { EmailCodeRefusal, EmailCodeSendingRefusal } from './emailCode.rules.ts'
import type { AdultRefusal } from './identity.rules.ts'
import type { JoiningRefusal } from './joining.rules.ts'
import { LEAVE_PHRASE } from './leave.codes.ts'
import type { LeaveFormRefusal, MayLeaveRefusal } from './leave.rules.ts'
import type { MembershipRefusal } from './membership.table.gen.ts'
import type { PasswordChangeRefusal } from './password.rules.ts'
import { PERSON_MESSAGES } from './person.messages.ts'
import type { SignUpCode } from './signUp.codes.ts'

type MemberCode =
  | SignUpCode
  | PasswordChangeRefusal
  | EmailCodeRefusal
  | JoiningRefusal
  | LeaveFormRefusal
  | MayLeaveRefusal
  | MembershipRefusal
  | EmailCodeSendingRefusal
  | AdultRefusal

/** Texts of what people type about themselves. Source: spec §5, domain-rules §7.5. */
export const MEMBER_MESSAGES = {
  ...PERSON_MESSAGES,
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
  PASSWORD_PRESENT_REQUIRED: () => '현재 비밀번호를 입력해 주세요.',
  PASSWORD_PRESENT_MISMATCH: () => '현재 비밀번호가 일치하지 않아요.',
  PASSWORD_BLOCKED: () => '비밀번호를 여러 번 잘못 입력해 5분 동안 변경할 수 없어요.',
  PASSWORD_NONE: () => '비밀번호로 로그인하지 않는 계정이에요.',
  PASSWORD_RESET_MISMATCH: () => '아이디와 인증한 정보가 일치하지 않아요.',
  ACCOUNT_NOT_FOUND: () => '인증한 정보로 가입한 계정이 없어요.',
  NAME_REQUIRED: () => '이름을 입력해 주세요.',
  NAME_TOO_LONG: () => '이름은 10자까지 입력할 수 있어요.',
  BIRTHDAY_INVALID: () => '생년월일을 다시 확인해 주세요.',
  EMAIL_TAKEN: () => '이미 사용 중인 이메일이에요.',
  EMAIL_VERIFICATION_REQUIRED: () => '이메일 인증을 해 주세요.',
  EMAIL_CODE_REQUIRED: () => '인증번호 6자리를 입력해 주세요.',
  EMAIL_CODE_MISMATCH: () => '인증번호가 일치하지 않아요.',
  EMAIL_CODE_TIMED_OUT: () => '인증 시간이 지났어요. 인증번호를 다시 받아 주세요.',
  EMAIL_CODE_TRIES_EXCEEDED: () =>
    '인증번호를 여러 번 잘못 입력했어요. 인증번호를 다시 받아 주세요.',
  EMAIL_CODE_TOO_SOON: () => '인증번호는 1분에 한 번 받을 수 있어요. 잠시 후 다시 시도해 주세요.',
  EMAIL_CODE_TOO_MANY: () =>
    '인증번호는 1시간에 5번까지 받을 수 있어요. 나중에 다시 시도해 주세요.',
  EMAIL_PROOF_INVALID: () => '이메일 인증이 만료됐어요. 인증번호를 다시 받아 주세요.',
  IDENTITY_UNVERIFIED: () => '본인인증을 마치지 못했어요. 다시 시도해 주세요.',
  IDENTITY_TAKEN: () => '이미 가입한 계정이 있어요. 그 계정으로 로그인해 주세요.',
  REJOIN_WAIT: () => '탈퇴한 지 30일이 지나면 다시 가입할 수 있어요.',
  CREDENTIALS_SET: () => '이미 아이디로 로그인하는 계정이에요.',
  IDENTITY_DIFFERENT: () => '회원님 본인의 명의로 인증해 주세요.',
  IDENTITY_UNAVAILABLE: () => '본인인증 기관이 응답하지 않아요. 잠시 후 다시 시도해 주세요.',
  ADULT_AGE_REQUIRED: () => '19세 미만은 이용할 수 없는 상품이에요.',
  AGE_TOO_YOUNG: () => '만 14세 이상만 가입할 수 있어요.',
  LEAVE_REASON_REQUIRED: () => '탈퇴 사유를 선택해 주세요.',
  LEAVE_PROOF_REQUIRED: () => '본인인지 확인해 주세요.',
  LEAVE_PHRASE_MISMATCH: () => `‘${LEAVE_PHRASE}’를 그대로 입력해 주세요.`,
  LEAVE_BLOCKED: () => '비밀번호를 여러 번 잘못 입력해 5분 동안 탈퇴할 수 없어요.',
  MEMBER_HAS_OPEN_ORDER: () => '진행 중인 주문이나 취소·교환·반품이 있어 탈퇴할 수 없어요.',
  MEMBER_IS_SELLER: () => '운영 중인 스토어가 있어요.',
  MEMBER_LEFT: () => '탈퇴한 회원이에요.',
  TERMS_REQUIRED: AGREEMENT_MESSAGES.TERMS_REQUIRED,
} satisfies Messages & Record<MemberCode, () => string>
