import { GOODS_REVIEW_REASON_LABELS } from '@jangteo/core/goods/goodsListing.codes'
import { goodsListingView, listingSteps } from '@jangteo/core/goods/goodsListing.view'
import { Button } from '../../../parts/action/Button.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import styles from './SellerGoods.module.css'
import type { SellerGoodsDetail } from './sellerGoodsData.ts'
import { useGoodsSteps } from './useGoodsSteps.ts'

/** The listing of a product: its state, what the operator said, what is missing, what can be done. */
export function GoodsStatus({ goods }: { readonly goods: SellerGoodsDetail }) {
  const steps = useGoodsSteps()
  const { label, tone, note } = goodsListingView({
    listing: goods.listingEnum,
    saleStatus: goods.saleStatusEnum,
    hasRevision: goods.revision !== null,
  })
  const named = { goodsId: goods.goodsId, goodsName: goods.content.goodsName }
  const isReviewed = goods.reviewReasonList.length > 0
  const offered = listingSteps(goods.listingEnum, goods.stepList, isReviewed).filter(
    ({ event }) => event !== 'seller.edit',
  )
  const reasons = goods.reviewReasonList.map((reason) => GOODS_REVIEW_REASON_LABELS[reason])
  return (
    <section className={styles.sections} aria-label="상품 상태">
      <div className={styles.chosen}>
        <Badge tone={tone}>{label}</Badge>
        {note === null ? null : <Badge tone="brand">{note}</Badge>}
        {offered.map((step) => (
          <Button
            key={step.event}
            size="s"
            variant="outline"
            isBusy={steps.isBusy}
            onClick={() => void steps.take(named, step.event)}
          >
            {step.label}
          </Button>
        ))}
      </div>
      {goods.operatorNote === null ? null : (
        <Callout>운영자가 남긴 사유: {goods.operatorNote}</Callout>
      )}
      {goods.listingEnum === 'LISTED' || goods.missingList.length === 0 ? null : (
        <Callout>
          판매를 요청하려면 더 필요해요: {goods.missingList.map(({ message }) => message).join(' ')}
        </Callout>
      )}
      {isReviewed ? (
        <p className={styles.hint}>내용을 먼저 심사하는 상품이에요. ({reasons.join(', ')})</p>
      ) : null}
    </section>
  )
}
