import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers, StaffInputs } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/router.ts'
import type { DataColumn } from '../../parts/table/DataTable.tsx'
import { PagedTable } from './PagedTable.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { JsonFacts } from './JsonFacts.tsx'
import { readPage } from './readPage.ts'
import { staffCalls } from './staffCalls.ts'
import { StaffPage } from './StaffPage.tsx'

type AuditLine = StaffAnswers['audit']['list']['content'][number]

const COLUMNS: readonly DataColumn<AuditLine>[] = [
  { key: 'at', header: '시각', isTitle: true, cell: ({ at }) => formatDateTime(Date.parse(at)) },
  { key: 'who', header: '담당자', cell: ({ who, whoName }) => whoName ?? who },
  { key: 'call', header: '작업', cell: ({ call }) => call },
  { key: 'target', header: '대상', cell: ({ target }) => target },
  { key: 'before', header: '이전', cell: ({ before }) => <JsonFacts value={before} /> },
  { key: 'after', header: '이후', cell: ({ after }) => <JsonFacts value={after} /> },
  { key: 'reason', header: '사유', cell: ({ reason }) => reason },
]

const FILTERS = ['who', 'call', 'target', 'startDate', 'endDate'] as const

type Filters = Pick<StaffInputs['audit']['list'], (typeof FILTERS)[number]>

/** The filters that the URL names. */
function readFilters(query: URLSearchParams): Filters {
  const named = FILTERS.map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(named.filter(([, value]) => value !== ''))
}

/** The log of everything that sellers and operators wrote. */
export function AuditScreen() {
  const [query] = useSearchParams()
  const filters = readFilters(query)
  const input = { ...filters, page: readPage(query), size: 50 }
  const log = useQuery(staffCalls.audit.list.queryOptions({ input }))
  return (
    <StaffPage title="감사 기록" place="장터 운영">
      <AuditFilters key={query.toString()} filters={filters} />
      <PagedTable
        list={log}
        name="감사 기록"
        columns={COLUMNS}
        keyOf={({ auditId }) => String(auditId)}
        nameOf={({ call }) => call}
        empty="찾은 기록이 없어요."
        toUrl={(number) => operatorRoutes.audit({ ...filters, page: number })}
      />
    </StaffPage>
  )
}
