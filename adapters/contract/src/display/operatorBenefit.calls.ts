import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, plainId, plainIdText } from '../wire/wire.schemas.ts'
import { benefitRow, benefitToWrite, writtenBenefit } from './showing.schemas.ts'

const tags = ['display']
const path = '/operators/benefits'
const benefitId = z.object({ id: plainIdText })
const displayCall = call({ who: 'operator', permission: 'DISPLAY' })

/** All benefits in their order, hidden ones and those to come too. */
const list = displayCall
  .route({ method: 'GET', path, summary: '혜택 관리 목록', tags })
  .output(z.object({ benefitList: z.array(benefitRow) }))

/** One benefit to be changed. */
const detail = displayCall
  .route({ method: 'GET', path: `${path}/{id}`, summary: '혜택 내용', tags })
  .input(benefitId)
  .errors(refusals('BENEFIT_NOT_FOUND'))
  .output(benefitToWrite)

/** Makes a benefit, which stands after all others. */
const create = call({ who: 'operator', permission: 'DISPLAY', isIdempotent: true })
  .route({ method: 'POST', path, summary: '혜택 만들기', tags })
  .input(writtenBenefit)
  .errors(refusals('SHOWING_INVALID'))
  .output(z.object({ benefitId: plainId }))

/** Changes a benefit. */
const change = displayCall
  .route({ method: 'PUT', path: `${path}/{id}`, summary: '혜택 수정', tags })
  .input(writtenBenefit.extend(benefitId.shape))
  .errors(refusals('BENEFIT_NOT_FOUND', 'SHOWING_INVALID'))
  .output(done)

/** Places all benefits in another order. */
const reorder = displayCall
  .route({ method: 'PUT', path: '/operators/benefit-order', summary: '혜택 순서', tags })
  .input(z.object({ benefitIdList: z.array(plainId).max(1_000) }))
  .errors(refusals('BENEFIT_LIST_CHANGED'))
  .output(done)

export const operatorBenefitCalls = { list, detail, create, change, reorder }
