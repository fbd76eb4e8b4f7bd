import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { DataTable } from '../../parts/table/DataTable.tsx'
import type { DataTableProps } from '../../parts/table/DataTable.tsx'
import { Pagination } from '../../parts/table/Pagination.tsx'

type TablePage<Row> = {
  readonly content: readonly Row[]
  readonly number: number
  readonly totalPages: number
  readonly totalElements: number
}

export type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'isLoading'> & {
  /** Query of the shown page. */
  readonly list: UseQueryResult<TablePage<Row>>
  /** URL of a page, with the filters of this one. */
  readonly toUrl: (page: number) => string
}

/**
 * A page of a query as a table, its places while it loads, or the reason why it could not be loaded. Rows that are there
 * stay below that reason: a sheet that is open in one of them holds typed text.
 */
export function PagedTable<Row>({ list, toUrl, ...table }: PagedTableProps<Row>) {
  return (
    <>
      {list.error === null ? null : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.error !== null && list.data === undefined ? null : (
        <DataTable {...table} rows={list.data?.content ?? []} isLoading={list.isPending} />
      )}
      {list.data === undefined ? null : <Pagination {...list.data} toUrl={toUrl} />}
    </>
  )
}
