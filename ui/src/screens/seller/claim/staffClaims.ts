import { CLAIM_TABS } from '@jangteo/core/claim/claimTab.codes'
import type { ClaimTab } from '@jangteo/core/claim/claimTab.codes'
import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import type { Query } from '@jangteo/core/navigation/query.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { AddEvidence } from './AddEvidence.tsx'
import { OperatorDispute, SellerDispute } from './StaffDispute.tsx'
import { oneOf } from '../../order/list/orderFilter.ts'
import { staffCalls } from '../../staff/staffCalls.ts'
import { readPage } from '../../staff/readPage.ts'
import { readKeyword } from '../order/sellerOrderFilter.ts'

/** A claim in a table of staff. */
export type StaffClaimData = StaffAnswers['sellerClaim']['list']['content'][number]

/** One claim with what is decided by. */
export type StaffClaimDetail = StaffAnswers['sellerClaim']['detail']

/** The side that looks at claims: its calls, its pages, its name. */
export type ClaimSide = {
  readonly calls: Pick<typeof staffCalls.sellerClaim, 'list' | 'detail' | 'send' | 'key'>
  readonly listUrl: (query: Query) => string
  readonly claimUrl: (orderClaimId: string) => string
  readonly orderUrl: (ordersId: string) => string
  readonly place: '판매자센터' | '장터 운영'
  /** The dispute over a claim, with what this side may do. */
  readonly Dispute: typeof SellerDispute
  /** The way this side adds evidence; `null` where it adds none. */
  readonly AddEvidence: typeof AddEvidence | null
}

export const SELLER_SIDE: ClaimSide = {
  calls: staffCalls.sellerClaim,
  listUrl: sellerRoutes.claims,
  claimUrl: sellerRoutes.claim,
  orderUrl: sellerRoutes.order,
  place: '판매자센터',
  Dispute: SellerDispute,
  AddEvidence: null,
}

export const OPERATOR_SIDE: ClaimSide = {
  calls: staffCalls.operatorClaim,
  listUrl: operatorRoutes.claims,
  claimUrl: operatorRoutes.claim,
  orderUrl: operatorRoutes.order,
  place: '장터 운영',
  Dispute: OperatorDispute,
  AddEvidence,
}

/** State of a table of claims, as its URL says it. */
export type ClaimFilter = {
  readonly tab: ClaimTab
  readonly keyword: string
  readonly page: number
}

const [FIRST_TAB] = CLAIM_TABS

function read(query: URLSearchParams): ClaimFilter {
  return {
    tab: oneOf(CLAIM_TABS, query.get('tab')) ?? FIRST_TAB,
    keyword: readKeyword(query),
    page: readPage(query),
  }
}

/** The way the filter of a side's table is said by its URL; what is as at first is left out. */
export function claimFilterUrl({ listUrl }: ClaimSide) {
  const write = ({ tab, keyword, page }: ClaimFilter) =>
    listUrl({
      tab: tab === FIRST_TAB ? null : tab,
      keyword: keyword === '' ? null : keyword,
      page: page === 0 ? null : page,
    })
  return { read, write }
}
