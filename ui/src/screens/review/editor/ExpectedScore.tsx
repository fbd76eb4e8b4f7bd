import { characterCount, tidyText } from '@jangteo/core/member/member.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts'
import { mediaOf, type ReviewFormState } from './reviewForm.ts'
import styles from '../Review.module.css'

type ExpectedScoreProps = { readonly itemId: string; readonly form: ReviewFormState }

/** Points that the review would have as it is written now. */
export function ExpectedScore({ itemId, form }: ExpectedScoreProps) {
  const calls = useCalls()
  const textLength = useDebouncedValue(characterCount(tidyText(form.text)))
  const { data } = useQuery({
    ...calls.review.expectedScore.queryOptions({
      input: {
        orderItemIdEncrypt: itemId,
        textLength: Math.min(textLength, 5_000),
        ...mediaOf(form),
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (data === undefined) return null
  const parts = data.partList.map(({ label, score }) => `${label} ${score}`).join(' · ')
  return (
    <p className={styles.soft}>
      예상 리뷰 점수 <b>{data.score}점</b> ({parts})
    </p>
  )
}
