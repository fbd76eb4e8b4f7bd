import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from '../../../lib/router.ts'
import { saveFile } from '../../../parts/file/saveFile.ts'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { QueryBoundary } from '../../../parts/boundary/QueryBoundary.tsx'
import { useToast } from '../../../parts/toast/toast.ts'
import { readPage } from '../../staff/readPage.ts'
import { STAFF_PAGE_SIZE } from '../../staff/settlement/settlementData.ts'
import { SettlementSkeleton } from '../../staff/settlement/SettlementSkeleton.tsx'
import { StateBadge } from '../../staff/settlement/StateBadge.tsx'
import { StatementBody } from '../../staff/settlement/StatementBody.tsx'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'

/** One statement of the store. */
export function SettlementDetailScreen() {
  const { statementId = '' } = useParams()
  return (
    <StaffPage title="정산서" place="판매자센터" actions={<FileButton id={statementId} />}>
      <QueryBoundary skeleton={<SettlementSkeleton />}>
        <Statement id={statementId} />
      </QueryBoundary>
    </StaffPage>
  )
}

function Statement({ id }: { readonly id: string }) {
  const [query] = useSearchParams()
  const input = { id, page: readPage(query), size: STAFF_PAGE_SIZE }
  const { data } = useSuspenseQuery(staffCalls.sellerSettlement.detail.queryOptions({ input }))
  const { statement } = data
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <h2 className={styles.figure}>{formatDay(statement.day)} 정산</h2>
        <div>
          <StateBadge statement={statement} />
        </div>
      </div>
      <StatementBody data={data} toUrl={(page) => sellerRoutes.settlementDetail(id, page)} />
      <div>
        <ButtonLink to={sellerRoutes.settlements()} variant="outline">
          목록
        </ButtonLink>
      </div>
    </div>
  )
}

function FileButton({ id }: { readonly id: string }) {
  const toast = useToast()
  const file = useMutation({
    mutationFn: () => staffCalls.sellerSettlement.sheet.call({ id }),
    onSuccess: saveFile,
    onError: (error) => toast({ text: refusalText(error) }),
  })
  return (
    <Button variant="outline" size="s" isBusy={file.isPending} onClick={() => file.mutate()}>
      CSV 받기
    </Button>
  )
}
