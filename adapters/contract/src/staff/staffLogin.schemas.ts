import { LOGIN_STEPS } from '@jangteo/core/staff/staffLogin.codes'
import { EMAIL_CODE_LENGTH } from '@jangteo/core/member/emailCode.rules'
import { z } from 'zod'

/** Id and password of staff. */
export const staffLogin = z.object({
  loginId: z.string().min(1).max(50),
  password: z.string().min(1).max(100),
})

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

/** The token of a link that sets a password. */
export const staffLink = z.object({ token: secretText })

/** A password that a link sets. */
export const staffLinkPassword = staffLink.extend({
  password: z.string().min(1).max(100),
  confirmation: z.string().min(1).max(100),
})
