import { statementView } from '@jangteo/core/settlement/settlement.view'
import type { ShownStatement } from '@jangteo/core/settlement/settlement.view'
import { Badge } from '../../../parts/text/Badge.tsx'
import styles from './Settlement.module.css'

/** State of a statement, with its reason where there is one. */
export function StateBadge({ statement }: { readonly statement: ShownStatement }) {
  const { label, tone, remark } = statementView(statement)
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {remark === null ? null : <p className={styles.remark}>{remark}</p>}
    </>
  )
}
