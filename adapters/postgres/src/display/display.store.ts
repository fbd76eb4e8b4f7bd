import { query } from '../database/db.ts'

/** The banners of home in their order. */
export const listBanners = () =>
  query((db) =>
    db
      .selectFrom('banners')
      .select(['picture', 'title', 'subtitle', 'goods_id'])
      .orderBy('position')
      .execute(),
  )
