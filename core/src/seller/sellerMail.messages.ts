import type { Messages } from '../decision/decision.rules.ts'
import { STAFF_LINK_HOURS } from '../staff/staffLogin.rules.ts'

type Applied = { readonly storeName: string; readonly applicationNumber: string }
type Answered = Applied & { readonly memo: string; readonly progressUrl: string }

const numbered = ({ storeName, applicationNumber }: Applied) =>
  `스토어 이름: ${storeName}\n신청번호: ${applicationNumber}`

/** Subjects and bodies of the mails that go to who applied for a store. Source: market-rules §9.1. */
export const SELLER_MAIL_MESSAGES = {
  SELLER_APPLIED_SUBJECT: () => '[장터] 입점 신청을 받았어요',
  SELLER_APPLIED_BODY: (applied: Applied & { readonly progressUrl: string }) =>
    [
      '장터 입점 신청을 받았어요. 심사가 끝나면 이 이메일로 알려 드려요.',
      '',
      numbered(applied),
      '',
      '진행 상황은 신청번호와 이메일 인증번호로 확인할 수 있어요.',
      applied.progressUrl,
    ].join('\n'),
  SELLER_SUPPLEMENT_SUBJECT: () => '[장터] 입점 신청을 보완해 주세요',
  SELLER_SUPPLEMENT_BODY: (answered: Answered) =>
    [
      '입점 신청에 보완할 내용이 있어요.',
      '',
      answered.memo,
      '',
      numbered(answered),
      '',
      '아래 주소에서 보완하면 다시 심사해요.',
      answered.progressUrl,
    ].join('\n'),
  SELLER_APPROVED_SUBJECT: () => '[장터] 입점이 승인됐어요',
  SELLER_APPROVED_BODY: (approved: Applied & { readonly linkUrl: string }) =>
    [
      '장터 입점이 승인됐어요. 판매자 센터에서 상품과 배송비를 준비하면 스토어를 열 수 있어요.',
      '',
      numbered(approved),
      '',
      `아래 주소에서 ${STAFF_LINK_HOURS}시간 안에 비밀번호를 정해 주세요. 한 번만 사용할 수 있어요.`,
      approved.linkUrl,
    ].join('\n'),
  SELLER_REJECTED_SUBJECT: () => '[장터] 입점 신청 결과를 알려 드려요',
  SELLER_REJECTED_BODY: (answered: Answered) =>
    [
      '아쉽지만 이번 입점 신청은 받아들이지 못했어요.',
      '',
      answered.memo,
      '',
      numbered(answered),
      '',
      '내용을 바로잡아 다시 신청할 수 있어요.',
    ].join('\n'),
} satisfies Messages
