import { COUPON_ISSUE_KIND_LABELS } from '@jangteo/core/coupon/coupon.codes'
import { COUPON_STATE_LABELS, COUPON_STATES } from '@jangteo/core/coupon/couponTerms.codes'
import type { CouponState } from '@jangteo/core/coupon/couponTerms.codes'
import { NEW_ID } from '@jangteo/core/navigation/staffRoute.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useNavigate, useSearchParams } from '../../../lib/router.ts'
import { AppLink } from '../../../parts/action/AppLink.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import { PagedTable } from '../PagedTable.tsx'
import { Badge } from '../../../parts/text/Badge.tsx'
import formStyles from '../form/StaffForm.module.css'
import { readPage } from '../readPage.ts'
import { StaffPage } from '../StaffPage.tsx'
import { issuedText, publishedText } from './CouponFacts.tsx'
import { termsText } from './couponForm.ts'
import type { IssuedCoupon } from './couponForm.ts'
import type { CouponIssuer } from './couponIssuer.ts'

const TABS = [
  { key: 'ALL', label: '전체' } as const,
  ...COUPON_STATES.map((key) => ({ key, label: COUPON_STATE_LABELS[key] })),
]
const SIZE = 20

const TONES: Readonly<Record<CouponState, 'neutral' | 'positive' | 'inverse'>> = {
  COMING: 'neutral',
  ISSUING: 'positive',
  SOLD_OUT: 'neutral',
  ENDED: 'neutral',
  RESTRICTED: 'inverse',
}

function columnsOf({ kind, routes }: CouponIssuer): readonly DataColumn<IssuedCoupon>[] {
  const columns: readonly DataColumn<IssuedCoupon>[] = [
    {
      key: 'name',
      header: '쿠폰',
      isTitle: true,
      cell: ({ couponId, name }) => (
        <AppLink className={formStyles.rowLink} to={routes.coupon(couponId)}>
          {name}
        </AppLink>
      ),
    },
    {
      key: 'state',
      header: '상태',
      cell: ({ stateEnum }) => (
        <Badge tone={TONES[stateEnum]}>{COUPON_STATE_LABELS[stateEnum]}</Badge>
      ),
    },
    { key: 'terms', header: '혜택', cell: termsText },
    {
      key: 'issue',
      header: '발급 방법',
      cell: ({ issueEnum }) => COUPON_ISSUE_KIND_LABELS[issueEnum],
    },
    { key: 'period', header: '발급 기간', cell: publishedText },
    { key: 'count', header: '발급한 수', align: 'end', cell: issuedText },
  ]
  if (kind === 'SELLER') return columns
  const store: DataColumn<IssuedCoupon> = {
    key: 'store',
    header: '스토어',
    cell: ({ storeName }) => storeName ?? '장터',
  }
  return columns.toSpliced(1, 0, store)
}

/** The coupons of an issuer, by their states; the URL holds state and page. */
export function CouponListPage({ issuer }: { readonly issuer: CouponIssuer }) {
  const { calls, place, routes } = issuer
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = TABS.find(({ key }) => key === query.get('state'))?.key ?? 'ALL'
  const state = tab === 'ALL' ? null : tab
  const input = {
    page: readPage(query),
    size: SIZE,
    ...(state === null ? {} : { stateEnum: state }),
  }
  const list = useQuery({
    ...calls.list.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const toUrl = (page: number) => routes.coupons({ state, page: page || null })
  return (
    <StaffPage
      title="쿠폰"
      place={place}
      actions={
        <ButtonLink size="s" to={routes.coupon(NEW_ID)}>
          쿠폰 만들기
        </ButtonLink>
      }
    >
      <Tabs
        label="쿠폰 상태"
        tabs={TABS}
        current={tab}
        onSelect={(key) =>
          void navigate(routes.coupons({ state: key === 'ALL' ? null : key }), { replace: true })
        }
      />
      <PagedTable
        list={list}
        name="쿠폰"
        columns={columnsOf(issuer)}
        keyOf={({ couponId }) => String(couponId)}
        nameOf={({ name }) => name}
        empty={<EmptyState icon={TicketPercent} title="쿠폰이 없어요" />}
        toUrl={toUrl}
      />
    </StaffPage>
  )
}
