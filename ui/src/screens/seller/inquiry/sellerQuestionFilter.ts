import {
  QUESTION_TOPIC_LABELS,
  QUESTION_TOPICS,
  SELLER_QUESTION_TABS,
} from '@jangteo/core/inquiry/goodsQuestion.codes'
import type { QuestionTopic, SellerQuestionTab } from '@jangteo/core/inquiry/goodsQuestion.codes'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { oneOf } from '../../order/list/orderFilter.ts'
import { readPage } from '../../staff/readPage.ts'
import { readKeyword } from '../order/sellerOrderFilter.ts'

/** A question as its store reads it. */
export type SellerQuestionData = StaffAnswers['sellerQuestion']['list']['content'][number]

/** State of the table of questions, as its URL says it. */
export type SellerQuestionFilter = {
  readonly tab: SellerQuestionTab
  /** `null` is any topic. */
  readonly topic: QuestionTopic | null
  readonly keyword: string
  readonly page: number
}

const TAB_DEFAULT: SellerQuestionTab = 'ALL'

function read(query: URLSearchParams): SellerQuestionFilter {
  return {
    tab: oneOf(SELLER_QUESTION_TABS, query.get('tab')) ?? TAB_DEFAULT,
    topic: QUESTION_TOPICS.find((topic) => String(topic) === query.get('topic')) ?? null,
    keyword: readKeyword(query),
    page: readPage(query),
  }
}

function write({ tab, topic, keyword, page }: SellerQuestionFilter): string {
  return sellerRoutes.qnas({
    tab: tab === TAB_DEFAULT ? null : tab,
    topic,
    keyword: keyword === '' ? null : keyword,
    page: page === 0 ? null : page,
  })
}

/** The way the table's URL says its filter; what is as at first is left out. */
export const SELLER_QUESTION_URL = { read, write } as const

const ANY_TOPIC = 'ALL'

/** Choices of the topic, as a picker holds them. */
export const TOPIC_CHOICES = [
  { value: ANY_TOPIC, label: '모든 유형' },
  ...QUESTION_TOPICS.map((topic) => ({
    value: String(topic),
    label: QUESTION_TOPIC_LABELS[topic],
  })),
]

/** The choice of a topic in the picker. */
export function toTopicChoice(topic: QuestionTopic | null): string {
  return topic === null ? ANY_TOPIC : String(topic)
}

/** The topic that a choice stands for. */
export function topicOfChoice(choice: string): QuestionTopic | null {
  return QUESTION_TOPICS.find((topic) => String(topic) === choice) ?? null
}
