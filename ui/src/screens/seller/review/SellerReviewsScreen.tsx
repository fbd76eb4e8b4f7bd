import { formatDate } from '@jangteo/core/calendar/dateText.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { VisuallyHidden } from '../../../parts/text/VisuallyHidden.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { readPage } from '../../staff/readPage.ts'
import styles from '../../staff/review/StaffReview.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import { ReplyActions } from './ReplyActions.tsx'

const PAGE_SIZE = 20
const SCORES = ['ALL', '5', '4', '3', '2', '1'] as const
const SCORE_CHOICES = SCORES.map((value) => ({
  value,
  label: value === 'ALL' ? '모든 별점' : `별점 ${value}점`,
}))

type ReviewRow = StaffAnswers['sellerReview']['list']['content'][number]

const COLUMNS: readonly DataColumn<ReviewRow>[] = [
  {
    key: 'goods',
    header: '상품',
    isTitle: true,
    cell: ({ goods, optionName }) => (
      <>
        {goods.goodsName}
        {optionName === '' ? null : <div className={styles.soft}>{optionName}</div>}
      </>
    ),
  },
  {
    key: 'score',
    header: '별점',
    cell: ({ score }) => (
      <>
        <span aria-hidden>★ </span>
        <VisuallyHidden>별점 </VisuallyHidden>
        {score}
      </>
    ),
  },
  {
    key: 'text',
    header: '리뷰',
    cell: ({ text, maskedId, writtenAt, mediaList }) => (
      <>
        <p className={styles.text}>{text}</p>
        <p className={styles.soft}>
          {maskedId} · {formatDate(Date.parse(writtenAt))}
          {mediaList.length === 0 ? null : ` · 사진·동영상 ${mediaList.length}`}
        </p>
      </>
    ),
  },
  { key: 'reply', header: '답글', cell: (row) => <ReplyActions review={row} /> },
]

/** Reviews of the store, those without a reply first. The URL holds tab, score and search. */
export function SellerReviewsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const reply = (['WAITING', 'DONE'] as const).find((key) => key === query.get('reply')) ?? 'ALL'
  const score = SCORES.find((value) => value === query.get('score')) ?? 'ALL'
  const keyword = query.get('keyword') ?? ''
  const list = useQuery({
    ...staffCalls.sellerReview.list.queryOptions({
      input: {
        page: readPage(query),
        size: PAGE_SIZE,
        replyEnum: reply,
        keyword,
        ...(score === 'ALL' ? {} : { scoreList: [Number(score)] }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const tabs = [
    { key: 'ALL', label: '전체' },
    { key: 'WAITING', label: '답글 대기', count: list.data?.waitingCount ?? 0 },
    { key: 'DONE', label: '답글 완료' },
  ] as const
  const urlOf = (change: { reply?: string; score?: string; keyword?: string }, page = 0) =>
    sellerRoutes.reviews({
      reply: change.reply ?? reply,
      score: change.score ?? score,
      keyword: (change.keyword ?? keyword) || undefined,
      page: page || undefined,
    })
  return (
    <StaffPage title="리뷰" place="판매자센터">
      <Tabs
        label="답글"
        tabs={tabs}
        current={reply}
        onSelect={(key) => void navigate(urlOf({ reply: key }))}
      />
      <div className={styles.filters}>
        <Select
          label="별점"
          hidesLabel
          look="chip"
          value={score}
          choices={SCORE_CHOICES}
          onChange={(value) => void navigate(urlOf({ score: value }))}
        />
        <StaffSearch
          key={keyword}
          label="상품명"
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
