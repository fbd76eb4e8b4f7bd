import { LEAVE_PROOFS, LEAVE_REASONS } from '@jangteo/core/member/leave.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId } from '../wire/wire.schemas.ts'
import { verificationId } from './identity.schemas.ts'

/** Says what the member loses by leaving, what keeps them from it, and how they prove that it is them. */
const open = call({ who: 'member' })
  .route({ method: 'GET', path: '/accounts/withdrawal', summary: '탈퇴 화면', tags: ['member'] })
  .output(
    z.object({
      /** Proofs of which one is needed, the one to offer first before the others. */
      proofEnumList: z.array(z.enum(LEAVE_PROOFS)),
      couponCount: z.int(),
      favoriteCount: z.int(),
      /** Reviews that the member has not deleted. */
      reviewCount: z.int(),
      /** Newest order that is still running; `null` when nothing keeps the member. */
      openOrdersIdEncrypt: opaqueId.nullable(),
      /** Store that the member owns and that is not closed; `null` without one. */
      ownStoreName: z.string().nullable(),
    }),
  )

/**
 * Leaves the market: the account is erased and every session of it ends. Repeating it changes nothing. A member without
 * a password and a verified identity types a phrase instead of a proof.
 */
const leave = call({ who: 'member', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({ method: 'POST', path: '/accounts/withdrawal', summary: '회원 탈퇴', tags: ['member'] })
  .input(
    z.object({
      leaveReason: z.enum(LEAVE_REASONS).nullable(),
      password: z.string().max(100).optional(),
      verificationId: verificationId.optional(),
      phrase: z.string().max(20).optional(),
    }),
  )
  .errors(
    refusals(
      'LEAVE_REASON_REQUIRED',
      'LEAVE_PROOF_REQUIRED',
      'LEAVE_PHRASE_MISMATCH',
      'PASSWORD_BLOCKED',
      'PASSWORD_PRESENT_MISMATCH',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_DIFFERENT',
      'MEMBER_HAS_OPEN_ORDER',
      'MEMBER_IS_SELLER',
    ),
  )
  .output(done)

export const withdrawalCalls = { open, leave }
