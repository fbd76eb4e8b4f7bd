import { formatDateTime, formatDay } from '../calendar/dateText.rules.ts'
import type { Day } from '../calendar/day.rules.ts'
import type { Messages } from '../decision/decision.rules.ts'
import { EMAIL_CODE_MINUTES } from './emailCode.rules.ts'

/** Subjects and bodies of the mails that accounts send. Source: market-rules §0, §7. */
export const MEMBER_MAIL_MESSAGES = {
  EMAIL_CODE_SUBJECT: () => '[장터] 이메일 인증번호',
  EMAIL_CODE_BODY: ({ code }: { readonly code: string }) =>
    [
      '장터 이메일 인증번호예요.',
      '',
      code,
      '',
      `${EMAIL_CODE_MINUTES}분 안에 인증번호를 요청한 화면에 입력해 주세요.`,
      '요청한 적이 없다면 이 메일을 무시해 주세요. 인증번호는 누구에게도 알려 주지 마세요.',
    ].join('\n'),
  PASSWORD_CHANGED_SUBJECT: () => '[장터] 비밀번호가 변경됐어요',
  PASSWORD_CHANGED_BODY: ({ atMs }: { readonly atMs: number }) =>
    [
      `${formatDateTime(atMs)}에 장터 계정의 비밀번호가 변경됐어요.`,
      '다른 기기에서는 모두 로그아웃됐어요.',
      '',
      '변경한 적이 없다면 로그인 화면의 비밀번호 찾기에서 바로 새 비밀번호로 바꿔 주세요.',
    ].join('\n'),
  DORMANCY_SUBJECT: ({ day }: { readonly day: Day }) =>
    `[장터] ${formatDay(day)}부터 휴면 상태가 돼요`,
  DORMANCY_BODY: ({ name, day }: { readonly name: string; readonly day: Day }) =>
    [
      `${name}님, 오랫동안 장터에 오지 않으셨어요.`,
      '',
      `${formatDay(day)} 전에 한 번 로그인하면 지금처럼 이용할 수 있어요.`,
      '휴면 상태가 되면 로그인할 수 없지만, 주문과 쿠폰은 그대로 있고 비밀번호를 재설정하면 해제돼요.',
    ].join('\n'),
} satisfies Messages
