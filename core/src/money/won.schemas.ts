import { z } from 'zod'

/** An amount in whole won that is not negative. */
export const wonSchema = z.int().min(0)

/** A number of pieces. */
export const piecesSchema = z.int().min(1)
