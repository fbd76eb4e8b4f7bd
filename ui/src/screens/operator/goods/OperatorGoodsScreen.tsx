import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { goodsListingView } from '@jangteo/core/goods/goodsListing.view'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from './OperatorGoods.module.css'

const PAGE_SIZE = 20
const QUEUES = [
  { key: 'WAITING', label: '심사 대기' },
  { key: 'STOPPED', label: '중지한 상품' },
  { key: 'ALL', label: '전체' },
] as const

type ReviewRow = StaffAnswers['operatorGoods']['list']['content'][number]

const COLUMNS: readonly DataColumn<ReviewRow>[] = [
  {
    key: 'goods',
    header: '상품',
    isTitle: true,
    cell: ({ goodsId, goodsName }) => (
      <AppLink className={styles.name} to={operatorRoutes.goodsReview(goodsId)}>
        {goodsName}
      </AppLink>
    ),
  },
  { key: 'store', header: '스토어', cell: ({ storeName }) => storeName },
  { key: 'listing', header: '상태', cell: (row) => <ReviewMarks row={row} /> },
  {
    key: 'asked',
    header: '요청한 때',
    cell: ({ askedAt }) => (askedAt === null ? '-' : formatDateTime(Date.parse(askedAt))),
  },
]

function ReviewMarks({ row }: { readonly row: ReviewRow }) {
  const view = goodsListingView({
    listing: row.listingEnum,
    saleStatus: 'SALE',
    hasRevision: row.revisionYn === 'Y',
  })
  return (
    <span className={styles.marks}>
      <Badge tone={view.tone}>{view.label}</Badge>
      {view.note === null ? null : <Badge tone="brand">{view.note}</Badge>}
    </span>
  )
}

/** Products for operators: those that wait for a review, those that were stopped, or all. */
export function OperatorGoodsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queue = QUEUES.find(({ key }) => key === query.get('queue'))?.key ?? 'WAITING'
  const keyword = query.get('keyword') ?? ''
  const page = readPage(query)
  const { data } = useSuspenseQuery(
    staffCalls.operatorGoods.list.queryOptions({
      input: { page, size: PAGE_SIZE, queueEnum: queue, keyword },
    }),
  )
  const urlOf = (change: { readonly queue?: string; readonly keyword?: string }, number = 0) =>
    operatorRoutes.goods({
      queue: change.queue ?? queue,
      keyword: (change.keyword ?? keyword) || undefined,
      page: number || undefined,
    })
  return (
    <StaffPage title="상품 심사" place="장터 운영">
      <Tabs
        label="목록"
        tabs={QUEUES}
        current={queue}
        onSelect={(key) => void navigate(urlOf({ queue: key }))}
      />
      <KeywordForm
        key={keyword}
        keyword={keyword}
        onSearch={(text) => void navigate(urlOf({ keyword: text }))}
      />
      <DataTable
        name="상품"
        columns={COLUMNS}
        rows={data.content}
        keyOf={({ goodsId }) => String(goodsId)}
        nameOf={({ goodsName }) => goodsName}
        empty={<EmptyState icon={PackageCheck} title="해당하는 상품이 없어요" />}
      />
      <Pagination {...data} toUrl={(number) => urlOf({}, number)} />
    </StaffPage>
  )
}

type KeywordFormProps = {
  readonly keyword: string
  readonly onSearch: (keyword: string) => void
}

function KeywordForm({ keyword, onSearch }: KeywordFormProps) {
  const [text, setText] = useState(keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search>
      <form className={styles.filters} onSubmit={submit}>
        <div className={styles.search}>
          <TextInput
            label="상품명 또는 스토어 이름"
            type="search"
            value={text}
            maxLength={100}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" variant="outline">
          검색
        </Button>
      </form>
    </search>
  )
}
