import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { operatorRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { formatBusinessNumber } from '@jangteo/core/seller/businessNumber.rules'
import {
  SELLER_APPLICATION_STATE_LABELS,
  SELLER_APPLICATION_STATES,
} from '@jangteo/core/seller/sellerApplication.codes'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ChipLink } from '../../../parts/action/Chip.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../../staff/PagedTable.tsx'
import { readPage } from '../../staff/readPage.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from '../../staff/StaffPage.module.css'
import { ApplicationBadge } from './ApplicationBadge.tsx'
import rowStyles from './OperatorApplication.module.css'

type Row = StaffAnswers['operatorApplication']['list']['content'][number]

const PAGE_SIZE = 20

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    key: 'store',
    header: '스토어',
    isTitle: true,
    cell: ({ sellerApplicationIdEncrypt, storeName }) => (
      <AppLink
        className={rowStyles.link}
        to={operatorRoutes.application(sellerApplicationIdEncrypt)}
      >
        {storeName}
      </AppLink>
    ),
  },
  { key: 'state', header: '상태', cell: ({ stateEnum }) => <ApplicationBadge state={stateEnum} /> },
  { key: 'company', header: '상호', cell: ({ companyName }) => companyName ?? '보완 필요' },
  {
    key: 'business',
    header: '사업자등록번호',
    cell: ({ businessNumber }) => formatBusinessNumber(businessNumber),
  },
  { key: 'number', header: '신청번호', cell: ({ applicationNumber }) => applicationNumber },
  {
    key: 'applied',
    header: '신청일',
    cell: ({ appliedAt }) => formatDateTime(Date.parse(appliedAt)),
  },
]

/** Applications for a store, those to be reviewed first. */
export function OperatorApplicationsScreen() {
  const [query] = useSearchParams()
  const state = SELLER_APPLICATION_STATES.find((one) => one === query.get('state'))
  const input = {
    ...(state === undefined ? {} : { stateEnum: state }),
    page: readPage(query),
    size: PAGE_SIZE,
  }
  const list = useQuery(staffCalls.operatorApplication.list.queryOptions({ input }))
  return (
    <StaffPage title="입점 신청" place="장터 운영">
      <nav className={styles.filters} aria-label="상태">
        <ChipLink to={operatorRoutes.applications()} isCurrent={state === undefined}>
          전체
        </ChipLink>
        {SELLER_APPLICATION_STATES.map((one) => (
          <ChipLink
            key={one}
            to={operatorRoutes.applications({ state: one })}
            isCurrent={one === state}
          >
            {SELLER_APPLICATION_STATE_LABELS[one]}
          </ChipLink>
        ))}
      </nav>
      <PagedTable
        list={list}
        name="입점 신청"
        columns={COLUMNS}
        keyOf={({ sellerApplicationIdEncrypt }) => sellerApplicationIdEncrypt}
        nameOf={({ storeName }) => storeName}
        empty="입점 신청이 없어요."
        toUrl={(number) => operatorRoutes.applications({ state: state ?? null, page: number })}
      />
    </StaffPage>
  )
}
