import { noticeRowsSchema } from '@jangteo/core/goods/goodsNotice.schemas'
import { query } from '../database/db.ts'
import { readStored } from '../database/readStored.ts'
import { policyColumns } from '../shipping/policy.columns.ts'
import { isPublic, selectCards } from './card.columns.ts'

/** Lists options that buyers can meet, each with its product; add-ons and hidden products are left out. */
export const listComparedOptions = (optionIds: readonly number[], at: Date) =>
  query(async (db) => {
    const rows = await selectCards(db, at)
      .innerJoin('goods_options', 'goods_options.goods_id', 'goods.id')
      .select(policyColumns)
      .select([
        'goods.category_root_id',
        'goods.notice_rows',
        'goods_options.id as option_id',
        'goods_options.option_values',
        'goods_options.extra_price',
      ])
      .where('goods_options.id', 'in', optionIds)
      .where('goods_options.kind', '=', 'OPTION')
      .where(isPublic)
      .execute()
    return rows.map((row) => ({
      ...row,
      notice_rows: readStored(noticeRowsSchema, row.notice_rows, {
        table: 'goods',
        column: 'notice_rows',
        id: row.id,
      }),
    }))
  })
