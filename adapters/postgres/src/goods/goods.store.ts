import { noticeRowsSchema } from '@jangteo/core/goods/goodsNotice.schemas'
import { sql } from 'kysely'
import { COLUMNS } from '../database/columns.gen.ts'
import { compileFirst, compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { readStored } from '../database/readStored.ts'
import { policyColumns } from '../shipping/policy.columns.ts'
import {
  brandName,
  cardColumns,
  isListedAt,
  isPublic,
  selectCards,
  stockOnSale,
} from './card.columns.ts'
import { dealColumns, shownDealAt } from './deal.columns.ts'

/** Lists products for a grid, best sellers first. */
export const listBestGoods = (at: Date, limit: number) =>
  query((db) =>
    selectCards(db, at)
      .where(isListedAt(at))
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/** Lists products for a grid, newest first. */
export const listNewGoods = (at: Date, limit: number) =>
  query((db) =>
    selectCards(db, at)
      .where(isListedAt(at))
      .orderBy('goods.created_at', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
      .execute(),
  )

/**
 * Lists best sellers that go with some products: of the same middle categories, without them; without products, of all.
 */
export const listGoodsBeside = (goodsIds: readonly number[], at: Date, limit: number) =>
  query((db) => {
    const sold = selectCards(db, at)
      .where('goods.sale_status', '=', sql.lit('SALE'))
      .orderBy('goods.sold_count', 'desc')
      .orderBy('goods.id', 'desc')
      .limit(limit)
    if (goodsIds.length === 0) return sold.execute()
    return sold
      .where('goods.id', 'not in', goodsIds)
      .where((where) =>
        where(
          'goods.category_middle_id',
          'in',
          where
            .selectFrom('goods as chosen')
            .select('chosen.category_middle_id')
            .where('chosen.id', 'in', goodsIds),
        ),
      )
      .execute()
  })

/** Questions about a product that are not removed; the index of them has the same condition. */
const questionCount = sql<number>`(
  SELECT count(*)::int FROM goods_questions
  WHERE goods_questions.goods_id = goods.id AND goods_questions.state <> 'DELETED'
)`.as('question_count')

const selectWhole = compileFirst((db, { id, at }: Places<{ id: number; at: Date }>) =>
  db
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .innerJoin('shipping_policies', 'shipping_policies.id', 'goods.shipping_policy_id')
    .select([...cardColumns, ...policyColumns, brandName, stockOnSale])
    .select([
      'goods.category_id',
      'goods.model_name',
      'goods.summary',
      'goods.picture_count',
      'goods.pictures',
      'goods.sold_count',
      'goods.description',
      'goods.quantity_min',
      'goods.order_quantity_max',
      'goods.account_quantity_max',
      'goods.guest_quantity_max',
      'goods.option_names',
      'goods.notice_rows',
      'stores.id as store_id',
      'stores.logo as store_logo',
      questionCount,
    ])
    .leftJoinLateral(shownDealAt(at), (join) => join.onTrue())
    .select(dealColumns)
    .where('goods.id', '=', id)
    .where(isPublic),
)

/** Finds one listed product with its store, its shipping policy, and the deal that runs at `at` or is announced by then. */
export const findGoods = (id: number, at: Date) =>
  query(async (db) => {
    const row = await selectWhole(db, { id, at })
    if (row === undefined) return undefined
    const place = { table: 'goods', column: 'notice_rows', id }
    return { ...row, notice_rows: readStored(noticeRowsSchema, row.notice_rows, place) }
  })

const optionsOf = compileOnce((db, { goodsId }: Places<{ goodsId: number }>) =>
  db
    .selectFrom('goods_options')
    .select(COLUMNS.goods_options)
    .where('goods_id', '=', goodsId)
    .orderBy('kind', 'desc')
    .orderBy('position'),
)

/** Lists the options and add-ons of a product, in display order. */
export const listOptions = (goodsId: number) => query((db) => optionsOf(db, { goodsId }))
