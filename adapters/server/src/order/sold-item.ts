import type { SoldItem } from '@jangteo/core/claim/request/claimReason.rules'
import type { ItemRow } from '@jangteo/postgres/order/order-item.store'

/** An item as the rules of withdrawal know it: the kind of goods as it was sold, not as it is now. */
export function toSoldItem(row: ItemRow): SoldItem {
  return {
    goodsType: row.goods_kind,
    hasCustomMadeConsent: row.has_custom_made_consent,
    status: row.status,
  }
}
