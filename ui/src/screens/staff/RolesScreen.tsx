import { OPERATOR_PERMISSION_LABELS } from '@jangteo/core/staff/staff.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { DataTable } from '../../parts/table/DataTable.tsx'
import { accountColumns } from './accountColumns.tsx'
import { RoleSheet } from './RoleSheet.tsx'
import type { EditedRole } from './RoleSheet.tsx'
import { staffCalls } from './staffCalls.ts'
import { StaffPage } from './StaffPage.tsx'
import styles from './StaffPage.module.css'
import { useRoles } from './useRoles.ts'

type Operator = StaffAnswers['operatorRole']['list']['content'][number]

function rightsOf({ adminYn, permissionList }: Operator): string {
  if (adminYn === 'Y') return '관리자'
  const labels = permissionList.map((permission) => OPERATOR_PERMISSION_LABELS[permission])
  return labels.length === 0 ? '없음' : labels.join(', ')
}

/** The operators: who may do what. Every change takes two admins where there are two. */
export function RolesScreen() {
  const [edited, setEdited] = useState<EditedRole | null>(null)
  const writes = useRoles(() => setEdited(null))
  const operators = useQuery(staffCalls.operatorRole.list.queryOptions())
  const actionsOf = (operator: Operator) => <RoleActions operator={operator} onEdit={setEdited} />
  const invite = (
    <Button size="s" onClick={() => setEdited({ action: 'INVITE' })}>
      운영자 초대
    </Button>
  )
  return (
    <StaffPage title="운영자" place="장터 운영" actions={invite}>
      {operators.error === null ? (
        <DataTable
          name="운영자"
          columns={accountColumns({ rightsOf, actionsOf })}
          rows={operators.data?.content ?? []}
          keyOf={({ operatorIdEncrypt }) => operatorIdEncrypt}
          nameOf={({ name }) => name}
          isLoading={operators.isPending}
          empty="운영자가 없어요."
        />
      ) : (
        <ErrorState error={operators.error} onRetry={() => void operators.refetch()} />
      )}
      {edited === null ? null : (
        <RoleSheet edited={edited} writes={writes} onDismiss={() => setEdited(null)} />
      )}
    </StaffPage>
  )
}

type RoleActionsProps = {
  readonly operator: Operator
  readonly onEdit: (edited: EditedRole) => void
}

function RoleActions({ operator, onEdit }: RoleActionsProps) {
  const { name, meYn, authenticatorYn } = operator
  if (meYn === 'Y') return null
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        size="s"
        aria-label={`${name} 권한 변경`}
        onClick={() => onEdit({ action: 'CHANGE', operator })}
      >
        권한 변경
      </Button>
      {authenticatorYn === 'Y' ? (
        <Button
          variant="outline"
          size="s"
          aria-label={`${name} 인증 앱 초기화`}
          onClick={() => onEdit({ action: 'RESET_AUTHENTICATOR', operator })}
        >
          인증 앱 초기화
        </Button>
      ) : null}
      <Button
        variant="text"
        size="s"
        aria-label={`${name} 삭제`}
        onClick={() => onEdit({ action: 'REMOVE', operator })}
      >
        삭제
      </Button>
    </div>
  )
}
