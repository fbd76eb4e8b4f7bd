import { formatDay } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { STATEMENT_STATE_LABELS, STATEMENT_STATES } from '@jangteo/core/settlement/settlement.codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '../../../lib/router.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { ChipLink } from '../../../parts/action/Chip.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import { Pagination } from '../../../parts/table/Pagination.tsx'
import { readPage } from '../../staff/readPage.ts'
import { STAFF_PAGE_SIZE } from '../../staff/settlement/settlementData.ts'
import type { OperatorStatementCard } from '../../staff/settlement/settlementData.ts'
import styles from '../../staff/settlement/Settlement.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { STATEMENT_COLUMNS } from './statementColumns.tsx'
import { useStatementActions } from './useStatementActions.ts'

const NONE: ReadonlySet<string> = new Set()

/** Statements of all stores, filtered by state and store; chosen ones are approved or sent. */
export function OperatorStatements() {
  const [query] = useSearchParams()
  const state = STATEMENT_STATES.find((one) => one === query.get('state')) ?? null
  const store = query.get('store')
  const { data } = useSuspenseQuery(
    staffCalls.operatorSettlement.list.queryOptions({
      input: {
        page: readPage(query),
        size: STAFF_PAGE_SIZE,
        ...(state === null ? {} : { stateEnum: state }),
        ...(store === null ? {} : { storeUrl: store }),
      },
    }),
  )
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <ChipLink to={operatorRoutes.settlements({ store })} isCurrent={state === null}>
          전체
        </ChipLink>
        {STATEMENT_STATES.map((one) => (
          <ChipLink
            key={one}
            to={operatorRoutes.settlements({ store, state: one })}
            isCurrent={state === one}
          >
            {STATEMENT_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </div>
      <StatementChoice key={state} rows={data.content} />
      <Pagination {...data} toUrl={(page) => operatorRoutes.settlements({ store, state, page })} />
    </div>
  )
}

function StatementChoice({ rows }: { readonly rows: readonly OperatorStatementCard[] }) {
  const [selected, setSelected] = useState(NONE)
  const { approve, send } = useStatementActions(() => setSelected(NONE))
  // What was chosen on another page is not on the screen.
  const statementIdEncryptList = rows
    .map(({ statementIdEncrypt }) => statementIdEncrypt)
    .filter((id) => selected.has(id))
  const isNone = statementIdEncryptList.length === 0
  return (
    <>
      <div className={styles.tools}>
        <Button
          size="s"
          disabled={isNone}
          isBusy={approve.isPending}
          onClick={() => approve.mutate({ statementIdEncryptList })}
        >
          지급 승인
        </Button>
        <Button
          variant="outline"
          size="s"
          disabled={isNone}
          isBusy={send.isPending}
          onClick={() => send.run(statementIdEncryptList)}
        >
          이체 요청
        </Button>
        <span className={styles.soft}>승인한 담당자가 아닌 사람이 이체를 요청해요.</span>
      </div>
      <DataTable
        name="정산서 목록"
        columns={STATEMENT_COLUMNS}
        rows={rows}
        keyOf={({ statementIdEncrypt }) => statementIdEncrypt}
        nameOf={({ storeName, day }) => `${storeName} ${formatDay(day)}`}
        empty="정산서가 없어요."
        selection={{ selected, onChange: setSelected }}
      />
    </>
  )
}
