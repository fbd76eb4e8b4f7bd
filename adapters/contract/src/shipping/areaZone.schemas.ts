import { REMOTE_ZONES } from '@jangteo/core/shipping/shipping.codes'
import { z } from 'zod'
import { zonecode } from '../address/address.schemas.ts'

/** Postcodes of a remote zone, both ends included; the fields are those of the rules. Source: decision 148. */
export const zoneRange = z.object({
  zone: z.enum(REMOTE_ZONES),
  firstZonecode: zonecode,
  lastZonecode: zonecode,
})
