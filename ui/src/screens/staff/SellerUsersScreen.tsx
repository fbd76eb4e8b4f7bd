import { SELLER_PERMISSION_LABELS, SELLER_PERMISSIONS } from '@jangteo/core/staff/staff.codes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { ErrorState } from '../../parts/boundary/ErrorState.tsx'
import { useConfirm } from '../../parts/dialog/confirm.ts'
import { DataTable } from '../../parts/table/DataTable.tsx'
import { AccountSheet } from './AccountSheet.tsx'
import type { AccountDraft } from './AccountSheet.tsx'
import { accountColumns } from './accountColumns.tsx'
import type { PermissionChoices } from './PermissionBoxes.tsx'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { staffCalls } from './staffCalls.ts'
import { StaffPage } from './StaffPage.tsx'
import styles from './StaffPage.module.css'
import { useSellerUsers } from './useSellerUsers.ts'

type SellerUser = StaffAnswers['sellerUser']['list']['content'][number]
type Permission = (typeof SELLER_PERMISSIONS)[number]

const CHOICES: PermissionChoices<Permission> = {
  permissions: SELLER_PERMISSIONS,
  labels: SELLER_PERMISSION_LABELS,
  chiefLabel: '대표 (모든 권한과 담당자 관리)',
}

function rightsOf({ ownerYn, permissionList }: SellerUser): string {
  if (ownerYn === 'Y') return '대표'
  const labels = permissionList.map((permission) => SELLER_PERMISSION_LABELS[permission])
  return labels.length === 0 ? '없음' : labels.join(', ')
}

/** The users of the store: who may do what. */
export function SellerUsersScreen() {
  /** `null` for nobody, `new` for somebody who is invited. */
  const [edited, setEdited] = useState<SellerUser | 'new' | null>(null)
  const writes = useSellerUsers(() => setEdited(null))
  const users = useQuery(staffCalls.sellerUser.list.queryOptions())
  const actionsOf = (user: SellerUser) => (
    <UserActions user={user} onEdit={() => setEdited(user)} writes={writes} />
  )
  const invite = (
    <Button size="s" onClick={() => setEdited('new')}>
      담당자 초대
    </Button>
  )
  return (
    <StaffPage title="담당자" place="판매자센터" actions={invite}>
      {users.error === null ? (
        <DataTable
          name="담당자"
          columns={accountColumns({ rightsOf, actionsOf })}
          rows={users.data?.content ?? []}
          keyOf={({ sellerUserIdEncrypt }) => sellerUserIdEncrypt}
          nameOf={({ name }) => name}
          isLoading={users.isPending}
          empty="담당자가 없어요."
        />
      ) : (
        <ErrorState error={users.error} onRetry={() => void users.refetch()} />
      )}
      {edited === null ? null : (
        <UserSheet edited={edited} writes={writes} onDismiss={() => setEdited(null)} />
      )}
    </StaffPage>
  )
}

type Writes = ReturnType<typeof useSellerUsers>
type UserActionsProps = {
  readonly user: SellerUser
  readonly writes: Writes
  readonly onEdit: () => void
}

function UserActions({ user, writes, onEdit }: UserActionsProps) {
  const confirm = useConfirm()
  const { sellerUserIdEncrypt: id, name, meYn } = user
  const remove = async () => {
    const title = `${name} 담당자를 삭제할까요?`
    const text = '바로 로그아웃되고 다시 로그인할 수 없어요.'
    if (await confirm({ title, text, acceptLabel: '삭제' })) writes.remove.mutate({ id })
  }
  if (meYn === 'Y') return null
  return (
    <div className={styles.actions}>
      <Button variant="outline" size="s" aria-label={`${name} 권한 변경`} onClick={onEdit}>
        권한 변경
      </Button>
      <Button
        variant="outline"
        size="s"
        aria-label={`${name}에게 링크 보내기`}
        onClick={() => writes.sendLink.mutate({ id })}
      >
        링크 보내기
      </Button>
      <Button variant="text" size="s" aria-label={`${name} 삭제`} onClick={() => void remove()}>
        삭제
      </Button>
    </div>
  )
}

type UserSheetProps = {
  readonly edited: SellerUser | 'new'
  readonly writes: Writes
  readonly onDismiss: () => void
}

function UserSheet({ edited, writes: { invite, change }, onDismiss }: UserSheetProps) {
  const save = ({ isChief, permissions, ...typed }: AccountDraft<Permission>) => {
    const rights = {
      name: typed.name,
      ownerYn: isChief ? ('Y' as const) : ('N' as const),
      permissionList: [...permissions],
    }
    const { loginId, email } = typed
    if (edited === 'new') invite.mutate({ ...rights, loginId, email })
    else change.mutate({ ...rights, id: edited.sellerUserIdEncrypt })
  }
  const { isPending, error, reset } = edited === 'new' ? invite : change
  const dismiss = () => {
    reset()
    onDismiss()
  }
  const account =
    edited === 'new'
      ? null
      : { ...edited, isChief: edited.ownerYn === 'Y', permissions: edited.permissionList }
  return (
    <AccountSheet
      title={edited === 'new' ? '담당자 초대' : '권한 변경'}
      saveLabel={edited === 'new' ? '초대 메일 보내기' : '저장'}
      choices={CHOICES}
      account={account}
      asksReason={false}
      isBusy={isPending}
      error={error}
      onSave={save}
      onDismiss={dismiss}
    />
  )
}
