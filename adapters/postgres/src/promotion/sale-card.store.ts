import { query } from '../database/db.ts'
import { isPublic, selectCards } from '../goods/card.columns.ts'

/** Lists the cards of the listed products of a special sale. */
export const listSaleCards = (saleId: number, at: Date) =>
  query((db) =>
    selectCards(db, at)
      .where('goods.id', 'in', (sold) =>
        sold
          .selectFrom('special_sale_goods')
          .select('goods_id')
          .where('special_sale_id', '=', saleId),
      )
      .where(isPublic)
      .execute(),
  )
