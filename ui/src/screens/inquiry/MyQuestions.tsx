import type { Period } from '@jangteo/core/calendar/period.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { MessageCircleQuestion } from 'lucide-react'
import { useCalls } from '../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../lib/infiniteList.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx'
import { ListResults } from '../order/list/ListLookup.tsx'
import styles from '../order/list/OrderList.module.css'
import type { MyQuestionData } from '../goods/question/questionData.ts'
import { QuestionEntry } from '../goods/question/QuestionEntry.tsx'
import { answerQueryOf, EVERY_OWN_QUESTION, MY_QUESTION_URL } from './questionFilter.ts'
import type { MyQuestionFilter } from './questionFilter.ts'

type MyQuestionsProps = {
  readonly filter: MyQuestionFilter
  readonly period: Period
  readonly onChange: (filter: MyQuestionFilter) => void
}

/** The member's questions that the filter lets through, page by page; asked for again whenever the list opens. */
export function MyQuestions({ filter, period, onChange }: MyQuestionsProps) {
  const calls = useCalls()
  const { start: startDate, end: endDate } = period
  const list = useSuspenseInfiniteQuery({
    ...calls.goodsQuestion.mine.infiniteOptions({
      input: (page: number) => ({ page, startDate, endDate, ...answerQueryOf(filter.status) }),
      ...PAGED,
    }),
    staleTime: 0,
  })
  const count = list.data.pages[0]?.totalElements ?? 0
  if (count === 0) return <NoQuestions filter={filter} onChange={onChange} />
  return (
    <ListResults countText={`문의 ${formatNumber(count)}개`} more={moreOf(list)}>
      {uniqBy(list.data.pages, ({ qnaIdEncrypt }) => qnaIdEncrypt).map((question) => (
        <li key={question.qnaIdEncrypt}>
          <MyQuestion question={question} />
        </li>
      ))}
    </ListResults>
  )
}

function MyQuestion({ question }: { readonly question: MyQuestionData }) {
  const { goodsId, goodsName, picture, storeName, listedYn } = question
  const goods = { goodsId, goodsName, picture, optionName: '', isAddon: false }
  return (
    <div className={clsx(styles.card, styles.headless)}>
      <GoodsLine goods={goods} isDim={listedYn === 'N'}>
        <p className={styles.storeName}>{storeName}</p>
      </GoodsLine>
      <QuestionEntry question={question} goodsId={goodsId} isOwnPage />
    </div>
  )
}

function NoQuestions({ filter, onChange }: Omit<MyQuestionsProps, 'period'>) {
  const isFiltered = MY_QUESTION_URL.write(filter) !== routes.productInquiry()
  return (
    <EmptyState
      icon={MessageCircleQuestion}
      title="남긴 상품 문의가 없어요"
      text={
        isFiltered
          ? '조건을 바꿔서 다시 찾아보세요.'
          : '상품 페이지의 문의에서 판매자에게 물어볼 수 있어요.'
      }
    >
      {isFiltered ? (
        <Button variant="outline" onClick={() => onChange(EVERY_OWN_QUESTION)}>
          조건 초기화
        </Button>
      ) : (
        <ButtonLink to={routes.home()}>상품 둘러보기</ButtonLink>
      )}
    </EmptyState>
  )
}
