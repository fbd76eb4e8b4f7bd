import { z } from 'zod'

/** A verification of an identity: 22 characters that only the device that began it can use. */
export const verificationId = z.string().regex(/^[\w-]{22}$/)
