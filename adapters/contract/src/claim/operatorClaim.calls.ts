import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { opaqueId, pageOf } from '../wire/wire.schemas.ts'
import { claimCommandRefusals } from './sellerClaim.calls.ts'
import {
  claimCommandInput,
  sellerClaim,
  sellerClaimDetail,
  sellerClaimQuery,
} from './sellerClaim.schemas.ts'

const tags = ['operatorClaim']
const answering = () => call({ who: 'operator', permission: 'CLAIMS' })

/** Claims of every store, newest first; the tab OPEN holds those that wait for an answer. */
const list = answering()
  .route({ method: 'GET', path: '/operators/claims', summary: '운영자 클레임 목록', tags })
  .input(sellerClaimQuery)
  .output(pageOf(sellerClaim).extend({ capped: z.boolean() }))

/** One claim of any store, as its seller sees it. */
const detail = answering()
  .route({ method: 'GET', path: '/operators/claims/{id}', summary: '운영자 클레임 상세', tags })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('CLAIM_NOT_FOUND'))
  .output(sellerClaimDetail)

/** Sends an event in the place of a seller who does not answer; the memo is the operator's reason. */
const send = answering()
  .route({
    method: 'POST',
    path: '/operators/claims/{id}/{command}',
    summary: '운영자 클레임 처리',
    tags,
  })
  .input(claimCommandInput)
  .errors(claimCommandRefusals)
  .output(sellerClaimDetail)

export const operatorClaimCalls = { list, detail, send }
