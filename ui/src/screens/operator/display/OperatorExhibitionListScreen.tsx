import { EXHIBITION_STATE_LABELS } from '@jangteo/core/display/exhibition.codes'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { CalendarHeart } from 'lucide-react'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { showPeriodText } from './showPeriod.ts'
import { ShowingTable } from './ShowingTable.tsx'

type Exhibition = StaffAnswers['operatorExhibition']['list']['content'][number]

const COLUMNS: readonly DataColumn<Exhibition>[] = [
  {
    key: 'name',
    header: '기획전',
    isTitle: true,
    cell: ({ exhibitionId, exhibitionName }) => (
      <AppLink className={formStyles.rowLink} to={operatorRoutes.exhibition(exhibitionId)}>
        {exhibitionName}
      </AppLink>
    ),
  },
  {
    key: 'state',
    header: '상태',
    cell: ({ exhibitionStatusEnum, hiddenYn }) => (
      <Badge tone={hiddenYn === 'Y' ? 'inverse' : 'neutral'}>
        {hiddenYn === 'Y' ? '숨김' : EXHIBITION_STATE_LABELS[exhibitionStatusEnum]}
      </Badge>
    ),
  },
  {
    key: 'period',
    header: '기간',
    cell: ({ startsAt, endsAt }) => showPeriodText(startsAt, endsAt),
  },
  {
    key: 'goods',
    header: '상품',
    align: 'end',
    cell: ({ goodsCount }) => formatNumber(goodsCount),
  },
]

/** All exhibitions, hidden ones too. */
export function OperatorExhibitionListScreen() {
  const [query] = useSearchParams()
  const list = useQuery({
    ...staffCalls.operatorExhibition.list.queryOptions({
      input: { page: readPage(query), size: 20 },
    }),
    staleTime: 0,
  })
  return (
    <ShowingTable
      title="기획전"
      newUrl={operatorRoutes.exhibition(NEW_ID)}
      icon={CalendarHeart}
      columns={COLUMNS}
      list={list}
      keyOf={({ exhibitionId }) => String(exhibitionId)}
      nameOf={({ exhibitionName }) => exhibitionName}
      toUrl={(page) => operatorRoutes.exhibitions({ page: page || null })}
    />
  )
}
