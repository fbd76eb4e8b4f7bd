import { EVENT_FILTER_LABELS } from '@jangteo/core/display/display.codes'
import { EVENT_TYPE_LABELS } from '@jangteo/core/display/showing.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { PartyPopper } from 'lucide-react'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { ShowingTable } from './ShowingTable.tsx'
import { showPeriodText } from './showPeriod.ts'

type EventRow = StaffAnswers['operatorEvent']['list']['content'][number]

function stateText({ hiddenYn, statusFilterEnum }: EventRow): string {
  if (hiddenYn === 'Y') return '숨김'
  return statusFilterEnum === null ? '예정' : EVENT_FILTER_LABELS[statusFilterEnum]
}

const COLUMNS: readonly DataColumn<EventRow>[] = [
  {
    key: 'title',
    header: '이벤트',
    isTitle: true,
    cell: ({ eventIdEncrypt, title }) => (
      <AppLink className={formStyles.rowLink} to={operatorRoutes.event(eventIdEncrypt)}>
        {title}
      </AppLink>
    ),
  },
  {
    key: 'state',
    header: '상태',
    cell: (row) => (
      <Badge tone={row.hiddenYn === 'Y' ? 'inverse' : 'neutral'}>{stateText(row)}</Badge>
    ),
  },
  { key: 'type', header: '종류', cell: ({ eventTypeEnum }) => EVENT_TYPE_LABELS[eventTypeEnum] },
  { key: 'category', header: '분류', cell: ({ category }) => category.categoryName },
  {
    key: 'period',
    header: '기간',
    cell: ({ startsAt, endsAt }) => showPeriodText(startsAt, endsAt),
  },
  {
    key: 'entries',
    header: '응모',
    align: 'end',
    cell: ({ eventTypeEnum, entryCount, drawnYn }) =>
      eventTypeEnum === 'ENTRY'
        ? `${formatNumber(entryCount)}${drawnYn === 'Y' ? ' · 추첨 완료' : ''}`
        : '–',
  },
]

/** All events, hidden ones and those to come too. */
export function OperatorEventListScreen() {
  const [query] = useSearchParams()
  const list = useQuery({
    ...staffCalls.operatorEvent.list.queryOptions({ input: { page: readPage(query), size: 20 } }),
    staleTime: 0,
  })
  return (
    <ShowingTable
      title="이벤트"
      newUrl={operatorRoutes.event(NEW_ID)}
      icon={PartyPopper}
      columns={COLUMNS}
      list={list}
      keyOf={({ eventIdEncrypt }) => eventIdEncrypt}
      nameOf={({ title }) => title}
      toUrl={(page) => operatorRoutes.events({ page: page || null })}
    />
  )
}
