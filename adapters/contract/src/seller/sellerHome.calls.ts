import { z } from 'zod'
import { call } from '../call/call.ts'
import { sellerOrderCounts } from '../order/sellerOrder.schemas.ts'

/** Counts of the work of a store today; `null` is a part that the caller has no permission for. */
const home = call({ who: 'seller', permission: null })
  .route({ method: 'GET', path: '/sellers/home', summary: '판매자 홈', tags: ['sellerHome'] })
  .output(
    z.object({
      orders: sellerOrderCounts.nullable(),
      claims: z.object({ openCount: z.int().min(0) }).nullable(),
      goods: z.object({ lowStockCount: z.int().min(0), lowStockMax: z.int() }).nullable(),
    }),
  )

export const sellerHomeCalls = { home }
