import { z } from 'zod'

/** Reads the rows of the notice that the law wants shown with a product, in their order. */
export const noticeRowsSchema = z.array(z.object({ label: z.string(), value: z.string() }))
