import type { BuyerData, SoldItemEnd } from '@jangteo/core/order/buyerData.rules'
import { isOpenClaim } from '@jangteo/core/claim/claim.rules'
import type { SellerItemRow } from '@jangteo/postgres/order/seller-item.store'
import type { ClaimsOfItem } from '../../order/newest-claims.ts'

type BuyerColumns = Pick<
  SellerItemRow,
  | 'orderer_name'
  | 'orderer_mobile'
  | 'receiver_name'
  | 'receiver_mobile'
  | 'zonecode'
  | 'road_address'
  | 'detail_address'
  | 'delivery_request'
>

/** The buyer of an item, or of an order, in clear. */
export function toBuyerData(row: BuyerColumns): BuyerData {
  return {
    ordererName: row.orderer_name,
    ordererMobile: row.orderer_mobile,
    receiverName: row.receiver_name,
    receiverMobile: row.receiver_mobile,
    zonecode: row.zonecode,
    roadAddress: row.road_address,
    detailAddress: row.detail_address,
    deliveryRequest: row.delivery_request,
  }
}

/** Maps an item to the facts that say for how long its buyer is known. */
export function toSoldItemEnd(
  row: Pick<SellerItemRow, 'id' | 'status' | 'status_changed_at'>,
  claimsOf: ClaimsOfItem,
): SoldItemEnd {
  return {
    status: row.status,
    statusChangedAtMs: row.status_changed_at.getTime(),
    hasOpenClaim: isOpenClaim(claimsOf(row.id).newest?.status ?? null),
  }
}
