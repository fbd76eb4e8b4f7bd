import { type Kysely, sql } from 'kysely'
import { compileOnce, type Places } from '../database/compileOnce.ts'
import { query } from '../database/db.ts'
import { isOneOf } from '../database/isOneOf.ts'
import type { DB } from '../database/schema.gen.ts'
import { isListedAt } from '../goods/card.columns.ts'
import { type ReviewCardRow, selectCards, VISIBLE } from './review-list.store.ts'

/** Reviews that the most helpful ones are chosen from, by likes, which weigh more than everything else. */
const CANDIDATE_COUNT = 200

/** Figures of a review that the most helpful ones are ranked by. */
export type HelpfulRow = Pick<
  ReviewCardRow,
  'id' | 'image_count' | 'like_count' | 'video_count' | 'written_at'
> & { readonly text_length: number }

/** Selects the figures of visible reviews, the most liked first. */
const selectHelpful = (db: Kysely<DB>) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'image_count', 'video_count', 'like_count', 'written_at'])
    .select(sql<number>`char_length(reviews.body)`.as('text_length'))
    .where(VISIBLE)
    .orderBy('reviews.like_count', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(CANDIDATE_COUNT)

/** For lists of many products: the index of liked reviews alone is in their order. */
const IS_LIKED = sql<boolean>`reviews.like_count > 0`

const helpfulOfGoods = compileOnce((db, { goodsId }: Places<{ goodsId: number }>) =>
  selectHelpful(db).where('reviews.goods_id', '=', goodsId),
)

/** Lists the candidates of a product's best reviews. */
export const listHelpfulOfGoods = (goodsId: number) =>
  query((db): Promise<HelpfulRow[]> => helpfulOfGoods(db, { goodsId }))

/** Lists the candidates of a store's best reviews. */
export const listHelpfulOfStore = (storeId: number) =>
  query((db): Promise<HelpfulRow[]> =>
    selectHelpful(db).where(IS_LIKED).where('reviews.store_id', '=', storeId).execute(),
  )

/** Lists the candidates among the reviews of listed products, none of adult products; `null` is every product. */
export const listHelpfulReviews = (goodsIds: readonly number[] | null, at: Date) =>
  query((db): Promise<HelpfulRow[]> =>
    selectHelpful(db)
      .innerJoin('goods', 'goods.id', 'reviews.goods_id')
      .where(IS_LIKED)
      .where('goods.is_adult_only', '=', false)
      .where(isListedAt(at))
      .where(
        goodsIds === null
          ? sql<boolean>`true`
          : sql<boolean>`reviews.goods_id = ANY (${[...goodsIds]}::bigint[])`,
      )
      .execute(),
  )

type ByIds = { readonly ids: readonly number[]; readonly readerId: number | null }

const cardsOf = compileOnce((db, { ids, readerId }: Places<ByIds>) =>
  selectCards(db, readerId).where(VISIBLE).where('reviews.id', '=', isOneOf(ids)),
)

/** Finds visible reviews by their ids, in no order. */
export const listReviewsByIds = (ids: readonly number[], readerId: number | null) =>
  query((db): Promise<ReviewCardRow[]> => cardsOf(db, { ids, readerId }))
