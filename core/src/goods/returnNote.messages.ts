import type { GoodsType } from './goods.codes.ts'
import { isCustomMade } from './goods.rules.ts'

const NOTES = [
  '상품을 받은 날부터 7일 안에 교환·반품을 신청할 수 있어요.',
  '상품이 표시·광고와 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 신청할 수 있어요.',
  '단순 변심은 구매자가, 상품 불량·오배송은 판매자가 배송비를 부담해요.',
  '사용했거나 훼손해 가치가 줄어든 상품은 교환·반품이 제한될 수 있어요. 내용을 확인하려고 포장을 연 것은 괜찮아요.',
  '구매를 확정하면 교환·반품을 신청할 수 없어요.',
] as const

const CUSTOM_MADE_NOTE =
  '주문한 내용에 맞춰 만드는 상품이에요. 주문할 때 동의하고 판매자가 제작을 시작하면 단순 변심·주문 실수·옵션 변경으로 취소·교환·반품할 수 없어요. 상품이나 배송에 문제가 있으면 언제나 신청할 수 있어요.'

/** Notes on returns for a product, line by line. Source: domain-rules §1.10, A50. */
export function returnNotes(kind: GoodsType): string[] {
  return isCustomMade(kind) ? [CUSTOM_MADE_NOTE, ...NOTES] : [...NOTES]
}
