import { CATEGORY_DEPTHS } from '@jangteo/core/category/category.codes'
import { z } from 'zod'
import { plainId } from '../wire/wire.schemas.ts'

/** A category by itself; `picture` is `null` for leaves, `goodsCount` up to half a minute old. */
export const category = z.object({
  categoryId: plainId,
  categoryName: z.string(),
  depth: z.literal(CATEGORY_DEPTHS),
  picture: z.string().nullable(),
  goodsCount: z.int(),
})

const middleCategory = category.extend({ childList: z.array(category) })

/** A category of the first level with the two levels below it. */
export const rootCategory = category.extend({ childList: z.array(middleCategory) })

/** Link to a category. */
export const categoryLink = category.pick({ categoryId: true, categoryName: true, picture: true })
