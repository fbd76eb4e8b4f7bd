import { maskDigits } from '@jangteo/core/member/mask.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useCalls } from '../../app/deps.ts'
import { IntermediaryNotice } from '../../parts/IntermediaryNotice.tsx'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'
import { LaterFacts } from './LaterFacts.tsx'

const BUSINESS_NUMBER_PARTS = [3, 2, 5] as const

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** Who sells it, and that the market is not a party. Source: domain-rules §5.1. */
export function SellerSection({ id, goods: { goodsId } }: SectionProps) {
  const calls = useCalls()
  const options = calls.goods.storeInfo.queryOptions({ input: { id: goodsId } })
  return (
    <section id={id} className={styles.section} aria-label="판매자 정보" tabIndex={-1}>
      <h2 className={styles.title}>판매자 정보</h2>
      <LaterFacts options={options} rowCount={9}>
        {(info) => (
          <>
            <div className={styles.store}>
              <p className={styles.storeName}>{info.storeName}</p>
              <p>{info.introduction}</p>
              <p className={styles.storeCount}>판매 중인 상품 {formatNumber(info.goodsCount)}개</p>
            </div>
            <FactTable
              caption="판매자 정보"
              rows={[
                { label: '상호', value: info.companyName },
                { label: '대표자', value: info.representativeName },
                {
                  label: '사업자 등록번호',
                  value: maskDigits(info.businessNumber, BUSINESS_NUMBER_PARTS),
                },
                { label: '통신판매업 신고번호', value: info.mailOrderNumber },
                { label: '전화', value: info.phone },
                { label: '상담 시간', value: info.phoneHours },
                { label: '전자우편', value: info.email },
                { label: '사업장 소재지', value: info.businessAddress },
              ]}
            />
          </>
        )}
      </LaterFacts>
      <div className={styles.notice}>
        <IntermediaryNotice />
      </div>
    </section>
  )
}
