import {
  contactLabel,
  GOODS_NOTICE_LABELS,
  type GoodsNoticeKind,
} from '@jangteo/core/goods/noticeKind.codes'
import type { GoodsSeed, StoreSeed } from './catalogue.types.ts'

export type NoticeRow = { readonly label: string; readonly value: string }

const PERISHABLE: readonly GoodsNoticeKind[] = ['FOOD', 'GENERAL_FOOD']
const OPENED_IS_USED: readonly GoodsNoticeKind[] = ['COSMETIC', 'KIDS']

/** The notice table of a product: the rows of its type, whom to call, and the five trade rows (domain rules: goods notice). */
export function noticeRows(goods: GoodsSeed, store: StoreSeed): readonly NoticeRow[] {
  const [type, ...values] = goods.notice
  const rows = GOODS_NOTICE_LABELS[type].map((label, index) => ({
    label,
    value: values[index] ?? '상품상세 참조',
  }))
  return [...rows, contactRow(type, store), ...tradeRows(goods, store)]
}

function contactRow(type: GoodsNoticeKind, store: StoreSeed): NoticeRow {
  const label = contactLabel(type)
  return PERISHABLE.includes(type)
    ? { label, value: `${store.name} ${store.phone}` }
    : { label, value: `${store.name} 고객센터 ${store.phone}` }
}

function tradeRows(goods: GoodsSeed, store: StoreSeed): readonly NoticeRow[] {
  const policy = store.policies[goods.policy ?? 'standard']
  const oneWay = policy.returnFee.toLocaleString('ko-KR')
  const bothWays = policy.exchangeFee.toLocaleString('ko-KR')
  return [
    {
      label: '제품하자·오배송 외 청약철회 시 반품비용',
      value: `반품 편도 ${oneWay}원, 교환 왕복 ${bothWays}원 (구매자 부담)`,
    },
    { label: '청약철회 불가 사유', value: withdrawalExclusion(goods) },
    { label: '품질보증기준', value: '소비자분쟁해결기준(공정거래위원회 고시)에 따라 교환·환불' },
    {
      label: '피해보상 처리',
      value: `${store.companyName} 고객센터에서 접수일부터 3영업일 안에 처리`,
    },
    {
      label: '대금 환불 방법·지연배상',
      value: '결제한 수단으로 환불, 반환받은 날부터 3영업일을 넘기면 연 15%의 지연배상금 지급',
    },
  ]
}

function withdrawalExclusion(goods: GoodsSeed): string {
  const [type] = goods.notice
  if (goods.kind === 'CUSTOM_MADE' || goods.kind === 'CUSTOM_MADE_DEAL') {
    return '주문 제작 상품은 제작을 시작한 뒤에는 단순 변심으로 취소·반품할 수 없음'
  }
  if (PERISHABLE.includes(type))
    return '시간이 지나 다시 팔기 어려운 식품은 단순 변심으로 반품할 수 없음'
  if (OPENED_IS_USED.includes(type)) return '포장을 뜯거나 사용해 가치가 줄어든 경우'
  return '사용하거나 훼손해 다시 팔기 어려운 경우'
}
