import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { MoreButton } from '../../../parts/action/MoreButton.tsx'
import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Column } from '../../../parts/layout/Column.tsx'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { MediaViewer } from '../MediaViewer.tsx'
import { ReviewMedia } from '../ReviewMedia.tsx'
import { useMediaViewer } from '../useMediaViewer.ts'
import styles from './Reviewer.module.css'

type Profile = Answers['reviewer']['profile']
type Review = Profile['content'][number]
type Media = Profile['mediaList'][number]

/** A reviewer with their visible reviews; one that is closed is answered as one that is unknown. */
export function ReviewerProfileScreen() {
  const [query] = useSearchParams()
  const id = query.get('buyerIdEncrypt') ?? ''
  if (id === '') return <NotFoundScreen />
  return (
    <>
      <title>리뷰어 프로필 - 장터</title>
      <PageHeader title="리뷰어 프로필" width="text" />
      <Column>
        <QueryBoundary key={id} skeleton={<ProfileSkeleton />}>
          <ProfilePage id={id} />
        </QueryBoundary>
      </Column>
    </>
  )
}

function ProfilePage({ id }: { readonly id: string }) {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery(
    calls.reviewer.profile.infiniteOptions({
      ...PAGED,
      input: (page: number) => ({ id, page }),
    }),
  )
  const [first] = list.data.pages
  const reviews = uniqBy(list.data.pages, ({ feedbackIdEncrypt }) => feedbackIdEncrypt)
  const more = moreOf(list)
  if (first === undefined) return null
  return (
    <>
      <PageSection title={first.maskedId}>
        <FactList facts={factsOf(first)} />
      </PageSection>
      {first.mediaList.length === 0 ? null : <MediaSection mediaList={first.mediaList} />}
      <PageSection title={`작성한 리뷰 ${formatNumber(first.reviewCount)}`}>
        <ul>
          {reviews.map((review) => (
            <li key={review.feedbackIdEncrypt}>
              <ProfileReview review={review} />
            </li>
          ))}
        </ul>
        {more === null ? null : <MoreButton {...more} />}
      </PageSection>
    </>
  )
}

function factsOf({ rank, score, likeCount, since }: Profile) {
  return [
    { label: '순위', value: rank === null ? '순위에 없어요' : `${formatNumber(rank)}위` },
    { label: '점수', value: `${formatNumber(score)}점` },
    { label: '받은 도움돼요', value: formatNumber(likeCount) },
    { label: '첫 리뷰', value: formatDate(Date.parse(since)) },
  ]
}

function MediaSection({ mediaList }: { readonly mediaList: readonly Media[] }) {
  const viewer = useMediaViewer('reviewer media')
  return (
    <PageSection title="사진·동영상">
      <ReviewMedia look="grid" media={mediaList} onOpen={viewer.open} />
      {viewer.isOpen ? (
        <MediaViewer
          media={mediaList}
          place={viewer.place}
          onMove={viewer.move}
          onDismiss={viewer.dismiss}
        />
      ) : null}
    </PageSection>
  )
}

function ProfileReview({ review }: { readonly review: Review }) {
  const { goods, optionName, score, text, writtenAt, likeCount, reply } = review
  return (
    <article className={styles.card}>
      <AppLink className={styles.link} to={routes.productDetail(goods.goodsId)}>
        {goods.goodsName}
      </AppLink>
      <p className={styles.facts}>
        <span>
          <VisuallyHidden>별점 </VisuallyHidden>
          <span aria-hidden>★</span> {score}
          {optionName === '' ? null : ` · ${optionName}`}
        </span>
        <span>
          {formatDate(Date.parse(writtenAt))} · 도움돼요 {formatNumber(likeCount)}
        </span>
      </p>
      <p className={styles.text}>{text}</p>
      {reply === null ? null : (
        <p className={styles.own}>
          <strong>판매자 답글</strong>
          <span className={styles.text}>{reply.text}</span>
        </p>
      )}
    </article>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonPage>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="control" />
      <Skeleton />
      <Skeleton />
    </SkeletonPage>
  )
}
