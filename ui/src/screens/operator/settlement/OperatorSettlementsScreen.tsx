import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { AdjustmentSheet } from './AdjustmentSheet.tsx'
import { OperatorStatements } from './OperatorStatements.tsx'
import { StoreMonths } from './StoreMonths.tsx'

const TABS = [
  { key: 'list', label: '정산서' },
  { key: 'months', label: '월별 합계' },
] as const

/** Statements of all stores, and the sums of a month for their tax invoices. */
export function OperatorSettlementsScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const sheet = useSheet('adjustment')
  const tab = query.get('tab') === 'months' ? 'months' : 'list'
  const adjust = (
    <Button variant="outline" size="s" onClick={sheet.open}>
      정산 조정 요청
    </Button>
  )
  return (
    <StaffPage title="정산" place="장터 운영" actions={adjust}>
      <div className={styles.stack}>
        <Tabs
          label="정산"
          tabs={TABS}
          current={tab}
          onSelect={(key) => void navigate(operatorRoutes.settlements({ tab: key }))}
        />
        <QueryBoundary skeleton={<SettlementSkeleton />}>
          {tab === 'months' ? <StoreMonths /> : <OperatorStatements />}
        </QueryBoundary>
      </div>
      {sheet.isOpen ? <AdjustmentSheet onDismiss={sheet.dismiss} /> : null}
    </StaffPage>
  )
}
