import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { oneOf } from '../../order/list/orderFilter.ts'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { readPage } from '../../staff/readPage.ts'
import styles from '../../seller/order/SellerOrder.module.css'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { PendingTable } from './PendingTable.tsx'
import { RefundTable } from './RefundTable.tsx'

const KEYS = ['refunds', 'payments'] as const
type Key = (typeof KEYS)[number]

const TABS: readonly { readonly key: Key; readonly label: string }[] = [
  { key: 'refunds', label: '환불' },
  { key: 'payments', label: '입금·결제 확인' },
]

const TABLES = { refunds: RefundTable, payments: PendingTable } as const

type Filter = { readonly tab: Key; readonly page: number }

function read(query: URLSearchParams): Filter {
  return { tab: oneOf(KEYS, query.get('tab')) ?? 'refunds', page: readPage(query) }
}

function write({ tab, page }: Filter): string {
  return operatorRoutes.refunds({
    tab: tab === 'refunds' ? null : tab,
    page: page === 0 ? null : page,
  })
}

const URL_FILTER = { read, write } as const

/** Money that takes a person: refunds that a gateway did not give, and payments that nobody reported. */
export function OperatorRefundScreen() {
  const { filter, change } = useUrlFilter(URL_FILTER)
  const Table = TABLES[filter.tab]
  return (
    <StaffPage title="환불·입금" place="장터 운영">
      <div className={styles.tools}>
        <Tabs
          label="종류"
          tabs={TABS}
          current={filter.tab}
          onSelect={(tab) => change({ tab, page: 0 })}
        />
      </div>
      <Table page={filter.page} toUrl={(page) => write({ ...filter, page })} />
    </StaffPage>
  )
}
