import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { done, opaqueId, plainIdText } from '../wire/wire.schemas.ts'
import { reportFields, reportForm } from './report.schemas.ts'

const tags = ['report']
const path = '/goods/reports/{id}'
const goodsId = z.object({ id: plainIdText })

/** Offers the reasons to report a product. */
const goodsForm = call({ who: 'member' })
  .route({ method: 'GET', path, summary: '상품 신고 사유', tags })
  .input(goodsId)
  .errors(refusals('GOODS_NOT_FOUND'))
  .output(reportForm)

/** Reports a product, once a member. Source: market-rules §5.3. */
const goods = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path, summary: '상품 신고', tags })
  .input(goodsId.extend(reportFields))
  .errors(
    refusals(
      'GOODS_NOT_FOUND',
      'REPORT_REASON_REQUIRED',
      'REPORT_TEXT_REQUIRED',
      'REPORT_OWN',
      'REPORT_DUPLICATE',
      'REPORT_TOO_MANY',
    ),
  )
  .output(done)

const bbsPath = '/goods/reports/bbs/{id}'
const bbsId = z.object({ id: opaqueId })

/** Offers the reasons to report a review or a question; the kind of the id decides which. */
const bbsForm = call({ who: 'member' })
  .route({ method: 'GET', path: bbsPath, summary: '글 신고 사유', tags })
  .input(bbsId)
  .errors(refusals('REPORT_SUBJECT_NOT_FOUND'))
  .output(reportForm)

/** Reports a review or a question, once a member and never one's own. Source: market-rules §5.3. */
const bbs = call({ who: 'member', isIdempotent: true })
  .route({ method: 'POST', path: bbsPath, summary: '글 신고', tags })
  .input(bbsId.extend(reportFields))
  .errors(
    refusals(
      'REPORT_SUBJECT_NOT_FOUND',
      'REPORT_REASON_REQUIRED',
      'REPORT_TEXT_REQUIRED',
      'REPORT_OWN',
      'REPORT_DUPLICATE',
      'REPORT_TOO_MANY',
    ),
  )
  .output(done)

export const reportCalls = { goodsForm, goods, bbsForm, bbs }
