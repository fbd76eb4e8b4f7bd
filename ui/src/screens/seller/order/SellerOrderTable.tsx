import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import type { StaffInputs } from '@jangteo/http/staff/staffCalls'
import { staffCalls } from '../../staff/staffCalls.ts'
import { BulkBar } from './BulkBar.tsx'
import { ITEM_COLUMNS } from './itemColumns.tsx'
import styles from './SellerOrder.module.css'
import { sellerOrdersUrl } from './sellerOrderFilter.ts'
import type { SellerOrderFilter } from './sellerOrderFilter.ts'

type SellerOrderTableProps = {
  readonly filter: SellerOrderFilter
  readonly input: StaffInputs['sellerOrder']['list']
}

const NONE: ReadonlySet<string> = new Set()

/** A page of a store's items with the actions on those that are chosen. */
export function SellerOrderTable({ filter, input }: SellerOrderTableProps) {
  const [selected, setSelected] = useState(NONE)
  const query = useQuery({
    ...staffCalls.sellerOrder.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { data, error, refetch } = query
  const failure =
    error === null ? null : <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined && failure !== null) return failure
  const rows = data?.content ?? []
  const chosen = rows.filter((row) => selected.has(row.orderItemIdEncrypt))
  return (
    <div className={styles.list}>
      {failure}
      <BulkBar items={chosen} onDone={() => setSelected(NONE)} />
      <DataTable
        name="주문 상품"
        columns={ITEM_COLUMNS}
        rows={rows}
        keyOf={(row) => row.orderItemIdEncrypt}
        nameOf={(row) => `${row.itemNumber} ${row.goodsName}`}
        isLoading={data === undefined}
        empty={<EmptyState icon={PackageOpen} title="조건에 맞는 주문이 없어요" />}
        selection={{ selected, onChange: setSelected }}
      />
      {data?.capped === true ? (
        <Callout>
          <p>주문이 많아 최근 1만 건까지 보여드려요. 기간을 줄이면 더 앞의 주문도 볼 수 있어요.</p>
        </Callout>
      ) : null}
      {data === undefined ? null : (
        <Pagination {...data} toUrl={(page) => sellerOrdersUrl({ ...filter, page })} />
      )}
    </div>
  )
}
