import { afterLike } from '@jangteo/core/review/review.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ThumbsUp } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { Chip } from '../../parts/action/Chip.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { invalidateReviews } from './invalidateReviews.ts'
import type { FeedbackCardData } from './reviewData.ts'

/** Says that a review was helpful, shown at once and taken back where the market refuses it. */
export function LikeButton({ review }: { readonly review: FeedbackCardData }) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { feedbackIdEncrypt: id, likeCount, likeYn } = review
  const like = useMutation(
    calls.review.like.mutationOptions({
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => invalidateReviews({ calls, queryClient }),
    }),
  )
  const stored = { count: likeCount, isMine: likeYn === 'Y' }
  const wanted = like.isPending ? like.variables.likeYn === 'Y' : stored.isMine
  const shown = afterLike(stored, wanted)
  return (
    <Chip
      isSelected={shown.isMine}
      isDisabled={review.isMine}
      onSelect={() => like.mutate({ id, likeYn: shown.isMine ? 'N' : 'Y' })}
    >
      <Icon of={ThumbsUp} size="s" /> 도움돼요 {shown.count === 0 ? '' : formatNumber(shown.count)}
    </Chip>
  )
}
