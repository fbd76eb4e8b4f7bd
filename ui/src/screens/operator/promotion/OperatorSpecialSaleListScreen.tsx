import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { NEW_ID, operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { ShowingTable } from '../display/ShowingTable.tsx'
import { showPeriodText } from '../display/showPeriod.ts'
import { SaleBadge } from './SaleBadge.tsx'

type SaleRow = StaffAnswers['operatorSale']['list']['content'][number]

const COLUMNS: readonly DataColumn<SaleRow>[] = [
  {
    key: 'title',
    header: '특별판매',
    isTitle: true,
    cell: ({ specialSaleId, title }) => (
      <AppLink className={formStyles.rowLink} to={operatorRoutes.specialSale(specialSaleId)}>
        {title}
      </AppLink>
    ),
  },
  { key: 'state', header: '상태', cell: ({ stateEnum }) => <SaleBadge state={stateEnum} /> },
  {
    key: 'entry',
    header: '응모 기간',
    cell: ({ entryOpensAt, entryClosesAt }) => showPeriodText(entryOpensAt, entryClosesAt),
  },
  { key: 'draw', header: '추첨', cell: ({ drawAt }) => formatDateTime(Date.parse(drawAt)) },
  {
    key: 'buy',
    header: '구매 마감',
    cell: ({ buyClosesAt }) => formatDateTime(Date.parse(buyClosesAt)),
  },
  {
    key: 'goods',
    header: '상품',
    align: 'end',
    cell: ({ goodsCount }) => formatNumber(goodsCount),
  },
  {
    key: 'entries',
    header: '응모',
    align: 'end',
    cell: ({ entryCount }) => formatNumber(entryCount),
  },
]

/** All special sales, the newest first. */
export function OperatorSpecialSaleListScreen() {
  const [query] = useSearchParams()
  const list = useQuery({
    ...staffCalls.operatorSale.list.queryOptions({ input: { page: readPage(query), size: 20 } }),
    staleTime: 0,
  })
  return (
    <ShowingTable
      title="특별판매"
      newUrl={operatorRoutes.specialSale(NEW_ID)}
      icon={Trophy}
      columns={COLUMNS}
      list={list}
      keyOf={({ specialSaleId }) => String(specialSaleId)}
      nameOf={({ title }) => title}
      toUrl={(page) => operatorRoutes.specialSales({ page: page || null })}
    />
  )
}
