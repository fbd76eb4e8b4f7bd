import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { BUSINESS_STATE_LABELS } from '@jangteo/core/seller/business.codes'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import { STORE_STATE_LABELS, STORE_STATES } from '@jangteo/core/store/store.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ChipLink } from '../../../parts/action/Chip.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffSearch } from '../../staff/StaffSearch.tsx'
import { StaffPage } from '../../staff/StaffPage.tsx'
import pageStyles from '../../staff/StaffPage.module.css'
import { feeRateText } from './feeRateText.ts'
import { StoreBadge } from './StoreBadge.tsx'
import styles from './OperatorStore.module.css'

type Row = StaffAnswers['operatorStore']['list']['content'][number]

const PAGE_SIZE = 20

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'store',
    header: '스토어',
    isTitle: true,
    cell: ({ storeUrl, storeName }) => (
      <AppLink className={styles.link} to={operatorRoutes.store(storeUrl)}>
        {storeName}
      </AppLink>
    ),
  },
  { key: 'state', header: '상태', cell: ({ stateEnum }) => <StoreBadge state={stateEnum} /> },
  { key: 'company', header: '상호', cell: ({ companyName }) => companyName },
  {
    key: 'business',
    header: '사업자등록번호',
    cell: ({ businessNumber, businessStateEnum }) =>
      businessStateEnum === null || businessStateEnum === 'ACTIVE'
        ? formatBusinessNumber(businessNumber)
        : `${formatBusinessNumber(businessNumber)} (${BUSINESS_STATE_LABELS[businessStateEnum]})`,
  },
  { key: 'goods', header: '상품', align: 'end', cell: ({ goodsCount }) => String(goodsCount) },
  {
    key: 'fee',
    header: '수수료',
    align: 'end',
    cell: ({ feeRateBp }) => feeRateText(feeRateBp),
  },
]

/** Every store of the market, by name. */
export function OperatorStoresScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state = STORE_STATES.find((one) => one === query.get('state'))
  const keyword = query.get('keyword') ?? ''
  const input = {
    ...(state === undefined ? {} : { stateEnum: state }),
    keyword,
    page: readPage(query),
    size: PAGE_SIZE,
  }
  const list = useQuery(staffCalls.operatorStore.list.queryOptions({ input }))
  return (
    <StaffPage title="스토어" place="장터 운영">
      <nav className={pageStyles.filters} aria-label="상태">
        <ChipLink to={operatorRoutes.stores({ keyword })} isCurrent={state === undefined}>
          전체
        </ChipLink>
        {STORE_STATES.map((one) => (
          <ChipLink
            key={one}
            to={operatorRoutes.stores({ state: one, keyword })}
            isCurrent={one === state}
          >
            {STORE_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </nav>
      <div className={pageStyles.filters}>
        <StaffSearch
          key={keyword}
          label="이름, 상호, 주소로 찾기"
          keyword={keyword}
          onSearch={(typed) =>
            void navigate(operatorRoutes.stores({ state: state ?? null, keyword: typed }))
          }
        />
      </div>
      <PagedTable
        list={list}
        name="스토어"
        columns={COLUMNS}
        keyOf={({ storeUrl }) => storeUrl}
        nameOf={({ storeName }) => storeName}
        empty="스토어가 없어요."
        toUrl={(page) => operatorRoutes.stores({ state: state ?? null, keyword, page })}
      />
    </StaffPage>
  )
}
