import type { LucideIcon } from 'lucide-react'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import type { PagedTableProps } from '../../staff/PagedTable.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'

type ShowingTableProps<Row> = Omit<PagedTableProps<Row>, 'name' | 'empty'> & {
  readonly title: string
  readonly newUrl: string
  readonly icon: LucideIcon
}

/** A list of exhibitions or events with the way to a new one. */
export function ShowingTable<Row>(props: ShowingTableProps<Row>) {
  const { title, newUrl, icon, ...table } = props
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
      <PagedTable
        {...table}
        name={title}
        empty={<EmptyState icon={icon} title="아직 만든 것이 없어요" />}
      />
    </StaffPage>
  )
}
