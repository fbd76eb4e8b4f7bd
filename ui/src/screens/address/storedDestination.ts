import type { Destination } from '@jangteo/core/address/address.rules'
import * as z from 'zod/mini'

/** Place as forms store it with their tab. Source: decision 072. */
export const storedDestination = z.object({
  receiverName: z.string(),
  receiverMobile: z.string(),
  zonecode: z.string(),
  roadAddress: z.string(),
  detailAddress: z.string(),
}) satisfies z.ZodMiniType<Destination>
