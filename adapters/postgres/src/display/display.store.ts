import { query } from '../database/db.ts'
import { isPublic } from '../goods/card.columns.ts'

/** The banners of home in their order, without those that lead to products that are not listed. */
export const listBanners = () =>
  query((db) =>
    db
      .selectFrom('banners')
      .innerJoin('goods', 'goods.id', 'banners.goods_id')
      .select(['banners.picture', 'banners.title', 'banners.subtitle', 'banners.goods_id'])
      .where(isPublic)
      .orderBy('banners.position')
      .execute(),
  )
