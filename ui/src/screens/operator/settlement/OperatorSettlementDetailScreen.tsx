import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from '../../../lib/router.ts'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { readPage } from '../../staff/readPage.ts'
import { STAFF_PAGE_SIZE } from '../../staff/settlement/settlementData.ts'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import { StateBadge } from '../../staff/settlement/StateBadge.tsx'
import { StatementBody } from '../../staff/settlement/StatementBody.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { HoldButtons } from './HoldButtons.tsx'

/** One statement of a store, and what an operator may do with it. */
export function OperatorSettlementDetailScreen() {
  const { statementId = '' } = useParams()
  return (
    <StaffPage title="정산서" place="장터 운영">
      <QueryBoundary skeleton={<SettlementSkeleton />}>
        <Statement id={statementId} />
      </QueryBoundary>
    </StaffPage>
  )
}

function Statement({ id }: { readonly id: string }) {
  const [query] = useSearchParams()
  const input = { id, page: readPage(query), size: STAFF_PAGE_SIZE }
  const { data } = useSuspenseQuery(staffCalls.operatorSettlement.detail.queryOptions({ input }))
  const { statement } = data
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <h2 className={styles.figure}>
          {statement.storeName} · {formatDay(statement.day)}
        </h2>
        <div>
          <StateBadge statement={statement} />
        </div>
      </div>
      <HoldButtons statement={statement} />
      <StatementBody data={data} toUrl={(page) => operatorRoutes.settlementDetail(id, page)} />
      <div>
        <ButtonLink to={operatorRoutes.settlements()} variant="outline">
          목록
        </ButtonLink>
      </div>
    </div>
  )
}
