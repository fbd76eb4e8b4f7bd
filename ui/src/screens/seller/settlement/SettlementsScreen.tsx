import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { BankAccountPanel } from './BankAccountPanel.tsx'
import { MonthTable } from './MonthTable.tsx'
import { SettlementCalendar } from './SettlementCalendar.tsx'
import { StatementTable } from './StatementTable.tsx'

const TABS = [
  { key: 'list', label: '정산 내역' },
  { key: 'calendar', label: '달력' },
  { key: 'months', label: '월별 합계' },
  { key: 'account', label: '정산 계좌' },
] as const

const PANELS = {
  list: StatementTable,
  calendar: SettlementCalendar,
  months: MonthTable,
  account: BankAccountPanel,
}

/** Settlements of the store: its statements, the days of a month, the months, and the account. */
export function SettlementsScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = TABS.find(({ key }) => key === query.get('tab'))?.key ?? 'list'
  const Panel = PANELS[tab]
  return (
    <StaffPage title="정산" place="판매자센터">
      <div className={styles.stack}>
        <Tabs
          label="정산"
          tabs={TABS}
          current={tab}
          onSelect={(key) => void navigate(sellerRoutes.settlements({ tab: key }))}
        />
        <QueryBoundary skeleton={<SettlementSkeleton />}>
          <Panel />
        </QueryBoundary>
      </div>
    </StaffPage>
  )
}
