import { formatShippingFee } from '@jangteo/core/money/money.rules'
import { areaText, bundleText, shippingPolicyText } from '@jangteo/core/shipping/shippingText.rules'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'

const NOTES = [
  '상품을 받은 날부터 7일 안에 교환·반품을 신청할 수 있어요.',
  '상품이 표시·광고와 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 신청할 수 있어요.',
  '단순 변심은 구매자가, 상품 불량·오배송은 판매자가 배송비를 부담해요.',
  '사용했거나 훼손해 가치가 줄어든 상품, 주문제작 상품은 교환·반품이 제한될 수 있어요. 내용을 확인하려고 포장을 연 것은 괜찮아요.',
  '구매를 확정하면 교환·반품을 신청할 수 없어요.',
] as const

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** How the goods come, and how they go back. Source: domain-rules §1.4, §1.10. */
export function ShippingSection({ id, goods }: SectionProps) {
  const { shippingPolicy, returnFee, exchangeFee, seller } = goods
  return (
    <section id={id} className={styles.section} aria-label="배송·교환" tabIndex={-1}>
      <h2 className={styles.title}>배송·교환·반품</h2>
      <FactTable
        caption="배송·교환·반품"
        rows={[
          { label: '배송비', value: shippingPolicyText(shippingPolicy) },
          { label: '제주·도서산간', value: areaText(shippingPolicy) ?? '추가 배송비가 없어요' },
          { label: '묶음배송', value: bundleText(shippingPolicy) },
          { label: '반품 배송비', value: `편도 ${formatShippingFee(returnFee)}` },
          { label: '교환 배송비', value: `왕복 ${formatShippingFee(exchangeFee)}` },
          { label: '보내실 곳', value: seller.returnAddress },
        ]}
      />
      <ul className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
