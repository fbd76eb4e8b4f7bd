import { EVENT_FILTER_LABELS } from '@jangteo/core/display/display.codes'
import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import { MoveButtons } from '../../staff/form/RowButtons.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { useCommands } from '../../staff/useCommands.ts'
import { showPeriodText } from './showPeriod.ts'

type BenefitRow = StaffAnswers['operatorBenefit']['list']['benefitList'][number]

const QUERIES = [staffCalls.operatorBenefit.key()]

function stateText({ hiddenYn, statusFilterEnum }: BenefitRow): string {
  if (hiddenYn === 'Y') return '숨김'
  return statusFilterEnum === null ? '예정' : EVENT_FILTER_LABELS[statusFilterEnum]
}

/** All benefits in the order of their page. */
export function OperatorBenefitListScreen() {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorBenefit.list.queryOptions(),
    staleTime: 0,
  })
  const { benefitList: rows } = data
  const { toasted } = useCommands({ stale: QUERIES })
  const reorder = useMutation(
    staffCalls.operatorBenefit.reorder.mutationOptions(toasted('순서를 바꿨어요.')),
  )
  const move = (place: number, step: 1 | -1) => {
    const ids = rows.map(({ benefitId }) => benefitId)
    const moved = ids.splice(place, 1)
    ids.splice(place + step, 0, ...moved)
    reorder.mutate({ benefitIdList: ids })
  }
  const add = (
    <ButtonLink size="s" to={operatorRoutes.benefit(NEW_ID)}>
      혜택 만들기
    </ButtonLink>
  )
  return (
    <StaffPage title="혜택" place="장터 운영" actions={add}>
      <DataTable
        name="혜택"
        columns={columnsOf({ rows, isBusy: reorder.isPending, onMove: move })}
        rows={rows}
        keyOf={({ benefitId }) => String(benefitId)}
        nameOf={({ title }) => title}
        empty={<EmptyState icon={Gift} title="혜택이 없어요" />}
      />
    </StaffPage>
  )
}

type Ordering = {
  readonly rows: readonly BenefitRow[]
  readonly isBusy: boolean
  readonly onMove: (place: number, step: 1 | -1) => void
}

function columnsOf({ rows, isBusy, onMove }: Ordering): readonly DataColumn<BenefitRow>[] {
  return [
    {
      key: 'title',
      header: '혜택',
      isTitle: true,
      cell: ({ benefitId, title }) => (
        <AppLink className={formStyles.rowLink} to={operatorRoutes.benefit(benefitId)}>
          {title}
        </AppLink>
      ),
    },
    {
      key: 'state',
      header: '상태',
      cell: (row) => (
        <Badge tone={row.hiddenYn === 'Y' ? 'inverse' : 'neutral'}>{stateText(row)}</Badge>
      ),
    },
    {
      key: 'period',
      header: '기간',
      cell: ({ startsAt, endsAt }) => showPeriodText(startsAt, endsAt),
    },
    {
      key: 'order',
      header: '순서',
      cell: (row) => {
        const place = rows.indexOf(row)
        return (
          <MoveButtons
            name={row.title}
            place={place}
            count={rows.length}
            isBusy={isBusy}
            onMove={(step) => onMove(place, step)}
          />
        )
      },
    },
  ]
}
