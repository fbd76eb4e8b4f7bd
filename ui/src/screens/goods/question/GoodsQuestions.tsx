import { QUESTION_TOPIC_LABELS, QUESTION_TOPICS } from '@jangteo/core/inquiry/goodsQuestion.codes'
import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import type { Answers } from '@jangteo/http/call/calls'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Chip } from '../../../parts/action/Chip.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { Skeleton, SkeletonPage } from '../../../parts/boundary/Skeleton.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { LaterFacts } from '../detail/LaterFacts.tsx'
import { AskQuestion } from './AskQuestion.tsx'
import styles from './Question.module.css'
import { QuestionEntry } from './QuestionEntry.tsx'
import { EVERY_QUESTION, useQuestions } from './useQuestions.ts'
import type { QuestionFilter } from './useQuestions.ts'

type Page = Answers['goodsQuestion']['page']
type GoodsQuestionsProps = { readonly goodsId: number }

/** The questions about a product, and the way to ask one. */
export function GoodsQuestions({ goodsId }: GoodsQuestionsProps) {
  const calls = useCalls()
  const options = calls.goodsQuestion.page.queryOptions({ input: { goodsId } })
  return (
    <LaterFacts options={options} rowCount={3}>
      {(page) => <Questions goodsId={goodsId} page={page} />}
    </LaterFacts>
  )
}

function Questions({ goodsId, page }: GoodsQuestionsProps & { readonly page: Page }) {
  const [filter, setFilter] = useState<QuestionFilter>(EVERY_QUESTION)
  const { totalCount, answeredCount } = page.counts
  return (
    <div className={styles.panel}>
      <p className={styles.soft}>
        {totalCount === 0
          ? '상품이 궁금하면 판매자에게 물어보세요.'
          : `문의 ${formatNumber(totalCount)}개 · 답변 ${formatNumber(answeredCount)}개`}
      </p>
      <AskQuestion goodsId={goodsId} denialCode={page.denialCode} />
      {totalCount === 0 ? null : (
        <>
          <QuestionTools filter={filter} onFilter={setFilter} />
          <QuestionList goodsId={goodsId} filter={filter} first={page.page} />
        </>
      )}
    </div>
  )
}

const ANY_TOPIC = ''
const TOPICS = [
  { value: ANY_TOPIC, label: '모든 유형' },
  ...QUESTION_TOPICS.map((topic) => ({
    value: String(topic),
    label: QUESTION_TOPIC_LABELS[topic],
  })),
]

type QuestionToolsProps = {
  readonly filter: QuestionFilter
  readonly onFilter: (filter: QuestionFilter) => void
}

function topicOf(value: string): QuestionTopic | null {
  return QUESTION_TOPICS.find((topic) => String(topic) === value) ?? null
}

/** Filters of the list: a topic, the member's own, without secret ones. */
function QuestionTools({ filter, onFilter }: QuestionToolsProps) {
  const { isLoggedIn } = useCaller()
  const { topic, isMine, isWithoutSecrets } = filter
  return (
    <div className={styles.tools}>
      <Select
        label="문의 유형"
        hidesLabel
        look="chip"
        value={topic === null ? ANY_TOPIC : String(topic)}
        choices={TOPICS}
        onChange={(value) => onFilter({ ...filter, topic: topicOf(value) })}
      />
      {isLoggedIn ? (
        <Chip isSelected={isMine} onSelect={() => onFilter({ ...filter, isMine: !isMine })}>
          내 문의
        </Chip>
      ) : null}
      <Chip
        isSelected={isWithoutSecrets}
        onSelect={() => onFilter({ ...filter, isWithoutSecrets: !isWithoutSecrets })}
      >
        비밀글 제외
      </Chip>
    </div>
  )
}

type QuestionListProps = GoodsQuestionsProps & {
  readonly filter: QuestionFilter
  /** The first page of all questions, which the page has already. */
  readonly first: Page['page']
}

function QuestionList({ goodsId, filter, first }: QuestionListProps) {
  const { questions, more, error, retry } = useQuestions({ goodsId, filter, first })
  if (error !== null) return <ErrorState error={error} onRetry={retry} />
  if (questions === null) {
    return (
      <SkeletonPage>
        <Skeleton shape="control" />
      </SkeletonPage>
    )
  }
  if (questions.length === 0) {
    return <EmptyState icon={MessageCircleQuestion} title="조건에 맞는 문의가 없어요" />
  }
  return (
    <>
      <ul>
        {questions.map((question) => (
          <li key={question.qnaIdEncrypt} className={styles.item}>
            <QuestionEntry question={question} goodsId={goodsId} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <Button variant="outline" isWide isBusy={more.isLoading} onClick={more.load}>
          {more.hasFailed ? '다시 불러오기' : '문의 더 보기'}
        </Button>
      )}
    </>
  )
}
