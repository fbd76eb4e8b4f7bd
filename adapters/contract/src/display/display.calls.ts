import { HOME_LAYOUTS } from '@jangteo/core/display/display.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { categoryLink } from '../category/category.schemas.ts'
import { goodsCard } from '../goods/goods.schemas.ts'
import { exhibitionCard } from './exhibition.schemas.ts'
import { mainGroupCalls } from './mainGroup.calls.ts'
import { mainGroup } from './mainGroup.schemas.ts'

const banner = z.object({
  picture: z.string(),
  title: z.string(),
  subtitle: z.string(),
  goodsId: z.int(),
})

/**
 * Home: the groups that an operator published, ways into the categories, exhibitions. While nothing is published, banners
 * and sections of goods stand in for the groups. The same for every caller.
 */
const mainList = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/pages/main-list', summary: '홈', tags: ['display'] })
  .output(
    z.object({
      banners: z.array(banner),
      shortcuts: z.array(categoryLink),
      /** Exhibitions that run now, the newest first. */
      exhibitions: z.array(exhibitionCard),
      /** Sections that the market puts together by itself while nothing is published. */
      sections: z.array(
        z.object({
          sectionId: z.string(),
          title: z.string(),
          layout: z.enum(HOME_LAYOUTS),
          goodsList: z.array(goodsCard),
        }),
      ),
      /** The published groups in their order, the first ones with content. */
      mainGroupList: z.array(mainGroup),
    }),
  )

export const displayCalls = { mainList, ...mainGroupCalls }
