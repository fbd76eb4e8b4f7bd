import { HOUR_MS } from '@jangteo/core/calendar/day.rules'
import type { Transaction } from 'kysely'
import type { DB } from '@jangteo/postgres/database/schema.gen'
import type { GoodsTexts } from '@jangteo/core/goods/goodsContent.rules'
import { noticeRowsSchema } from '@jangteo/core/goods/goodsNotice.schemas'
import { pictureNames } from '@jangteo/core/goods/picture.rules'

/** New texts that wait for an operator: of which product, and how long ago they were asked for. */
const REVISIONS = [
  { index: 0, summary: '새 포장으로 더 가볍게 보내 드려요', hoursAgo: 20 },
  { index: 9, summary: '올가을에 다시 만든 구성이에요', hoursAgo: 3 },
] as const

/** Has new texts of some products wait for a review, so that an operator has something to look at. */
export async function insertRevisions(
  trx: Transaction<DB>,
  { goodsIds, nowMs }: { readonly goodsIds: readonly number[]; readonly nowMs: number },
): Promise<void> {
  for (const { index, summary, hoursAgo } of REVISIONS) {
    const row = await trx
      .selectFrom('goods')
      .selectAll()
      .where('id', '=', goodsIds[index] ?? 0)
      .executeTakeFirstOrThrow()
    const texts: GoodsTexts = {
      name: row.name,
      categoryId: row.category_id,
      brandId: row.brand_id,
      modelName: row.model_name,
      tags: row.tags,
      summary,
      description: row.description,
      pictures: pictureNames({
        picture: row.picture,
        pictureCount: row.picture_count,
        pictures: row.pictures,
      }),
      noticeKind: row.notice_kind,
      noticeRows: noticeRowsSchema.parse(row.notice_rows),
      isAdultOnly: row.is_adult_only,
    }
    const createdAt = new Date(nowMs - hoursAgo * HOUR_MS)
    await trx
      .insertInto('goods_revisions')
      .values({ goods_id: row.id, texts: JSON.stringify(texts), created_at: createdAt })
      .execute()
  }
}
