import { HOME_BLOCK_SOURCES, HOME_BLOCK_TYPES } from '@jangteo/core/display/display.codes'
import { z } from 'zod'
import { goodsCard } from '../goods/goods.schemas.ts'
import { storeCard } from '../store/store.schemas.ts'
import { plainId, ynFlag } from '../wire/wire.schemas.ts'

/** A linked picture or text. `picture` is `null` in blocks of texts, `alt` empty where the text says it all. */
const bannerItem = z.object({
  picture: z.string().nullable(),
  alt: z.string(),
  text: z.string().nullable(),
  subText: z.string().nullable(),
  linkUrl: z.string(),
})

const bannerContent = z.object({ itemList: z.array(bannerItem) })

const goodsContent = z.object({ goodsList: z.array(goodsCard) })

/** Lists under names to choose from: categories, ages, keywords. */
const chipContent = z.object({
  chipList: z.array(z.object({ title: z.string(), goodsList: z.array(goodsCard) })),
})

const storeContent = z.object({ storeList: z.array(storeCard) })

/** Videos without sound; `durationS` in seconds. */
const videoContent = z.object({
  videoList: z.array(
    z.object({
      videoUrl: z.string(),
      poster: z.string(),
      durationS: z.int(),
      alt: z.string(),
      text: z.string().nullable(),
      linkUrl: z.string(),
    }),
  ),
})

const anyContent = z.union([bannerContent, goodsContent, chipContent, storeContent, videoContent])

/** A group of a composed page; its content comes with the first ones, the others are asked for by themselves. */
export const mainGroup = z.object({
  mainGroupId: plainId,
  blockTypeEnum: z.enum(HOME_BLOCK_TYPES),
  /** The last part of the path that its content is asked from. */
  sourceEnum: z.enum(HOME_BLOCK_SOURCES),
  title: z.string(),
  subtitle: z.string().nullable(),
  linkUrl: z.string().nullable(),
  adYn: ynFlag,
  /** Y where each caller gets another content, or none. */
  personalYn: ynFlag,
  content: anyContent.optional(),
})

const answered = { mainGroupId: plainId, blockTypeEnum: z.enum(HOME_BLOCK_TYPES) }

/** The content of one group by the source that it is asked from; `null` where there is nothing for this caller. */
export const mainGroupContent = {
  banner: z.object({ ...answered, content: bannerContent.nullable() }),
  goods: z.object({ ...answered, content: z.union([goodsContent, chipContent]).nullable() }),
  recommend: z.object({
    ...answered,
    content: z.union([goodsContent, chipContent, storeContent]).nullable(),
  }),
  deal: z.object({ ...answered, content: goodsContent.nullable() }),
  video: z.object({ ...answered, content: videoContent.nullable() }),
} as const
