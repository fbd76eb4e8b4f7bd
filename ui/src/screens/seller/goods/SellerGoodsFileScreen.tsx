import {
  GOODS_IMPORT_KIND_LABELS,
  GOODS_IMPORT_RESULT_LABELS,
} from '@jangteo/core/goods/goodsImport.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Checkbox } from '../../../parts/field/Checkbox.tsx'
import { type DataColumn, DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from './SellerGoods.module.css'

const PAGE_SIZE = 50
/** Time between two looks at a file that is carried out, in milliseconds. */
const LOOK_MS = 1_000

type FileAnswer = StaffAnswers['sellerGoodsImport']['detail']
type FileLine = FileAnswer['rowPage']['content'][number]

const COLUMNS: readonly DataColumn<FileLine>[] = [
  { key: 'line', header: '줄', align: 'end', cell: ({ line }) => formatNumber(line) },
  { key: 'title', header: '내용', isTitle: true, cell: (row) => <LineTitle row={row} /> },
  {
    key: 'result',
    header: '결과',
    cell: ({ resultEnum }) => (
      <Badge tone={resultEnum === 'REFUSED' ? 'inverse' : 'neutral'}>
        {resultEnum === null ? '대기' : GOODS_IMPORT_RESULT_LABELS[resultEnum]}
      </Badge>
    ),
  },
  { key: 'message', header: '사유', cell: ({ message }) => message ?? '-' },
]

function LineTitle({ row }: { readonly row: FileLine }) {
  return row.goodsId === null ? (
    row.title
  ) : (
    <AppLink className={styles.name} to={sellerRoutes.goodsForm(row.goodsId)}>
      {row.title}
    </AppLink>
  )
}

/** A file of products or stocks: how far it is, and what became of each row. */
export function SellerGoodsFileScreen() {
  const { importId = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = Number(importId)
  const page = readPage(query)
  const isRefused = query.get('refused') === 'Y'
  const refused = isRefused ? ('Y' as const) : undefined
  const { data } = useSuspenseQuery({
    ...staffCalls.sellerGoodsImport.detail.queryOptions({
      input: { id, page, size: PAGE_SIZE, refusedYn: isRefused ? 'Y' : 'N' },
    }),
    refetchInterval: ({ state }) => (state.data?.stateEnum === 'DONE' ? false : LOOK_MS),
  })
  return (
    <StaffPage
      title={`${GOODS_IMPORT_KIND_LABELS[data.kindEnum]} 파일 ${data.importId}`}
      place="판매자센터"
    >
      <FileProgress file={data} />
      <div className={styles.filters}>
        <Checkbox
          isChecked={isRefused}
          onChange={(isChecked) =>
            void navigate(sellerRoutes.goodsFile(id, { refused: isChecked ? 'Y' : undefined }))
          }
        >
          실패한 줄만
        </Checkbox>
      </div>
      <DataTable
        name="처리 결과"
        columns={COLUMNS}
        rows={data.rowPage.content}
        keyOf={({ line }) => String(line)}
        nameOf={({ title }) => title}
        empty={<EmptyState icon={FileSpreadsheet} title="해당하는 줄이 없어요" />}
      />
      <Pagination
        {...data.rowPage}
        toUrl={(number) => sellerRoutes.goodsFile(id, { refused, page: number })}
      />
    </StaffPage>
  )
}

function FileProgress({ file }: { readonly file: FileAnswer }) {
  const isDone = file.stateEnum === 'DONE'
  return (
    <section className={styles.sections} aria-label="진행">
      <p aria-live="polite">
        {formatNumber(file.rowCount)}줄 가운데 {formatNumber(file.doneCount)}줄{' '}
        {isDone ? '처리 완료' : '처리 중'}
      </p>
      <progress
        className={styles.progress}
        value={file.doneCount}
        max={file.rowCount}
        aria-label="파일 처리"
      />
      <p className={styles.counts}>
        {file.countList.map(({ resultEnum, count }) => (
          <span key={resultEnum}>
            {GOODS_IMPORT_RESULT_LABELS[resultEnum]} {formatNumber(count)}
          </span>
        ))}
      </p>
    </section>
  )
}
