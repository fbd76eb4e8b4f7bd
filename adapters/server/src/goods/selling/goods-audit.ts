import type { GoodsContent } from '@jangteo/core/goods/goodsContent.rules'
import type { ListingRow } from '@jangteo/postgres/goods/listing.store'
import type { AuditedWrite } from '../../tracking/record-audit.ts'

/** The line of the audit log for a draft that was saved. */
export function auditOfDraft(
  goodsId: number,
  { name, salePrice }: Pick<GoodsContent, 'name' | 'salePrice'>,
): AuditedWrite {
  return {
    call: 'sellerGoods.create',
    target: `goods:${goodsId}`,
    before: null,
    after: { name, salePrice },
    reason: null,
  }
}

/** The line of the audit log for an edit, by the row before it and after it. */
export function auditOfEdit(
  before: ListingRow,
  { name, listPrice, salePrice }: Pick<GoodsContent, 'name' | 'listPrice' | 'salePrice'>,
  { has_revision: isPending }: Pick<ListingRow, 'has_revision'>,
): AuditedWrite {
  return {
    call: 'sellerGoods.edit',
    target: `goods:${before.id}`,
    before: { name: before.name, listPrice: before.list_price, salePrice: before.sale_price },
    after: { name, listPrice, salePrice, isPending },
    reason: null,
  }
}

/** The line of the audit log for another stock of an option. */
export function auditOfStock(
  optionId: number,
  { before, after }: { readonly before: number; readonly after: number },
): AuditedWrite {
  return {
    call: 'sellerGoods.setStock',
    target: `option:${optionId}`,
    before: { stock: before },
    after: { stock: after },
    reason: null,
  }
}
