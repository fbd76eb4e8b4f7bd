import { MEMBER_MESSAGES } from '@jangteo/core/member/member.messages'
import { z } from 'zod'
import { opaqueId } from '../wire/wire.schemas.ts'

/** The refusals of leaving. */
export const WITHDRAWAL_REFUSALS = {
  LEAVE_REASON_REQUIRED: { status: 422, message: MEMBER_MESSAGES.LEAVE_REASON_REQUIRED() },
  LEAVE_PROOF_REQUIRED: { status: 422, message: MEMBER_MESSAGES.LEAVE_PROOF_REQUIRED() },
  LEAVE_PHRASE_MISMATCH: { status: 422, message: MEMBER_MESSAGES.LEAVE_PHRASE_MISMATCH() },
  MEMBER_HAS_OPEN_ORDER: {
    status: 409,
    message: MEMBER_MESSAGES.MEMBER_HAS_OPEN_ORDER(),
    data: z.object({ ordersIdEncrypt: opaqueId }),
  },
  MEMBER_IS_SELLER: {
    status: 409,
    message: MEMBER_MESSAGES.MEMBER_IS_SELLER(),
    data: z.object({ storeName: z.string() }),
  },
} as const
