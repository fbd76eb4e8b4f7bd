import { SALE_CANCEL_REASON_LENGTH } from '@jangteo/core/promotion/specialSale.codes'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageOf, pageQuery, plainId, plainIdText } from '../wire/wire.schemas.ts'
import { saleRow, saleToWrite, writtenSale } from './specialSale.schemas.ts'

const tags = ['promotion']
const path = '/operators/special-sales'
const cancelReason = z
  .string()
  .trim()
  .min(SALE_CANCEL_REASON_LENGTH.min)
  .max(SALE_CANCEL_REASON_LENGTH.max)
const saleId = z.object({ id: plainIdText })
const saleCall = call({ who: 'operator', permission: 'DISPLAY' })

/** All special sales, the newest first. */
const list = saleCall
  .route({ method: 'GET', path, summary: '특별판매 관리 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(saleRow))

/** One special sale, to be changed or followed. */
const detail = saleCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '특별판매 내용', tags })
  .input(saleId)
  .errors(refusals('SPECIAL_SALE_NOT_FOUND'))
  .output(saleToWrite)

/** Plans a special sale, and commits to the seed of its draw. */
const create = call({ who: 'operator', permission: 'DISPLAY', isIdempotent: true })
  .route({ method: 'POST', path, summary: '특별판매 만들기', tags })
  .input(writtenSale)
  .errors(refusals('SALE_INVALID'))
  .output(z.object({ specialSaleId: plainId }))

/** Changes a special sale that nobody could enter yet. */
const change = saleCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '특별판매 수정', tags })
  .input(writtenSale.extend(saleId.shape))
  .errors(refusals('SPECIAL_SALE_NOT_FOUND', 'SALE_FIXED', 'SALE_INVALID'))
  .output(done)

/** Cancels a special sale before its draw; everybody who entered is notified. */
const cancel = saleCall
  .route({ method: 'POST', path: `${path}/{id}/cancel`, summary: '특별판매 취소', tags })
  .input(saleId.extend({ reason: cancelReason }))
  .errors(refusals('SPECIAL_SALE_NOT_FOUND', 'SALE_ALREADY_DRAWN', 'SALE_STATE_CHANGED'))
  .output(done)

export const operatorSaleCalls = { list, detail, create, change, cancel }
