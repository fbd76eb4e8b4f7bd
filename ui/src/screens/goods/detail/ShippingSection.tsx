import { formatShippingFee } from '@jangteo/core/money/money.rules'
import {
  areaText,
  bundleText,
  shippingPolicyText,
  shipWithinText,
} from '@jangteo/core/shipping/shippingText.rules'
import { useCalls } from '../../../lib/deps.ts'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'
import { LaterFacts } from './LaterFacts.tsx'

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** The way the goods come, and how they go back. Source: domain-rules §1.4, §1.10. */
export function ShippingSection({ id, goods }: SectionProps) {
  const { goodsId, shippingPolicy, shipWithinDays } = goods
  const calls = useCalls()
  const options = calls.goods.returnExchanges.queryOptions({ input: { id: goodsId } })
  return (
    <section id={id} className={styles.section} aria-label="배송·교환" tabIndex={-1}>
      <h2 className={styles.title}>배송·교환·반품</h2>
      <FactTable
        caption="배송"
        rows={[
          { label: '발송', value: shipWithinText(shipWithinDays) },
          { label: '배송비', value: shippingPolicyText(shippingPolicy) },
          { label: '제주·도서산간', value: areaText(shippingPolicy) ?? '추가 배송비가 없어요' },
          { label: '묶음배송', value: bundleText(shippingPolicy) },
        ]}
      />
      <h3 className={styles.subtitle}>교환·반품</h3>
      <LaterFacts options={options} rowCount={5}>
        {(guide) => (
          <>
            <FactTable
              caption="교환·반품"
              rows={[
                { label: '반품 배송비', value: `편도 ${formatShippingFee(guide.returnFee)}` },
                { label: '교환 배송비', value: `왕복 ${formatShippingFee(guide.exchangeFee)}` },
                { label: '반품 주소', value: guide.returnAddress },
                { label: '문의', value: `${guide.phone} · ${guide.phoneHours}` },
              ]}
            />
            <ul className={styles.notes}>
              {guide.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
      </LaterFacts>
    </section>
  )
}
