import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, pageOf, pageQuery, plainId, plainIdText } from '../wire/wire.schemas.ts'
import { exhibitionRow, exhibitionToWrite, writtenExhibition } from './showing.schemas.ts'

const tags = ['display']
const path = '/operators/exhibitions'
const exhibitionId = z.object({ id: plainIdText })
const displayCall = call({ who: 'operator', permission: 'DISPLAY' })

/** All exhibitions, hidden ones too, the newest first. */
const list = displayCall
  .route({ method: 'GET', path, summary: '기획전 관리 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(exhibitionRow))

/** One exhibition to be changed. */
const detail = displayCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '기획전 내용', tags })
  .input(exhibitionId)
  .errors(refusals('EXHIBITION_NOT_FOUND'))
  .output(exhibitionToWrite)

/** Makes an exhibition. */
const create = call({ who: 'operator', permission: 'DISPLAY', isIdempotent: true })
  .route({ method: 'POST', path, summary: '기획전 만들기', tags })
  .input(writtenExhibition)
  .errors(refusals('SHOWING_INVALID'))
  .output(z.object({ exhibitionId: plainId }))

/** Changes an exhibition; groups that are named by their ids stay who they are. */
const change = displayCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '기획전 수정', tags })
  .input(writtenExhibition.extend(exhibitionId.shape))
  .errors(refusals('EXHIBITION_NOT_FOUND', 'SHOWING_INVALID'))
  .output(done)

export const operatorExhibitionCalls = { list, detail, create, change }
