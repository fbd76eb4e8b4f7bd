import { BUSINESS_STATE_LABELS } from '@jangteo/core/seller/business.codes'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../parts/action/Button.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import styles from './OperatorApplication.module.css'

/** State of the applicant's business, as the tax office says it now. */
export function BusinessState({ id }: { readonly id: string }) {
  const query = useQuery(
    staffCalls.operatorApplication.businessState.queryOptions({ input: { id } }),
  )
  if (query.isPending) return <p className={styles.state}>국세청에 확인하고 있어요.</p>
  if (query.data === undefined) {
    return (
      <div className={styles.state}>
        <p role="alert">{refusalText(query.error)}</p>
        <Button variant="outline" size="s" onClick={() => void query.refetch()}>
          다시 확인
        </Button>
      </div>
    )
  }
  const { businessStateEnum } = query.data
  return (
    <p className={styles.state}>
      국세청 상태{' '}
      <Badge tone={businessStateEnum === 'ACTIVE' ? 'positive' : 'inverse'}>
        {BUSINESS_STATE_LABELS[businessStateEnum]}
      </Badge>
    </p>
  )
}
