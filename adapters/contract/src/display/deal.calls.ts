import { DEAL_STATUSES } from '@jangteo/core/display/deal.codes'
import { DEAL_PAGE_SIZE } from '@jangteo/core/display/deal.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { dealShown, goodsCard } from '../goods/goods.schemas.ts'
import { moment, pageOf, pageQuery, plainId, plainIdText } from '../wire/wire.schemas.ts'

/** A category of the first level that a tab has deals of; the count may be half a minute old. */
const dealCategory = z.object({ categoryId: plainId, categoryName: z.string(), count: z.int() })

/**
 * Deals of a tab: running ones by their end, coming ones of the next seven days by their start, those that ended in the
 * last seven days. The price of a coming one is not there yet.
 */
const list = call({ who: 'anybody' })
  .route({ method: 'GET', path: '/displays/deals', summary: '특가 목록', tags: ['display'] })
  .input(
    z.object({
      dealStatusEnum: z.enum(DEAL_STATUSES).default('RUNNING'),
      categoryId: plainIdText.optional(),
      ...pageQuery,
      size: pageQuery.size.removeDefault().default(DEAL_PAGE_SIZE),
    }),
  )
  .output(
    pageOf(goodsCard.extend(dealShown.shape)).extend({
      categoryList: z.array(dealCategory),
      /** The server's clock, for countdowns. */
      at: moment,
    }),
  )

export const dealCalls = { list }
