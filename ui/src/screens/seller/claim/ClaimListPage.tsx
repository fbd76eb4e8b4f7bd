import { CLAIM_TAB_LABELS, CLAIM_TABS } from '@jangteo/core/claim/claimTab.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { useUrlFilter } from '../../../lib/useUrlFilter.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import styles from '../order/SellerOrder.module.css'
import { claimColumns } from './claimColumns.tsx'
import { claimFilterUrl } from './staffClaims.ts'
import type { ClaimFilter, ClaimSide } from './staffClaims.ts'

type SideProps = { readonly side: ClaimSide }

const TABS = CLAIM_TABS.map((key) => ({ key, label: CLAIM_TAB_LABELS[key] }))
const PAGE_SIZE = 20

/** Claims of a side as a table: those that wait for an answer first. */
export function ClaimListPage({ side }: SideProps) {
  const url = useMemo(() => claimFilterUrl(side), [side])
  const { filter, change } = useUrlFilter(url)
  return (
    <StaffPage title="취소·교환·반품" place={side.place}>
      <div className={styles.tools}>
        <Tabs
          label="신청 종류"
          tabs={TABS}
          current={filter.tab}
          onSelect={(tab) => change({ tab, page: 0 })}
        />
        <div className={styles.filters}>
          <StaffSearch
            key={filter.keyword}
            label="주문번호"
            keyword={filter.keyword}
            onSearch={(keyword) => change({ keyword, page: 0 })}
          />
        </div>
      </div>
      <ClaimTable side={side} filter={filter} />
    </StaffPage>
  )
}

function ClaimTable({ side, filter }: SideProps & { readonly filter: ClaimFilter }) {
  const { tab: claimTabEnum, keyword, page } = filter
  const input = { claimTabEnum, keyword, page, size: PAGE_SIZE }
  const list = useQuery({
    ...side.calls.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { write } = claimFilterUrl(side)
  return (
    <div className={styles.list}>
      <PagedTable
        list={list}
        name="취소·교환·반품"
        columns={claimColumns(side)}
        keyOf={(claim) => claim.orderClaimIdEncrypt}
        nameOf={(claim) => claim.orderNumber}
        empty={<EmptyState icon={Inbox} title="조건에 맞는 신청이 없어요" />}
        toUrl={(number) => write({ ...filter, page: number })}
      />
    </div>
  )
}
