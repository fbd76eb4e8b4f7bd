import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { OPERATOR_PERMISSION_LABELS, OPERATOR_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import type { OperatorPermission } from '@jangteo/core/staff/staff.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { AccountSheet } from './AccountSheet.tsx'
import type { AccountDraft } from './AccountSheet.tsx'
import type { PermissionChoices } from './PermissionBoxes.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import type { useRoles } from './useRoles.ts'

type Operator = StaffAnswers['operatorRole']['list']['content'][number]

/** A change of a role that is being written down. */
export type EditedRole =
  | { readonly action: 'INVITE' }
  | {
      readonly action: 'CHANGE' | 'REMOVE' | 'RESET_AUTHENTICATOR'
      readonly operator: Operator
    }

const CHOICES: PermissionChoices<OperatorPermission> = {
  permissions: OPERATOR_PERMISSIONS,
  labels: OPERATOR_PERMISSION_LABELS,
  chiefLabel: '관리자 (모든 권한과 운영자 관리)',
}

type RoleSheetProps = {
  readonly edited: EditedRole
  readonly writes: ReturnType<typeof useRoles>
  readonly onDismiss: () => void
}

/** Writes a change of a role down, with its reason. */
export function RoleSheet({ edited, writes, onDismiss }: RoleSheetProps) {
  if (edited.action === 'INVITE' || edited.action === 'CHANGE') {
    const operator = edited.action === 'CHANGE' ? edited.operator : null
    return <RightsSheet operator={operator} writes={writes} onDismiss={onDismiss} />
  }
  const { operator } = edited
  const isRemoval = edited.action === 'REMOVE'
  const { isPending, error, mutate, reset } = isRemoval ? writes.remove : writes.reset
  const dismiss = () => {
    reset()
    onDismiss()
  }
  return (
    <ReasonSheet
      title={`${operator.name} ${isRemoval ? '삭제' : '인증 앱 초기화'}`}
      acceptLabel={isRemoval ? '삭제 요청' : '초기화 요청'}
      length={STAFF_REASON_LENGTH}
      isBusy={isPending}
      error={error}
      onAccept={(reason) => mutate({ id: operator.operatorIdEncrypt, reason })}
      onDismiss={dismiss}
    />
  )
}

type RightsSheetProps = Omit<RoleSheetProps, 'edited'> & { readonly operator: Operator | null }

function RightsSheet({ operator, writes: { invite, change }, onDismiss }: RightsSheetProps) {
  const save = ({ isChief, permissions, ...typed }: AccountDraft<OperatorPermission>) => {
    const { name, loginId, email, reason } = typed
    const adminYn = isChief ? ('Y' as const) : ('N' as const)
    const rights = { name, adminYn, permissionList: [...permissions], reason }
    if (operator === null) invite.mutate({ ...rights, loginId, email })
    else change.mutate({ ...rights, id: operator.operatorIdEncrypt })
  }
  const { isPending, error, reset } = operator === null ? invite : change
  const dismiss = () => {
    reset()
    onDismiss()
  }
  const account =
    operator === null
      ? null
      : {
          ...operator,
          isChief: operator.adminYn === 'Y',
          permissions: operator.permissionList,
        }
  return (
    <AccountSheet
      title={operator === null ? '운영자 초대' : '권한 변경'}
      saveLabel={operator === null ? '초대' : '저장'}
      choices={CHOICES}
      account={account}
      asksReason
      isBusy={isPending}
      error={error}
      onSave={save}
      onDismiss={dismiss}
    />
  )
}
