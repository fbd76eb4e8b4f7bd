import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ErrorState } from '../../../parts/boundary/ErrorState.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataTableProps } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'

type ShownPage<Row> = {
  readonly content: readonly Row[]
  readonly number: number
  readonly totalPages: number
  readonly totalElements: number
}

type ShowingTableProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'keyOf' | 'nameOf'> & {
  readonly title: string
  readonly newUrl: string
  readonly icon: LucideIcon
  readonly list: UseQueryResult<ShownPage<Row>>
  readonly toUrl: (page: number) => string
}

/** A list of exhibitions or events with the way to a new one. */
export function ShowingTable<Row>(props: ShowingTableProps<Row>) {
  const { title, newUrl, icon, list, toUrl, ...table } = props
  return (
    <StaffPage
      title={title}
      place="장터 운영"
      actions={
        <ButtonLink size="s" to={newUrl}>
          {title} 만들기
        </ButtonLink>
      }
    >
      {list.error === null ? (
        <DataTable
          {...table}
          name={title}
          rows={list.data?.content ?? []}
          isLoading={list.isPending}
          empty={<EmptyState icon={icon} title={`${title}가 없어요`} />}
        />
      ) : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} headingLevel={2} />
      )}
      {list.data === undefined ? null : <Pagination {...list.data} toUrl={toUrl} />}
    </StaffPage>
  )
}
