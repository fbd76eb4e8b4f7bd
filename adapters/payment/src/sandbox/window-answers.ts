import { noticePage } from './window-page.ts'

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Notices of a window without a payment, with their HTTP status. A step back after the choice is no error. */
export const NOTICES = {
  absent: {
    status: 404,
    title: '결제 요청을 찾을 수 없어요',
    text: '주소가 잘못됐거나 없어진 결제 요청이에요. 상점에서 다시 결제해 주세요.',
  },
  settled: {
    status: 200,
    title: '이미 끝난 결제창이에요',
    text: '이 결제창에서는 더 할 일이 없어요. 상점으로 돌아가 결과를 확인해 주세요.',
  },
  expired: {
    status: 410,
    title: '결제창의 유효 시간이 지났어요',
    text: '결제되지 않았어요. 상점으로 돌아가 다시 결제해 주세요.',
  },
  method: {
    status: 405,
    title: '지원하지 않는 요청이에요',
    text: '결제창은 주소를 열거나 버튼을 눌러서만 사용할 수 있어요.',
  },
  tooLarge: {
    status: 413,
    title: '요청한 내용이 너무 커요',
    text: '결제되지 않았어요. 결제창을 다시 열어 주세요.',
  },
  mediaType: {
    status: 415,
    title: '지원하지 않는 형식의 요청이에요',
    text: '결제되지 않았어요. 결제창을 다시 열어 주세요.',
  },
  malformed: {
    status: 400,
    title: '선택한 내용을 확인해 주세요',
    text: '결제창에 없는 선택이에요. 결제되지 않았으니 결제창을 다시 열어 주세요.',
  },
} as const

/** A page of the window. A form of it may lead to the window itself and to the market that it returns to. */
export function pageAnswer(status: number, body: string, returnUrl: string | null): Response {
  const formTargets = returnUrl === null ? "'none'" : `'self' ${new URL(returnUrl).origin}`
  return new Response(body, {
    status,
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
      ...(status === NOTICES.method.status ? { allow: 'GET, POST' } : {}),
    },
  })
}

type NoticeAnswer = {
  readonly notice: keyof typeof NOTICES
  readonly stylesheet: string
  readonly returnUrl: string | null
}

export function noticeAnswer({ notice, stylesheet, returnUrl }: NoticeAnswer): Response {
  const { status, title, text } = NOTICES[notice]
  return pageAnswer(status, noticePage({ title, text, returnUrl }, stylesheet), null)
}
