import { z } from 'zod'
import { verificationId } from './identity.schemas.ts'

/** A login id as it was typed; rules say if it is one. */
export const loginIdText = z.string().min(1).max(50)

/** An e-mail address as it was typed; rules say if it is one. */
export const emailText = z.string().min(1).max(320)

/** A proved e-mail address: 43 characters that only the device that proved it can use. */
export const emailProof = z.string().regex(/^[\w-]{43}$/)

/** Proof of being the owner of an account. */
export const accountProof = z.union([z.object({ emailProof }), z.object({ verificationId })])
