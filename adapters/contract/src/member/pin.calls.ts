import { PIN_PURPOSES } from '@jangteo/core/member/pin/pin.codes'
import { isPin } from '@jangteo/core/member/pin/pin.rules'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { verificationId } from './identity.schemas.ts'

const PIN_PATH = '/accounts/pin'

/** Six digits, and what the ticket that they give is good for. */
const pinInput = z.object({ pin: z.string().refine(isPin), purposeEnum: z.enum(PIN_PURPOSES) })

/** A ticket for one action of the purpose, in this session, within three minutes. */
const pinAnswer = z.object({ pinTicket: z.string() })

/** Shows whether the member has a payment PIN, and whether it is locked. */
const show = call({ who: 'verified' })
  .route({ method: 'GET', path: PIN_PATH, summary: '결제 비밀번호 상태', tags: ['member'] })
  .errors(refusals('PIN_NEEDS_PAY'))
  .output(z.object({ isSet: z.boolean(), isLocked: z.boolean() }))

/** Sets the first payment PIN of a member; it counts as verified. */
const create = call({ who: 'verified', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({ method: 'POST', path: PIN_PATH, summary: '결제 비밀번호 만들기', tags: ['member'] })
  .input(pinInput)
  .errors(refusals('PIN_NEEDS_PAY', 'PIN_ALREADY_SET', 'PIN_WEAK'))
  .output(pinAnswer)

/** Sets another payment PIN for whoever verified to be the member; ends a lock, and the tickets of the former PIN. */
const reset = call({ who: 'verified', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'PUT',
    path: PIN_PATH,
    summary: '결제 비밀번호 다시 설정',
    tags: ['member'],
  })
  .input(pinInput.extend({ verificationId }))
  .errors(
    refusals(
      'PIN_NEEDS_PAY',
      'PIN_NOT_SET',
      'PIN_WEAK',
      'IDENTITY_UNVERIFIED',
      'IDENTITY_DIFFERENT',
    ),
  )
  .output(pinAnswer)

/** Verifies the payment PIN. The fifth wrong one in a row locks it. */
const verify = call({ who: 'verified', triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX })
  .route({
    method: 'POST',
    path: '/accounts/pin/verify',
    summary: '결제 비밀번호 확인',
    tags: ['member'],
  })
  .input(pinInput)
  .errors(refusals('PIN_NEEDS_PAY', 'PIN_NOT_SET', 'PIN_MISMATCH', 'PIN_LOCKED'))
  .output(pinAnswer)

export const pinCalls = { show, create, reset, verify }
