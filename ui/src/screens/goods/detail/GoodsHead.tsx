import { formatWon } from '@jangteo/core/money/money.rules'
import type { GoodsDetailData } from './goodsDetail.ts'

/** Metadata of a product for search engines and messengers. */
export function GoodsHead({ goods }: { readonly goods: GoodsDetailData }) {
  const title = `${goods.goodsName} - ${goods.storeName} | 장터`
  const description = `${goods.summary} ${formatWon(goods.salePrice)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="product" />
      <meta property="og:image" content={`/pictures/${goods.picture}-720.webp`} />
    </>
  )
}
