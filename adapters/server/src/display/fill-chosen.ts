import type { MainItem } from '@jangteo/core/display/composition.rules'
import { showableItems } from '@jangteo/core/display/mainGroup.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { listLinkableGoods } from '@jangteo/postgres/display/block.store'
import type { Db } from '@jangteo/postgres/database/db'
import * as Effect from 'effect/Effect'
import type { BannerContent, Filling, VideoContent } from './block-content.ts'

type LinkedItem = MainItem & { readonly url: string }

/** The link of an item; `null` when its product is not to be seen by everybody. */
function urlOf({ linkUrl, goodsId }: MainItem, linkable: ReadonlySet<number>): string | null {
  if (goodsId === null) return linkUrl
  return linkable.has(goodsId) ? routes.productDetail(goodsId) : null
}

/** The items of a group that lead somewhere now, with their links. */
const linkedItems = Effect.fnUntraced(function* ({
  group,
  nowMs,
}: Filling): Effect.fn.Return<readonly LinkedItem[], never, Db> {
  const goodsIds = group.items.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId]))
  const listed = goodsIds.length === 0 ? [] : yield* listLinkableGoods(new Date(nowMs), goodsIds)
  const linkable = new Set(listed)
  const items = group.items.map((item) => {
    const url = urlOf(item, linkable)
    return { ...item, url: url ?? '', isReachable: url !== null }
  })
  return showableItems(group.blockType, items, nowMs)
})

/** Pictures or texts that an operator chose. */
export const fillPictures = Effect.fnUntraced(function* (
  filling: Filling,
): Effect.fn.Return<BannerContent, never, Db> {
  const items = yield* linkedItems(filling)
  return {
    itemList: items.map(({ picture, alt, text, subText, url: linkUrl }) => ({
      picture,
      alt: alt ?? '',
      text,
      subText,
      linkUrl,
    })),
  }
})

/** Videos that an operator chose, each with its poster. */
export const fillVideos = Effect.fnUntraced(function* (
  filling: Filling,
): Effect.fn.Return<VideoContent, never, Db> {
  const items = yield* linkedItems(filling)
  return {
    videoList: items.flatMap(({ videoUrl, picture, durationS, alt, text, url: linkUrl }) =>
      videoUrl === null || picture === null || durationS === null
        ? []
        : [{ videoUrl, poster: picture, durationS, alt: alt ?? '', text, linkUrl }],
    ),
  }
})
