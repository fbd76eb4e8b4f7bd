import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { REVIEW_MESSAGES } from '@jangteo/core/review/review.messages'
import { reviewView } from '@jangteo/core/review/review.view'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { Callout } from '../../parts/text/Callout.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { GoodsOfReview } from './GoodsOfReview.tsx'
import { invalidateReviewed } from './invalidateReviews.ts'
import { ObjectionButton } from './ObjectionButton.tsx'
import styles from './Review.module.css'
import { ReviewCard } from './ReviewCard.tsx'
import type { OwnFeedbackData } from './reviewData.ts'

/** The reviews of the member, hidden ones with the reason. */
export function OwnReviews() {
  const calls = useCalls()
  const list = useSuspenseInfiniteQuery({
    ...calls.review.me.infiniteOptions({ ...PAGED, input: (page: number) => ({ page }) }),
    staleTime: 0,
  })
  const reviews = uniqBy(list.data.pages, ({ feedbackIdEncrypt }) => feedbackIdEncrypt)
  const more = moreOf(list)
  return (
    <>
      {reviews.length === 0 ? (
        <EmptyState icon={MessageSquareText} title="아직 작성한 리뷰가 없어요" />
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.feedbackIdEncrypt} className={styles.item}>
              <OwnReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : <MoreButton {...more} />}
    </>
  )
}

function OwnReview({ review }: { readonly review: OwnFeedbackData }) {
  const remove = useRemoval(review.feedbackIdEncrypt)
  const { stateEnum: state, hiddenReason, hiddenUntil, objectedYn } = review
  const { noticeText, canEdit, canRemove, canObject } = reviewView({
    state,
    hiddenReason,
    isWriter: true,
    writtenAtMs: Date.parse(review.writtenAt),
    hiddenUntilMs: hiddenUntil === null ? null : Date.parse(hiddenUntil),
    isObjected: objectedYn === 'Y',
  })
  const { goodsName } = review.goods
  return (
    <ReviewCard
      review={review}
      head={
        <>
          <GoodsOfReview goods={review.goods} />
          {noticeText === null ? null : <Callout>{noticeText}</Callout>}
        </>
      }
      actions={
        <>
          {canEdit ? (
            <ButtonLink
              size="s"
              variant="outline"
              to={routes.editReview({ feedbackIdEncrypt: review.feedbackIdEncrypt })}
              name={`${goodsName} 리뷰 수정`}
            >
              수정
            </ButtonLink>
          ) : null}
          <ObjectionButton
            id={review.feedbackIdEncrypt}
            goodsName={goodsName}
            canObject={canObject}
          />
          {canRemove ? (
            <Button
              size="s"
              variant="outline"
              aria-label={`${goodsName} 리뷰 삭제`}
              isBusy={remove.isBusy}
              onClick={remove.press}
            >
              삭제
            </Button>
          ) : null}
          <span className={styles.soft}>
            도움돼요 {review.likeCount} · 리뷰 점수 {review.reviewScore}점
          </span>
        </>
      }
    />
  )
}

/** Deletes a review for good, after a question. */
function useRemoval(id: string) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const ask = useConfirm()
  const toast = useToast()
  const remove = useMutation(
    calls.review.remove.mutationOptions({
      onSuccess: () => toast({ text: '리뷰를 삭제했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => void invalidateReviewed({ calls, queryClient }),
    }),
  )
  const press = async () => {
    const question = {
      title: '리뷰를 삭제할까요?',
      text: REVIEW_MESSAGES.REVIEW_REMOVE_CONFIRM(),
      acceptLabel: '삭제',
      dismissLabel: '닫기',
    }
    if (await ask(question)) remove.mutate({ id })
  }
  return { press: () => void press(), isBusy: remove.isPending }
}
