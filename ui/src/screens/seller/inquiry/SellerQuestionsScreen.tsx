import {
  SELLER_QUESTION_TAB_LABELS,
  SELLER_QUESTION_TABS,
} from '@jangteo/core/inquiry/goodsQuestion.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import styles from '../order/SellerOrder.module.css'
import { questionColumns } from './questionColumns.tsx'
import {
  SELLER_QUESTION_URL,
  TOPIC_CHOICES,
  topicOfChoice,
  toTopicChoice,
} from './sellerQuestionFilter.ts'
import type { SellerQuestionFilter } from './sellerQuestionFilter.ts'

const PAGE_SIZE = 20

/** The questions of a filter; the former ones stay while others load. */
function useSellerQuestions({ tab: tabEnum, topic, keyword, page }: SellerQuestionFilter) {
  const ofTopic = topic === null ? {} : { bbsTypeId: topic }
  const input = { tabEnum, keyword, page, size: PAGE_SIZE, ...ofTopic }
  return useQuery({
    ...staffCalls.sellerQuestion.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The questions about a store's products: what it has to answer first. */
export function SellerQuestionsScreen() {
  const { filter, change } = useUrlFilter(SELLER_QUESTION_URL)
  const list = useSellerQuestions(filter)
  const tabs = SELLER_QUESTION_TABS.map((key) => {
    const count = list.data?.countList.find(({ tabEnum }) => tabEnum === key)?.count
    const label = SELLER_QUESTION_TAB_LABELS[key]
    return { key, label: count === undefined ? label : `${label} ${formatNumber(count)}` }
  })
  return (
    <StaffPage title="상품 문의" place="판매자센터">
      <div className={styles.tools}>
        <Tabs
          label="답변 상태"
          tabs={tabs}
          current={filter.tab}
          onSelect={(tab) => change({ tab, page: 0 })}
        />
        <div className={styles.filters}>
          <Select
            label="문의 유형"
            hidesLabel
            look="chip"
            value={toTopicChoice(filter.topic)}
            choices={TOPIC_CHOICES}
            onChange={(choice) => change({ topic: topicOfChoice(choice), page: 0 })}
          />
          <StaffSearch
            key={filter.keyword}
            label="상품 이름"
            keyword={filter.keyword}
            onSearch={(keyword) => change({ keyword, page: 0 })}
          />
        </div>
      </div>
      <div className={styles.list}>
        <PagedTable
          list={list}
          name="상품 문의"
          columns={questionColumns}
          keyOf={({ qnaIdEncrypt }) => qnaIdEncrypt}
          nameOf={({ text }) => text}
          empty={<EmptyState icon={MessageCircleQuestion} title="조건에 맞는 문의가 없어요" />}
          toUrl={(page) => SELLER_QUESTION_URL.write({ ...filter, page })}
        />
      </div>
    </StaffPage>
  )
}
