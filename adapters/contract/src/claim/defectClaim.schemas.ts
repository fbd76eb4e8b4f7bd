import { CLAIM_FAULTS } from '@jangteo/core/claim/claim.codes'
import { z } from 'zod'
import { opaqueId, won } from '../wire/wire.schemas.ts'

/** Confirmed items of one shipping group, and the party at fault. */
export const defectPreviewInput = z.object({
  orderItemIdEncryptList: z.array(opaqueId).min(1).max(100),
  faultEnum: z.enum(CLAIM_FAULTS),
})

/** A defect that a buyer reported, with the amounts that the operator saw. */
export const defectClaimInput = defectPreviewInput.extend({
  /** Korean day on which the buyer found it. */
  noticedOn: z.iso.date(),
  reasonDetail: z.string().max(2_000),
  version: z.int().min(0),
  refundAmount: won,
  additionalPayAmount: won,
})

/** A defect claim that was opened. */
export const openedDefectClaim = z.object({ orderClaimIdEncrypt: opaqueId })
