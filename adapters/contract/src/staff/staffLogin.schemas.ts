import { LOGIN_STEPS } from '@jangteo/core/staff/staffLogin.codes'
import { EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import { z } from 'zod'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { ynFlag } from '../wire/wire.schemas.ts'

/** Id and password of staff. */
export const staffLogin = z.object({
  loginId: z.string().min(1).max(50),
  password: z.string().min(1).max(100),
})

/** Refusals of an id and a password. */
export const staffLoginRefusals = refusals(
  'LOGIN_MISMATCH',
  'LOGIN_BLOCKED',
  'EMAIL_CODE_TOO_SOON',
  'EMAIL_CODE_TOO_MANY',
)

/** Answer to a right password: a ticket for the second factor, and the secret of an authenticator to set up. */
export const staffLoginStep = z.object({
  stepEnum: z.enum(LOGIN_STEPS),
  ticket: z.string().nullable(),
  authenticatorSecret: z.string().nullable(),
  authenticatorUri: z.string().nullable(),
})

/** A secret of this market on its way: 43 characters of base64url. */
export const secretText = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** The code of a second factor, for the ticket of its login. */
export const staffLoginCode = z.object({
  ticket: secretText,
  code: z.string().regex(new RegExp(`^\\d{${EMAIL_CODE_LENGTH}}$`)),
})

/** Refusals of the code of a second factor. */
export const staffLoginCodeRefusals = refusals(
  'LOGIN_CODE_TIMED_OUT',
  'LOGIN_CODE_BLOCKED',
  'LOGIN_CODE_MISMATCH',
)

/** Id and address of an account that asks for a link. */
export const staffLinkRequest = z.object({
  loginId: z.string().min(1).max(50),
  email: z.string().min(1).max(100),
})

/** The token of a link that sets a password. */
export const staffLink = z.object({ token: secretText })

/** Account whose password a link sets; `newYn` while it has none. */
export const shownStaffLink = z.object({ loginId: z.string(), name: z.string(), newYn: ynFlag })

/** A password that a link sets. */
export const staffLinkPassword = staffLink.extend({
  password: z.string().min(1).max(100),
  confirmation: z.string().min(1).max(100),
})

/** Refusals of a password that a link sets. */
export const staffLinkPasswordRefusals = refusals(
  'STAFF_LINK_INVALID',
  'PASSWORD_LENGTH',
  'PASSWORD_CHARACTERS',
  'PASSWORD_KINDS',
  'PASSWORD_CONTAINS_ID',
  'PASSWORD_MISMATCH',
  'PASSWORD_SAME',
  'PASSWORD_REUSED',
)
