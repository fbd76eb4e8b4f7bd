import type { Messages } from '../decision/decision.rules.ts'
import { formatDateTime } from '../calendar/dateText.rules.ts'
import { LOGIN_TICKET_MINUTES, STAFF_LINK_HOURS } from './staffLogin.rules.ts'

/** Subjects and bodies of the mails to staff. Source: market-rules §9.1, §9.2. */
export const STAFF_MAIL_MESSAGES = {
  STAFF_CODE_SUBJECT: () => '[장터] 판매자센터 로그인 인증번호',
  STAFF_CODE_BODY: ({ code }: { readonly code: string }) =>
    [
      '처음 사용하는 기기에서 판매자센터에 로그인하고 있어요. 인증번호를 입력해 주세요.',
      '',
      code,
      '',
      `${LOGIN_TICKET_MINUTES}분 안에 입력해 주세요. 로그인한 적이 없다면 비밀번호를 바로 변경해 주세요.`,
    ].join('\n'),
  STAFF_INVITATION_SUBJECT: ({ place }: { readonly place: string }) =>
    `[장터] ${place} 담당자로 초대했어요`,
  STAFF_INVITATION_BODY: ({
    name,
    loginId,
    url,
  }: {
    readonly name: string
    readonly loginId: string
    readonly url: string
  }) =>
    [
      `${name}님, 아래 주소에서 비밀번호를 만들면 로그인할 수 있어요.`,
      '',
      `아이디: ${loginId}`,
      url,
      '',
      `주소는 한 번만, ${STAFF_LINK_HOURS}시간 안에 사용할 수 있어요.`,
    ].join('\n'),
  STAFF_PASSWORD_SUBJECT: () => '[장터] 비밀번호를 새로 만들어 주세요',
  STAFF_PASSWORD_BODY: ({ name, url }: { readonly name: string; readonly url: string }) =>
    [
      `${name}님, 아래 주소에서 비밀번호를 새로 만들 수 있어요.`,
      '',
      url,
      '',
      `주소는 한 번만, ${STAFF_LINK_HOURS}시간 안에 사용할 수 있어요. 요청한 적이 없다면 이 메일을 무시해 주세요.`,
    ].join('\n'),
  STAFF_PASSWORD_SET_SUBJECT: () => '[장터] 비밀번호가 변경됐어요',
  STAFF_PASSWORD_SET_BODY: ({ atMs }: { readonly atMs: number }) =>
    [
      `${formatDateTime(atMs)}에 담당자 계정의 비밀번호가 변경됐어요.`,
      '모든 기기에서 로그아웃됐어요. 변경한 적이 없다면 다른 담당자에게 바로 알려 주세요.',
    ].join('\n'),
} satisfies Messages
