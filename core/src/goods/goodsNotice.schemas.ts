import { z } from 'zod'

/** Reads the rows of the product notice that the law requires, in their order. */
export const noticeRowsSchema = z.array(z.object({ label: z.string(), value: z.string() }))
