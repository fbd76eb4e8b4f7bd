import { wonSchema } from '@jangteo/core/money/won.schemas'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { sellerOrderCounts } from '../order/sellerOrder.schemas.ts'

/** Statement that is paid next, with what it comes to by now. */
const nextPayable = z.object({
  statementIdEncrypt: z.string(),
  day: z.iso.date(),
  amount: wonSchema.positive(),
})

/** Counts of the work of a store today, and what it is paid next; `null` is a part that the caller has no permission for. */
const home = call({ who: 'seller', permission: null })
  .route({ method: 'GET', path: '/sellers/home', summary: '판매자 홈', tags: ['sellerHome'] })
  .output(
    z.object({
      orders: sellerOrderCounts.nullable(),
      claims: z.object({ openCount: z.int().min(0) }).nullable(),
      qnas: z.object({ unansweredCount: z.int().min(0) }).nullable(),
      goods: z.object({ lowStockCount: z.int().min(0), lowStockMax: z.int() }).nullable(),
      money: z.object({ nextPayable: nextPayable.nullable() }).nullable(),
    }),
  )

export const sellerHomeCalls = { home }
