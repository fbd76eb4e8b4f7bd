import { maskDigits } from '@jangteo/core/member/mask.rules'
import { IntermediaryNotice } from '../../parts/IntermediaryNotice.tsx'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'

const BUSINESS_NUMBER_PARTS = [3, 2, 5] as const

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** Who sells it, and that the market is not a party. Source: domain-rules §5.1. */
export function SellerSection({ id, goods: { storeName, seller } }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-label="판매자 정보" tabIndex={-1}>
      <h2 className={styles.title}>판매자 정보</h2>
      <FactTable
        caption="판매자 정보"
        rows={[
          { label: '스토어', value: storeName },
          { label: '상호', value: seller.companyName },
          { label: '대표자', value: seller.representativeName },
          {
            label: '사업자 등록번호',
            value: maskDigits(seller.businessNumber, BUSINESS_NUMBER_PARTS),
          },
          { label: '통신판매업 신고번호', value: seller.mailOrderNumber },
          { label: '전화', value: seller.phone },
          { label: '전자우편', value: seller.email },
          { label: '사업장 소재지', value: seller.businessAddress },
        ]}
      />
      <div className={styles.notice}>
        <IntermediaryNotice />
      </div>
    </section>
  )
}
