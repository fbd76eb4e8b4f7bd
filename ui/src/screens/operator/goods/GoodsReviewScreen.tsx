import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import {
  GOODS_LISTING_LABELS,
  GOODS_REVIEW_REASON_LABELS,
} from '@jangteo/core/goods/goodsListing.codes'
import { goodsListingView } from '@jangteo/core/goods/goodsListing.view'
import { formatWon } from '@jangteo/core/money/money.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router.ts'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import type { GoodsReview } from './goodsReview.ts'
import { RankingStep } from './RankingStep.tsx'
import styles from './OperatorGoods.module.css'
import { ReviewSteps } from './ReviewSteps.tsx'
import { ReviewTexts } from './ReviewTexts.tsx'

/** A product that is reviewed: its content, its new texts beside, what it is reviewed for, what happened before. */
export function GoodsReviewScreen() {
  const { goodsId = '' } = useParams()
  const { data: goods } = useSuspenseQuery(
    staffCalls.operatorGoods.detail.queryOptions({ input: { id: Number(goodsId) } }),
  )
  const { content, revision } = goods
  const view = goodsListingView({
    listing: goods.listingEnum,
    saleStatus: goods.saleStatusEnum,
    hasRevision: revision !== null,
  })
  return (
    <StaffPage title={content.goodsName} place="장터 운영">
      <div className={styles.page}>
        <div className={styles.marks}>
          <Badge tone={view.tone}>{view.label}</Badge>
          {view.note === null ? null : <Badge tone="brand">{view.note}</Badge>}
          <span>{goods.storeName}</span>
          <span>{formatWon(content.salePrice)}</span>
          {goods.rankingExclusion === null ? null : <Badge>랭킹 제외</Badge>}
          <ReviewSteps goods={goods} />
          <RankingStep goods={goods} />
        </div>
        <ReviewReasons goods={goods} />
        {goods.rankingExclusion === null ? null : (
          <Callout>
            {formatDateTime(Date.parse(goods.rankingExclusion.at))}부터 랭킹에서 제외했어요. 사유:{' '}
            {goods.rankingExclusion.reason}
          </Callout>
        )}
        <div className={styles.sides}>
          <ReviewTexts
            title={revision === null ? '내용' : '지금 보이는 내용'}
            texts={content}
            categoryName={goods.categoryName}
            former={null}
          />
          {revision === null ? null : (
            <ReviewTexts
              title="바뀔 내용"
              texts={revision.texts}
              categoryName={goods.revisionCategoryName}
              former={content}
            />
          )}
        </div>
        <ReviewHistory goods={goods} />
      </div>
    </StaffPage>
  )
}

function ReviewReasons({ goods }: { readonly goods: GoodsReview }) {
  const reasons = goods.reviewReasonList.map((reason) => GOODS_REVIEW_REASON_LABELS[reason])
  const words = goods.watchedWordList.join(', ')
  if (reasons.length === 0) return null
  return (
    <Callout>
      심사 사유: {reasons.join(', ')}
      {words === '' ? null : ` (${words})`}
    </Callout>
  )
}

function ReviewHistory({ goods }: { readonly goods: GoodsReview }) {
  return (
    <section>
      <h2 className={styles.heading}>이력</h2>
      <ul className={styles.history}>
        {goods.historyList.map(({ at, action, listingEnum, reason }) => (
          <li key={`${at} ${action}`}>
            {formatDateTime(Date.parse(at))} · {action} · {GOODS_LISTING_LABELS[listingEnum]}
            {reason === null ? null : ` · ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
