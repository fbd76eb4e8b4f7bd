import type { Period } from '@jangteo/core/calendar/period.rules'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { PackageOpen } from 'lucide-react'
import { Button, ButtonLink } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { ListResults } from '../../order/list/ListLookup.tsx'
import { ClaimCard } from './ClaimCard.tsx'
import { claimFilterUrl, EVERY_CLAIM } from '../../order/list/claimFilter.ts'
import type { ClaimFilter } from '../../order/list/claimFilter.ts'
import { useClaims } from './useClaims.ts'

type ClaimResultsProps = {
  readonly filter: ClaimFilter
  readonly period: Period
  readonly onChange: (filter: ClaimFilter) => void
}

/** The claims that the filter lets through, page by page. */
export function ClaimResults({ filter, period, onChange }: ClaimResultsProps) {
  const { claims, count, more } = useClaims(filter, period)
  if (count === 0) return <NoClaims filter={filter} onChange={onChange} />
  return (
    <ListResults countText={`신청 ${formatNumber(count)}건`} more={more}>
      {claims.map((claim) => (
        <ClaimCard key={claim.orderClaimIdEncrypt} claim={claim} />
      ))}
    </ListResults>
  )
}

function NoClaims({ filter, onChange }: Omit<ClaimResultsProps, 'period'>) {
  const isFiltered =
    claimFilterUrl({ ...filter, period: EVERY_CLAIM.period }) !== routes.claimList()
  return (
    <EmptyState
      icon={PackageOpen}
      title="취소·교환·반품 내역이 없어요"
      text={
        isFiltered
          ? '조건을 바꿔서 다시 찾아보세요.'
          : '주문내역에서 취소와 교환, 반품을 신청할 수 있어요.'
      }
    >
      {isFiltered ? (
        <Button variant="outline" onClick={() => onChange(EVERY_CLAIM)}>
          조건 초기화
        </Button>
      ) : (
        <ButtonLink to={routes.orderList()}>주문내역</ButtonLink>
      )}
    </EmptyState>
  )
}
