import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { clsx } from 'clsx'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCalls } from '../../lib/deps.ts'
import { MemberOnly } from '../../parts/boundary/MemberOnly.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { Column } from '../../parts/layout/Column.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { useToast } from '../../parts/toast/toast.ts'
import { ReviewsSkeleton } from './GoodsReviewsPage.tsx'
import styles from './Review.module.css'

/** Clauses that the member agrees to about their reviews. */
export function ReviewConfigScreen() {
  return (
    <>
      <title>리뷰 설정 - 장터</title>
      <PageHeader title="리뷰 설정" width="form" />
      <MemberOnly subject="리뷰 설정" skeleton={<ReviewsSkeleton width="form" />}>
        <Column width="form">
          <Clauses />
        </Column>
      </MemberOnly>
    </>
  )
}

function Clauses() {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data } = useSuspenseQuery(calls.review.clauses.queryOptions())
  const agree = useMutation(
    calls.review.agree.mutationOptions({
      onSuccess: () => toast({ text: '설정을 저장했어요.' }),
      onError: (error) => toast({ text: refusalText(error) }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: calls.review.clauses.key() }),
    }),
  )
  return (
    <ul>
      {data.clauseList.map(({ clauseId, title, body, requiredYn, agreeYn, agreedAt }) => (
        <li key={clauseId} className={clsx(styles.stack, styles.item)}>
          <Checkbox
            isChecked={agreeYn === 'Y'}
            isDisabled={agree.isPending}
            onChange={(isChecked) =>
              agree.mutate({ clauseList: [{ clauseId, agreeYn: isChecked ? 'Y' : 'N' }] })
            }
          >
            [{requiredYn === 'Y' ? '필수' : '선택'}] {title}
          </Checkbox>
          <p className={styles.soft}>{body}</p>
          {agreedAt === null ? null : (
            <p className={styles.soft}>
              {formatDate(Date.parse(agreedAt))} {agreeYn === 'Y' ? '동의' : '동의 철회'}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
