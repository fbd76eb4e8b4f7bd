import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useCalls } from '../../../lib/deps.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { FoldTitle } from '../../../parts/layout/FoldTitle.tsx'
import { IntermediaryNotice } from '../../../parts/frame/IntermediaryNotice.tsx'
import { ReportButton } from '../../report/ReportButton.tsx'
import { FactTable } from './FactTable.tsx'
import type { GoodsDetailData } from './goodsDetail.ts'
import styles from './GoodsSections.module.css'
import { LaterFacts } from './LaterFacts.tsx'
import { sellerRows } from './sellerRows.ts'

type SectionProps = { readonly id: string; readonly goods: GoodsDetailData }

/** Seller of the goods, and the note that the market is not a party. Source: domain-rules §5.1. */
export function SellerSection({ id, goods: { goodsId, storeUrl } }: SectionProps) {
  const calls = useCalls()
  const options = calls.goods.storeInfo.queryOptions({ input: { id: goodsId } })
  return (
    <section id={id} className={styles.section} aria-label="판매자 정보" tabIndex={-1}>
      <h2 className={styles.title}>판매자 정보</h2>
      <LaterFacts options={options} rowCount={4}>
        {(info) => (
          <>
            <div className={styles.store}>
              <p className={styles.storeName}>{info.storeName}</p>
              <p>{info.introduction}</p>
              <p className={styles.storeCount}>판매 중인 상품 {formatNumber(info.goodsCount)}개</p>
            </div>
            <details className={styles.fold}>
              <FoldTitle look="heading">
                <h3>사업자 정보</h3>
              </FoldTitle>
              <FactTable caption="판매자 정보" rows={sellerRows(info)} />
            </details>
            <ButtonLink variant="outline" isWide to={routes.store(storeUrl)}>
              스토어 구경하기
            </ButtonLink>
          </>
        )}
      </LaterFacts>
      <div className={styles.notice}>
        <IntermediaryNotice />
        <ReportButton target={{ kind: 'GOODS', id: goodsId }}>상품 신고하기</ReportButton>
      </div>
    </section>
  )
}
