import { z } from 'zod'

const facts = z.record(z.string(), z.unknown())

/** Person of an order in the closed store, as it was when the member left. Source: decision 122. */
export const closedPersonSchema = z.object({
  orderer: z.object({
    name: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
  }),
  receiver: facts.nullable(),
  formerReceivers: z.array(facts).nullable(),
  refundAccount: facts.nullable(),
  receipts: z.array(facts).nullable(),
  claims: z.array(facts).nullable(),
})
