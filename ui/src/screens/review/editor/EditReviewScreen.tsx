import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useCalls } from '../../../lib/deps.ts'
import { useSearchParams } from '../../../lib/router.ts'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { MemberOnly } from '../../../parts/boundary/MemberOnly.tsx'
import { NotFoundScreen } from '../../../parts/boundary/NotFoundScreen.tsx'
import { ReviewsSkeleton } from '../GoodsReviewsPage.tsx'
import { ReviewEditor } from './ReviewEditor.tsx'
import { EMPTY_REVIEW } from './reviewForm.ts'

/** Writes the review of a purchase, or changes one. */
export function EditReviewScreen() {
  const [query] = useSearchParams()
  const feedbackId = query.get('feedbackIdEncrypt')
  const itemId = query.get('orderItemIdEncrypt')
  return (
    <>
      <title>리뷰 쓰기 - 장터</title>
      <MemberOnly subject="리뷰" skeleton={<ReviewsSkeleton width="form" />}>
        {feedbackId === null ? (
          <NewReview key={itemId} itemId={itemId} />
        ) : (
          <ChangedReview key={feedbackId} feedbackId={feedbackId} />
        )}
      </MemberOnly>
    </>
  )
}

function NewReview({ itemId }: { readonly itemId: string | null }) {
  return itemId === null ? <NotFoundScreen /> : <ReviewOfItem itemId={itemId} />
}

function ReviewOfItem({ itemId }: { readonly itemId: string }) {
  const calls = useCalls()
  const { data } = useSuspenseQuery(
    calls.review.enable.queryOptions({ input: { orderItemIdEncrypt: itemId } }),
  )
  const { data: clauses } = useSuspenseQuery(calls.review.clauses.queryOptions())
  if ('content' in data) return <NotFoundScreen />
  const { item, message } = data
  if (item === null || message !== null) {
    return <EmptyState icon={CircleAlert} headingLevel={1} title={message ?? ''} />
  }
  const agreed = clauses.clauseList
    .filter(({ agreeYn }) => agreeYn === 'Y')
    .map(({ clauseId }) => clauseId)
  return (
    <ReviewEditor
      edited={{
        name: `review.${itemId}`,
        goods: item.goods,
        optionName: item.optionName,
        form: { ...EMPTY_REVIEW, agreed },
        target: { kind: 'NEW', orderItemIdEncrypt: itemId },
      }}
      clauses={clauses.clauseList}
    />
  )
}

function ChangedReview({ feedbackId }: { readonly feedbackId: string }) {
  const calls = useCalls()
  // The form begins with what it is given: never with an answer from before it was opened.
  const { data, isFetchedAfterMount } = useQuery({
    ...calls.review.detail.queryOptions({ input: { id: feedbackId } }),
    refetchOnMount: 'always',
    throwOnError: true,
  })
  if (data === undefined || !isFetchedAfterMount) return <ReviewsSkeleton width="form" />
  const { goods, optionName, score, text, fileList } = data
  return (
    <ReviewEditor
      edited={{
        name: `review.${feedbackId}`,
        goods,
        optionName,
        form: { score, text, files: fileList, agreed: [] },
        target: { kind: 'EDIT', feedbackIdEncrypt: feedbackId },
      }}
      clauses={[]}
    />
  )
}
