import { REQUESTABLE_CLAIM_TYPES } from '@jangteo/core/claim/claim.codes'
import type { RequestableClaimType } from '@jangteo/core/claim/claim.codes'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readQuery } from '@jangteo/core/navigation/query.rules'
import type { Query } from '@jangteo/core/navigation/query.rules'

/** Target of a claim: items of one shipping group of an order. */
export type ClaimTarget = {
  readonly type: RequestableClaimType
  readonly ordersId: string
  readonly groupId: string
  /** Chosen items; empty leaves it to the buyer. */
  readonly itemIds: readonly string[]
}

/** The page where it is requested: the order by its path, the rest as query options. Source: spec §2. */
export function claimRequestUrl(
  { type, ordersId, groupId, itemIds }: ClaimTarget,
  options: Query = {},
): string {
  return routes.claimRequest(ordersId, {
    claimTypeEnum: type,
    orderShippingPriceIdEncrypt: groupId,
    orderItemIdEncryptList: itemIds.length === 0 ? null : itemIds,
    ...options,
  })
}

/** Reads that page's address; `null` when it does not say what is to be claimed. */
export function readClaimTarget(ordersId: string, search: string): ClaimTarget | null {
  const query = readQuery(search)
  const { claimTypeEnum, orderShippingPriceIdEncrypt: groupId, orderItemIdEncryptList } = query
  const type = REQUESTABLE_CLAIM_TYPES.find((each) => each === claimTypeEnum)
  if (type === undefined || typeof groupId !== 'string') return null
  const itemIds = typeof orderItemIdEncryptList === 'object' ? orderItemIdEncryptList : []
  return { type, ordersId, groupId, itemIds }
}
