import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { RankChange } from '../../../parts/text/RankChange.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import styles from './Reviewer.module.css'

/** Places whose number stands out. */
const TOP_RANK_MAX = 3

type RankedReviewer = Answers['reviewer']['topN']['content'][number]

/** The writers with the highest scores of thirty days. */
export function ReviewerRankingScreen() {
  return (
    <>
      <title>리뷰어 랭킹 - 장터</title>
      <PageHeader title="리뷰어 랭킹" width="form" />
      <Column width="form">
        <OwnProfile />
        <QueryBoundary skeleton={<RankingSkeleton />}>
          <Ranking />
        </QueryBoundary>
      </Column>
    </>
  )
}

function Ranking() {
  const calls = useCalls()
  const { data } = useSuspenseQuery(calls.reviewer.topN.queryOptions({ input: {} }))
  const { content, computedAt } = data
  return (
    <section aria-label="리뷰어 순위">
      <div className={styles.facts}>
        <p>{computedAt === null ? null : `${formatSpokenTime(Date.parse(computedAt))} 기준`}</p>
        <AppLink className={styles.link} to={routes.reviewPolicy()}>
          리뷰 운영 기준
        </AppLink>
      </div>
      {content.length === 0 ? (
        <EmptyState
          icon={Trophy}
          title="아직 순위에 오른 분이 없어요"
          text="구매확정한 상품에 리뷰를 작성하면 매일 오전 4시에 순위를 정해요."
        />
      ) : (
        <ol className={styles.rows}>
          {content.map((reviewer) => (
            <li key={reviewer.buyerIdEncrypt}>
              <RankedRow reviewer={reviewer} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function RankedRow({ reviewer }: { readonly reviewer: RankedReviewer }) {
  const { rank, changeEnum, buyerIdEncrypt, maskedId, score, reviewCount, likeCount } = reviewer
  return (
    <AppLink className={styles.row} to={routes.reviewerProfile(buyerIdEncrypt)}>
      <span className={styles.place}>
        <span className={styles.rank} data-top={rank <= TOP_RANK_MAX}>
          {rank}
          <VisuallyHidden>위</VisuallyHidden>
        </span>
        <RankChange change={changeEnum} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{maskedId}</span>
        <span className={styles.facts}>
          리뷰 {formatNumber(reviewCount)} · 도움돼요 {formatNumber(likeCount)}
        </span>
      </span>
      <span className={styles.score}>{formatNumber(score)}점</span>
    </AppLink>
  )
}

function RankingSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonPage>
  )
}
