import type { Capability, ChartEntry, ChartKind } from '@jangteo/core/chart/chart.codes'

/** Name of a domain that has charts. */
const DOMAIN_NAMES: Readonly<Record<string, string>> = {
  cart: '장바구니',
  checkout: '주문서',
  payment: '결제',
  order: '주문',
  claim: '취소·교환·반품',
  dispute: '분쟁',
  goods: '상품',
  inquiry: '문의',
  review: '리뷰',
  promotion: '특별판매',
  report: '신고',
  seller: '판매자',
  store: '스토어',
  bridge: '앱',
  upload: '업로드',
  session: '로그인',
  member: '회원',
  coupon: '쿠폰',
  search: '검색',
  display: '전시',
  settlement: '정산',
  staff: '담당자',
}

export const KIND_NAMES: Readonly<Record<ChartKind, string>> = {
  entity: '서버',
  process: '브라우저',
}

/** Korean names of the capabilities that planned charts wait for. */
const CAPABILITY_NAMES: Readonly<Record<Capability, string>> = {
  members: '회원 가입과 로그인',
  'native bridge': '네이티브 앱',
  reviews: '리뷰',
}

/** Says that nothing runs a planned chart yet, and what it waits for; `null` for a live one. */
export function plannedText(entry: ChartEntry): string | null {
  return entry.status === 'live' ? null : `예정: ${CAPABILITY_NAMES[entry.capability]}`
}

/** Name of a domain; its code where it has no name yet. */
export function domainName(domain: string): string {
  return DOMAIN_NAMES[domain] ?? domain
}

const ANSWER = /^xstate\.(?<ending>done|error)\.actor\.(?<actor>.+)$/
const DELAY = /^xstate\.after\.(?<delay>[^.]+)\./

/** Returns an event in words that people read: an answer of an invoked actor, or time that has passed, is named as such. */
export function eventName(event: string): string {
  const delay = DELAY.exec(event)?.groups?.['delay']
  if (delay !== undefined) return `${delay} 지남`
  const answer = ANSWER.exec(event)?.groups
  if (answer === undefined) return event
  return `${answer['actor']} ${answer['ending'] === 'done' ? '답함' : '실패'}`
}
