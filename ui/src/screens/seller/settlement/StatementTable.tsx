import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { STATEMENT_STATE_LABELS, STATEMENT_STATES } from '@jangteo/core/settlement/settlement.codes'
import { formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ChipLink } from '../../../parts/action/Chip.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { readPage } from '../../staff/readPage.ts'
import { STAFF_PAGE_SIZE } from '../../staff/settlement/settlementData.ts'
import type { StatementCard } from '../../staff/settlement/settlementData.ts'
import { StateBadge } from '../../staff/settlement/StateBadge.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'

const COLUMNS: readonly DataColumn<StatementCard>[] = [
  {
    key: 'day',
    header: '정산일',
    isTitle: true,
    cell: ({ day, statementIdEncrypt }) => (
      <AppLink className={styles.link} to={sellerRoutes.settlementDetail(statementIdEncrypt)}>
        {formatDay(day)}
      </AppLink>
    ),
  },
  { key: 'state', header: '상태', cell: (statement) => <StateBadge statement={statement} /> },
  { key: 'count', header: '건수', align: 'end', cell: ({ entryCount }) => `${entryCount}건` },
  {
    key: 'amount',
    header: '지급액',
    align: 'end',
    cell: ({ amount }) => <span className={styles.amount}>{formatSignedWon(amount)}</span>,
  },
]

/** The store's statements, filtered by state. */
export function StatementTable() {
  const [query] = useSearchParams()
  const state = STATEMENT_STATES.find((one) => one === query.get('state')) ?? null
  const { data } = useSuspenseQuery(
    staffCalls.sellerSettlement.list.queryOptions({
      input: {
        page: readPage(query),
        size: STAFF_PAGE_SIZE,
        ...(state === null ? {} : { stateEnum: state }),
      },
    }),
  )
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <ChipLink to={sellerRoutes.settlements()} isCurrent={state === null}>
          전체
        </ChipLink>
        {STATEMENT_STATES.map((one) => (
          <ChipLink
            key={one}
            to={sellerRoutes.settlements({ state: one })}
            isCurrent={state === one}
          >
            {STATEMENT_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </div>
      <DataTable
        name="정산 목록"
        columns={COLUMNS}
        rows={data.content}
        keyOf={({ statementIdEncrypt }) => statementIdEncrypt}
        nameOf={({ day }) => formatDay(day)}
        empty="정산 내역이 없어요. 구매확정 2영업일 뒤에 정산돼요."
      />
      <Pagination {...data} toUrl={(page) => sellerRoutes.settlements({ state, page })} />
    </div>
  )
}
