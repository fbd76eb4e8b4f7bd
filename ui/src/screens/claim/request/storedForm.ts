import { DELIVERY_REQUESTS, PICKUP_REQUESTS } from '@jangteo/core/address/deliveryRequest.codes'
import { PICKUP_METHODS } from '@jangteo/core/claim/request/claimPickup.codes'
import { CLAIM_REASONS } from '@jangteo/core/claim/request/claimReason.codes'
import { COURIERS } from '@jangteo/core/delivery/courier.codes'
import * as z from 'zod/mini'
import { storedDestination } from '../../address/storedDestination.ts'
import { storedFile } from '../../../parts/file/storedFile.ts'
import type { RequestForm } from './claimRequestForm.ts'

/** A half-done request as a tab stores it. Source: decision 072. */
export const storedForm = z.object({
  chosen: z.array(z.string()),
  picks: z.record(z.string(), z.int()),
  reason: z.nullable(z.enum(CLAIM_REASONS)),
  detail: z.string(),
  files: z.array(storedFile),
  method: z.enum(PICKUP_METHODS),
  pickupPlace: z.nullable(storedDestination),
  pickupPreset: z.nullable(z.enum(PICKUP_REQUESTS)),
  pickupText: z.string(),
  pickupOn: z.nullable(z.string()),
  courier: z.nullable(z.enum(COURIERS)),
  invoiceNumber: z.string(),
  reshipPlace: z.nullable(storedDestination),
  reshipPreset: z.nullable(z.enum(DELIVERY_REQUESTS)),
  reshipText: z.string(),
}) satisfies z.ZodMiniType<RequestForm>
