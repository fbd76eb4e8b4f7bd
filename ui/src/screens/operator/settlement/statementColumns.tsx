import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { formatSignedWon } from '@jangteo/core/settlement/settlement.view'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import type { OperatorStatementCard } from '../../staff/settlement/settlementData.ts'
import { StateBadge } from '../../staff/settlement/StateBadge.tsx'
import styles from '../../staff/settlement/Settlement.module.css'

/** Columns of the operator's list of statements. */
export const STATEMENT_COLUMNS: readonly DataColumn<OperatorStatementCard>[] = [
  {
    key: 'store',
    header: '스토어',
    isTitle: true,
    cell: ({ storeName, statementIdEncrypt }) => (
      <AppLink className={styles.link} to={operatorRoutes.settlementDetail(statementIdEncrypt)}>
        {storeName}
      </AppLink>
    ),
  },
  { key: 'day', header: '정산일', cell: ({ day }) => formatDay(day) },
  {
    key: 'state',
    header: '상태',
    cell: (statement) => (
      <>
        <StateBadge statement={statement} />
        {statement.isInvoiceDue ? (
          <p className={styles.remark}>30일 넘게 0원 아래예요. 청구해 주세요.</p>
        ) : null}
      </>
    ),
  },
  { key: 'count', header: '건수', align: 'end', cell: ({ entryCount }) => `${entryCount}건` },
  {
    key: 'amount',
    header: '지급액',
    align: 'end',
    cell: ({ amount }) => <span className={styles.amount}>{formatSignedWon(amount)}</span>,
  },
]
