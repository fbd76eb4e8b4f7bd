import { FIRST_PAGE_NUMBER } from '@jangteo/core/navigation/paging.rules'
import type { QuestionTopic } from '@jangteo/core/inquiry/goodsQuestion.codes'
import type { Answers } from '@jangteo/http/call/calls'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { moreOf, PAGED, uniqBy } from '../../../lib/infiniteList.ts'

/** Which of a product's questions are shown. */
export type QuestionFilter = {
  /** `null` is any topic. */
  readonly topic: QuestionTopic | null
  readonly isMine: boolean
  readonly isWithoutSecrets: boolean
}

export const EVERY_QUESTION: QuestionFilter = {
  topic: null,
  isMine: false,
  isWithoutSecrets: false,
}

function toInput({ topic, isMine, isWithoutSecrets }: QuestionFilter) {
  return {
    ...(topic === null ? {} : { bbsTypeId: topic }),
    ...(isMine ? { mineYn: 'Y' as const } : {}),
    ...(isWithoutSecrets ? { secretExcludeYn: 'Y' as const } : {}),
  }
}

type QuestionQuery = {
  readonly goodsId: number
  readonly filter: QuestionFilter
  /** The first page of all questions, as the page has it already. */
  readonly first: Answers['goodsQuestion']['page']['page']
}

/** The questions of a filter, page by page; `null` until they are there. */
export function useQuestions({ goodsId, filter, first }: QuestionQuery) {
  const calls = useCalls()
  const filtered = toInput(filter)
  const isWhole = Object.keys(filtered).length === 0
  const list = useInfiniteQuery({
    ...calls.goodsQuestion.list.infiniteOptions({
      input: (page: number) => ({ id: goodsId, page, ...filtered }),
      ...PAGED,
    }),
    ...(isWhole ? { initialData: { pages: [first], pageParams: [FIRST_PAGE_NUMBER] } } : {}),
  })
  return {
    questions:
      list.data === undefined ? null : uniqBy(list.data.pages, ({ qnaIdEncrypt }) => qnaIdEncrypt),
    more: moreOf(list),
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
  }
}
