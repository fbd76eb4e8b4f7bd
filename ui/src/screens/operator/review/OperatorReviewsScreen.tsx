import { formatDate, formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { readPage } from '../../staff/readPage.ts'
import styles from '../../staff/review/StaffReview.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import { VisibilityActions } from './VisibilityActions.tsx'

const PAGE_SIZE = 20
const QUEUES = [
  { key: 'OBJECTED', label: '이의 제기' },
  { key: 'HIDDEN', label: '숨긴 리뷰' },
  { key: 'PUBLISHED', label: '게시 중' },
] as const

type ReviewRow = StaffAnswers['operatorReview']['list']['content'][number]

const COLUMNS: readonly DataColumn<ReviewRow>[] = [
  {
    key: 'goods',
    header: '상품',
    isTitle: true,
    cell: ({ goods, storeName }) => (
      <>
        {goods.goodsName}
        <div className={styles.soft}>{storeName}</div>
      </>
    ),
  },
  {
    key: 'text',
    header: '리뷰',
    cell: ({ text, score, maskedId, writtenAt }) => (
      <>
        <p className={styles.text}>{text}</p>
        <p className={styles.soft}>
          <span aria-hidden>★ </span>
          <VisuallyHidden>별점 </VisuallyHidden>
          {score} · {maskedId} · {formatDate(Date.parse(writtenAt))}
        </p>
      </>
    ),
  },
  { key: 'hidden', header: '숨김', cell: (row) => <Hiding row={row} /> },
  { key: 'actions', header: '처리', cell: (row) => <VisibilityActions review={row} /> },
]

function Hiding({ row }: { readonly row: ReviewRow }) {
  const { hiddenReason, hiddenUntil, objection } = row
  if (hiddenReason === null) return '-'
  return (
    <>
      <p className={styles.text}>{hiddenReason}</p>
      <p className={styles.soft}>
        {hiddenUntil === null ? '기한 없음' : `${formatDateTime(Date.parse(hiddenUntil))}까지`}
      </p>
      {objection === null ? null : (
        <p className={styles.text}>
          <strong>이의</strong> {objection}
        </p>
      )}
    </>
  )
}

/** Reviews for operators: open objections, hidden ones, visible ones. The URL holds the list and the search. */
export function OperatorReviewsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queue = QUEUES.find(({ key }) => key === query.get('queue'))?.key ?? 'OBJECTED'
  const keyword = query.get('keyword') ?? ''
  const list = useQuery({
    ...staffCalls.operatorReview.list.queryOptions({
      input: { page: readPage(query), size: PAGE_SIZE, queueEnum: queue, keyword },
    }),
    placeholderData: keepPreviousData,
  })
  const urlOf = (change: { queue?: string; keyword?: string }, page = 0) =>
    operatorRoutes.reviews({
      queue: change.queue ?? queue,
      keyword: (change.keyword ?? keyword) || undefined,
      page: page || undefined,
    })
  return (
    <StaffPage title="리뷰" place="장터 운영">
      <Tabs
        label="목록"
        tabs={QUEUES}
        current={queue}
        onSelect={(key) => void navigate(urlOf({ queue: key }))}
      />
      <div className={styles.filters}>
        <StaffSearch
          key={keyword}
          label="상품명 또는 리뷰 내용"
          keyword={keyword}
          onSearch={(text) => void navigate(urlOf({ keyword: text }))}
        />
      </div>
      <PagedTable
        name="리뷰"
        columns={COLUMNS}
        list={list}
        keyOf={({ feedbackIdEncrypt }) => feedbackIdEncrypt}
        nameOf={({ goods }) => goods.goodsName}
        empty={<EmptyState icon={MessageSquareText} title="해당하는 리뷰가 없어요" />}
        toUrl={(page) => urlOf({}, page)}
      />
    </StaffPage>
  )
}
