import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import type { StaffStatus } from '@jangteo/core/staff/staff.codes'
import { STAFF_STATUS_LABELS } from '@jangteo/core/staff/staff.codes'
import type { ReactNode } from 'react'
import type { DataColumn } from '../../parts/table/DataTable.tsx'
import { Badge } from '../../parts/text/Badge.tsx'

/** An account as tables show it. */
export type ShownAccount = {
  readonly name: string
  readonly loginId: string
  readonly email: string
  readonly statusEnum: StaffStatus
  readonly lastLoginAt: string | null
  readonly meYn: 'Y' | 'N'
}

type ColumnsRequest<Row extends ShownAccount> = {
  /** Texts of what an account may do. */
  readonly rightsOf: (row: Row) => string
  readonly actionsOf: (row: Row) => ReactNode
}

/** Columns of a table of accounts. */
export function accountColumns<Row extends ShownAccount>({
  rightsOf,
  actionsOf,
}: ColumnsRequest<Row>): readonly DataColumn<Row>[] {
  return [
    {
      key: 'name',
      header: '이름',
      isTitle: true,
      cell: ({ name, meYn }) => (
        <>
          {name} {meYn === 'Y' ? <Badge tone="brand">나</Badge> : null}
        </>
      ),
    },
    { key: 'loginId', header: '아이디', cell: ({ loginId }) => loginId },
    { key: 'email', header: '이메일', cell: ({ email }) => email },
    { key: 'rights', header: '권한', cell: rightsOf },
    {
      key: 'status',
      header: '상태',
      cell: ({ statusEnum }) => (
        <Badge tone={statusEnum === 'ACTIVE' ? 'positive' : 'neutral'}>
          {STAFF_STATUS_LABELS[statusEnum]}
        </Badge>
      ),
    },
    {
      key: 'lastLoginAt',
      header: '최근 로그인',
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? '없음' : formatDateTime(Date.parse(lastLoginAt)),
    },
    { key: 'actions', header: '관리', cell: actionsOf },
  ]
}
