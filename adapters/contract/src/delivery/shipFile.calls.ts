import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { CSV_BODY, csvRefusals } from '../upload/upload.schemas.ts'
import { opaqueId } from '../wire/wire.schemas.ts'
import { shipFile, shipFileDetail } from './shipFile.schemas.ts'

/** Path of a ship-file, below `/api`; its body is the file itself. */
export const SHIP_FILE_PATH = '/sellers/orders/ship-file'

const tags = ['shipFile']

/**
 * Takes a CSV file of parcels, in UTF-8 or EUC-KR, whose rows are carried out one after the other: good ones go, and the
 * same file a second time changes nothing. The body is the file, of the type `text/csv`, so no schema reads it.
 */
const send = call({ who: 'seller', permission: 'ORDERS', triesPerMinuteMax: 30 })
  .route({
    method: 'POST',
    path: SHIP_FILE_PATH,
    summary: '송장 파일 올리기',
    tags,
    spec: (operation) => ({ ...operation, requestBody: CSV_BODY }),
  })
  .errors(csvRefusals)
  .errors(refusals('SHIP_FILE_COLUMN_MISSING', 'SHIP_FILE_ROWS_MISSING', 'SHIP_FILE_ROWS_EXCEEDED'))
  .output(shipFile)

/** A ship-file of the store: how far it is, and what became of its rows. */
const detail = call({ who: 'seller', permission: 'ORDERS' })
  .route({
    method: 'GET',
    path: '/sellers/orders/ship-files/{id}',
    summary: '송장 파일 결과',
    tags,
  })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('SHIP_FILE_NOT_FOUND'))
  .output(shipFileDetail)

export const shipFileCalls = { send, detail }
