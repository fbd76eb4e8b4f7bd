import { z } from 'zod'
import { call } from '../call/call.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import {
  done,
  moment,
  opaqueId,
  pageOf,
  pageQuery,
  plainId,
  plainIdText,
  queryList,
  won,
} from '../wire/wire.schemas.ts'

const tags = ['favorite']
const path = '/favorites/goods'

/** Most favourites of one removal or question. Source: market-rules §3. */
const TOGETHER_COUNT_MAX = 100

const favorite = z.object({ goodsId: plainId, favoriteGoodsIdEncrypt: opaqueId })

/** A favourite with its product: when it was added, and by how many won it became cheaper since. */
export const favoriteCard = goodsCard.extend({
  favoriteGoodsIdEncrypt: opaqueId,
  addedAt: moment,
  priceDropped: won,
})

/** Adds a product to the caller's favourites; a second time answers the same. Source: market-rules §3. */
const addGoods = call({ who: 'member' })
  .route({ method: 'POST', path, summary: '상품 찜하기', tags })
  .input(z.object({ goodsId: plainId }))
  .output(z.object({ favoriteGoodsIdEncrypt: opaqueId }))
  .errors(refusals('GOODS_NOT_FOUND', 'STORE_FEATURE_DENIED', 'FAVORITE_FULL'))

/** Removes favourites, from their groups too; others' and missing ones are left as they are. */
const removeGoods = call({ who: 'member' })
  .route({ method: 'DELETE', path, summary: '상품 찜 해제', tags })
  .input(z.object({ favoriteGoodsIdEncryptList: z.array(opaqueId).min(1).max(TOGETHER_COUNT_MAX) }))
  .output(done)

/** Favourites among some products. */
const goods = call({ who: 'member' })
  .route({ method: 'GET', path, summary: '찜한 상품인지 보기', tags })
  .input(z.object({ goodsIdList: queryList(plainIdText) }))
  .output(z.array(favorite))

/** All favourites, which lists of goods are merged with in the browser. */
const goodsMe = call({ who: 'member' })
  .route({ method: 'GET', path: `${path}/me`, summary: '찜한 상품 번호', tags })
  .output(z.array(favorite))

/** The caller's favourites, the newest first; `categoryStoreId` is a category of any level. Ended ones stay. */
const myGoods = call({ who: 'member' })
  .route({ method: 'GET', path: '/favorites/my-goods', summary: '찜한 상품', tags })
  .input(z.object({ ...pageQuery, categoryStoreId: plainIdText.optional() }))
  .output(pageOf(favoriteCard))

/** Categories of the first level with the number of favourites in each. */
const myGoodsCategory = call({ who: 'member' })
  .route({ method: 'GET', path: '/favorites/my-goods/category', summary: '찜한 상품 분류', tags })
  .output(
    z.object({
      total: z.int(),
      categoryList: z.array(
        z.object({ categoryStoreId: plainId, categoryName: z.string(), goodsCount: z.int() }),
      ),
    }),
  )

export const favoriteCalls = { addGoods, removeGoods, goods, goodsMe, myGoods, myGoodsCategory }
