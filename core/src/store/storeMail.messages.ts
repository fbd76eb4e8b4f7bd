import type { Messages } from '../decision/decision.rules.ts'

type Reported = { readonly storeName: string; readonly memo: string }

/** Subjects and bodies of the mails to the owners of a store. Source: market-rules §9.4. */
export const STORE_MAIL_MESSAGES = {
  STORE_SUSPENDED_SUBJECT: () => '[장터] 스토어 이용이 정지됐어요',
  STORE_SUSPENDED_BODY: ({ storeName, memo }: Reported) =>
    [
      `${storeName} 스토어의 이용이 정지됐어요. 정지된 동안에는 상품이 판매되지 않아요.`,
      '',
      memo,
      '',
      '이미 받은 주문은 발송하고, 취소·교환·반품은 계속 처리해 주세요.',
    ].join('\n'),
  STORE_RELEASED_SUBJECT: () => '[장터] 스토어 이용 정지가 해제됐어요',
  STORE_RELEASED_BODY: ({ storeName, memo }: Reported) =>
    [
      `${storeName} 스토어의 이용 정지가 해제됐어요.`,
      '',
      memo,
      '',
      '판매자센터의 스토어 화면에서 다시 열면 상품이 판매돼요.',
    ].join('\n'),
  STORE_CLOSED_SUBJECT: () => '[장터] 스토어가 폐점됐어요',
  STORE_CLOSED_BODY: ({ storeName, memo }: Reported) =>
    [`${storeName} 스토어가 폐점됐어요.`, '', memo].join('\n'),
} satisfies Messages
