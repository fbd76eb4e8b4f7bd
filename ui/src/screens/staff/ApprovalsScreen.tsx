import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import {
  APPROVAL_KIND_LABELS,
  APPROVAL_STATE_LABELS,
  APPROVAL_STATES,
} from '@jangteo/core/staff/approval.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router.ts'
import { ChipLink } from '../../parts/action/Chip.tsx'
import type { DataColumn } from '../../parts/table/DataTable.tsx'
import { PagedTable } from './PagedTable.tsx'
import { Badge } from '../../parts/text/Badge.tsx'
import { ApprovalActions } from './ApprovalActions.tsx'
import { JsonFacts } from './JsonFacts.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import { staffCalls } from './staffCalls.ts'
import { StaffPage } from './StaffPage.tsx'
import styles from './StaffPage.module.css'
import { readPage } from './readPage.ts'
import { useApprovals } from './useApprovals.ts'

type Approval = StaffAnswers['approval']['list']['content'][number]

const COLUMNS: readonly DataColumn<Approval>[] = [
  {
    key: 'kind',
    header: '종류',
    isTitle: true,
    cell: ({ approvalKindEnum, target }) => `${APPROVAL_KIND_LABELS[approvalKindEnum]} · ${target}`,
  },
  { key: 'payload', header: '내용', cell: ({ payload }) => <JsonFacts value={payload} /> },
  { key: 'reason', header: '사유', cell: ({ reason }) => reason },
  {
    key: 'asked',
    header: '요청',
    cell: ({ askedByName, askedAt }) => `${askedByName} · ${formatDateTime(Date.parse(askedAt))}`,
  },
  { key: 'state', header: '상태', cell: (approval) => <StateBadge approval={approval} /> },
]

function StateBadge({ approval }: { readonly approval: Approval }) {
  const { stateEnum, decidedByName, decisionReason } = approval
  const tone = stateEnum === 'APPROVED' ? 'positive' : 'neutral'
  return (
    <>
      <Badge tone={tone}>{APPROVAL_STATE_LABELS[stateEnum]}</Badge>
      {decidedByName === null ? null : ` ${decidedByName}`}
      {decisionReason === null ? null : ` · ${decisionReason}`}
    </>
  )
}

/** Requests that take two operators: those to decide, and those that were decided. */
export function ApprovalsScreen() {
  const [query] = useSearchParams()
  const state = APPROVAL_STATES.find((one) => one === query.get('state')) ?? 'PENDING'
  const page = readPage(query)
  const input = { stateEnum: state, page, size: 20 }
  const approvals = useQuery(staffCalls.approval.list.queryOptions({ input }))
  const [rejected, setRejected] = useState<Approval | null>(null)
  const writes = useApprovals(() => setRejected(null))
  const dismissRejection = () => {
    writes.reject.reset()
    setRejected(null)
  }
  const actionsOf = (approval: Approval) => (
    <ApprovalActions
      approval={approval}
      isBusy={writes.approve.isPending || writes.withdraw.isPending}
      onApprove={(id) => writes.approve.mutate({ id })}
      onReject={() => setRejected(approval)}
      onWithdraw={(id) => writes.withdraw.mutate({ id })}
    />
  )
  const actions: DataColumn<Approval> = { key: 'actions', header: '처리', cell: actionsOf }
  return (
    <StaffPage title="승인" place="장터 운영">
      <nav className={styles.filters} aria-label="상태">
        {APPROVAL_STATES.map((one) => (
          <ChipLink
            key={one}
            to={operatorRoutes.approvals({ state: one })}
            isCurrent={one === state}
          >
            {APPROVAL_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </nav>
      <PagedTable
        list={approvals}
        name="승인 요청"
        columns={state === 'PENDING' ? [...COLUMNS, actions] : COLUMNS}
        keyOf={({ approvalId }) => String(approvalId)}
        nameOf={({ target }) => target}
        empty="승인 요청이 없어요."
        toUrl={(number) => operatorRoutes.approvals({ state, page: number })}
      />
      {rejected === null ? null : (
        <ReasonSheet
          title="요청 반려"
          acceptLabel="반려"
          length={STAFF_REASON_LENGTH}
          isBusy={writes.reject.isPending}
          error={writes.reject.error}
          onAccept={(reason) => writes.reject.mutate({ id: rejected.approvalId, reason })}
          onDismiss={dismissRejection}
        />
      )}
    </StaffPage>
  )
}
