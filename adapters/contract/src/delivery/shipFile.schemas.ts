import { SHIP_ROW_RESULTS } from '@jangteo/core/order/shipFile.codes'
import { z } from 'zod'
import { moment, opaqueId } from '../wire/wire.schemas.ts'

/** A file of parcels on its way: how many of its rows are done. */
export const shipFile = z.object({
  shipFileIdEncrypt: opaqueId,
  createdAt: moment,
  rowCount: z.int().min(1),
  doneCount: z.int().min(0),
  finished: z.boolean(),
})

/** The same with every row that is done, in the order of the file. */
export const shipFileDetail = shipFile.extend({
  rowList: z.array(
    z.object({
      /** Number of the row in a spreadsheet, from 1. */
      row: z.int().min(1),
      itemNumber: z.string(),
      resultEnum: z.enum(SHIP_ROW_RESULTS),
      /** The code of its refusal, and its text; `null` otherwise. */
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
})
