import { AREA_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { z } from 'zod'
import { moment } from '../wire/wire.schemas.ts'

/**
 * Days (KST) that goods arrive on, each with the moment until which an order has it: the one that holds now and the one
 * after it, so that an answer read later still has the right day. Empty where no day is promised. Source: decision 088.
 */
export const promiseList = z.array(
  z.object({
    areaZoneEnum: z.enum(AREA_ZONES),
    arrivesOn: z.iso.date(),
    orderUntil: moment,
  }),
)
