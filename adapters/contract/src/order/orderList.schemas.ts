import { ORDER_ITEM_FILTERS } from '@jangteo/core/order/orderItem.codes'
import { z } from 'zod'

/**
 * From when to when (KST, both included) and for what goods; without days, the last year, without a start the year
 * before the end.
 */
export const orderPeriodQuery = {
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  goodsName: z.string().normalize('NFC').trim().max(50).optional(),
}

/**
 * Data of the order list: the count of each tab, the days that may be looked up, and when the newest order was placed.
 */
export const orderListPage = z.object({
  countList: z.array(
    z.object({ mypageItemStatusEnum: z.enum(ORDER_ITEM_FILTERS), count: z.int().min(0) }),
  ),
  /** The days that were counted, and how far others may reach. */
  period: z.object({
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    earliestStartDate: z.iso.date(),
    spanYearsMax: z.int(),
  }),
  /** KST day of the newest order with such goods, in the period or not; `null` without any. */
  newestOrderDate: z.iso.date().nullable(),
})
