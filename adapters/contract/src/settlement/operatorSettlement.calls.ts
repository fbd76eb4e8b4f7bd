import { HOLD_REASONS, STATEMENT_STATES } from '@jangteo/core/settlement/settlement.codes'
import { STAFF_REASON_LENGTH } from '@jangteo/core/staff/writeReason.rules'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { csvFile } from '../upload/upload.schemas.ts'
import { done, opaqueId, pageOf, pageQuery } from '../wire/wire.schemas.ts'
import {
  operatorStatementCard,
  payoutCard,
  payoutTransfer,
  settlementDay,
  settlementMonth,
  settlementMonthSums,
  statementDetail,
} from './settlement.schemas.ts'

const tags = ['operator']
const byId = z.object({ id: opaqueId })
/** Reason that is stored with what an operator did. */
const reason = z.string().trim().min(STAFF_REASON_LENGTH.min).max(STAFF_REASON_LENGTH.max)
/** The largest adjustment, in won. */
const ADJUSTMENT_MAX_WON = 100_000_000
const STATEMENTS_AT_ONCE_MAX = 100

/** Statements of all stores: filtered by state, store and day, the latest day first. */
const list = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'GET', path: '/operators/settlements', summary: '운영자 정산 목록', tags })
  .input(
    z.object({
      ...pageQuery,
      stateEnum: z.enum(STATEMENT_STATES).optional(),
      storeUrl: z.string().max(30).optional(),
      day: settlementDay.optional(),
    }),
  )
  .output(pageOf(operatorStatementCard))

/** One statement with a page of its entries. */
const detail = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'GET', path: '/operators/settlements/{id}', summary: '운영자 정산서', tags })
  .input(byId.extend(pageQuery))
  .errors(refusals('STATEMENT_NOT_FOUND'))
  .output(statementDetail.extend({ statement: operatorStatementCard }))

/** Approves statements, each by itself; what cannot be approved is answered with its refusal. */
const approve = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/settlements/approve',
    summary: '정산 지급 승인',
    tags,
  })
  .input(z.object({ statementIdEncryptList: z.array(opaqueId).min(1).max(STATEMENTS_AT_ONCE_MAX) }))
  .output(
    z.object({
      results: z.array(
        z.object({
          statementIdEncrypt: opaqueId,
          code: z.string().nullable(),
          message: z.string().nullable(),
        }),
      ),
    }),
  )

/** Holds a statement; the seller reads the reason. */
const hold = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/settlements/{id}/hold',
    summary: '정산 지급 보류',
    tags,
  })
  .input(byId.extend({ reasonEnum: z.enum(HOLD_REASONS), memo: reason }))
  .errors(refusals('STATEMENT_NOT_FOUND', 'STATEMENT_STATE_CHANGED'))
  .output(done)

/** Releases a held statement once its store may be paid. */
const release = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/settlements/{id}/release',
    summary: '정산 지급 보류 해제',
    tags,
  })
  .input(byId)
  .errors(
    refusals(
      'STATEMENT_NOT_FOUND',
      'STATEMENT_STATE_CHANGED',
      'STATEMENT_ACCOUNT_MISSING',
      'STATEMENT_STORE_SUSPENDED',
      'STATEMENT_DISPUTED',
    ),
  )
  .output(done)

/**
 * Asks another operator to approve an adjustment of what a store is paid; a negative amount takes from it. The entry is
 * written with the approval.
 */
const adjust = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'POST', path: '/operators/adjustments', summary: '정산 조정 요청', tags })
  .input(
    z.object({
      storeUrl: z.string().max(30),
      amount: z
        .int()
        .min(-ADJUSTMENT_MAX_WON)
        .max(ADJUSTMENT_MAX_WON)
        .refine((amount) => amount !== 0),
      reason,
    }),
  )
  .errors(refusals('STORE_NOT_FOUND', 'APPROVAL_PENDING'))
  .output(done)

/** Verifies by hand whose account a store is paid to, where no bank could be asked. */
const confirmAccount = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/stores/{id}/bank-account/confirm',
    summary: '정산 계좌 확인',
    tags,
  })
  .input(z.object({ id: z.string().max(30), reason }))
  .errors(refusals('STORE_NOT_FOUND', 'STATEMENT_ACCOUNT_MISSING'))
  .output(done)

/** Sums of a month by store, for tax invoices. */
const months = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'GET',
    path: '/operators/settlement-months/{month}',
    summary: '월별 정산 합계',
    tags,
  })
  .input(z.object({ month: settlementMonth }))
  .output(
    z.object({
      stores: z.array(
        settlementMonthSums.extend({
          storeUrl: z.string(),
          storeName: z.string(),
          businessNumber: z.string(),
        }),
      ),
    }),
  )

/** Sends approved statements to the bank, all or none, by somebody else than who approved them; once for its key. */
const send = call({ who: 'operator', permission: 'MONEY', isIdempotent: true })
  .route({ method: 'POST', path: '/operators/payouts', summary: '정산금 이체 요청', tags })
  .input(z.object({ statementIdEncryptList: z.array(opaqueId).min(1).max(STATEMENTS_AT_ONCE_MAX) }))
  .errors(
    refusals(
      'STATEMENT_NOT_FOUND',
      'STATEMENT_STATE_CHANGED',
      'STATEMENT_ACCOUNT_MISSING',
      'STATEMENT_ACCOUNT_RESTS',
      'STATEMENT_STORE_SUSPENDED',
      'STATEMENT_DISPUTED',
      'APPROVAL_SELF',
    ),
  )
  .output(z.object({ payoutIdEncrypt: opaqueId }))

/** Payouts that were sent to the bank, the newest first. */
const payouts = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'GET', path: '/operators/payouts', summary: '정산금 이체 목록', tags })
  .input(z.object(pageQuery))
  .output(pageOf(payoutCard))

/** One payout with its transfers. */
const payout = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'GET', path: '/operators/payouts/{id}', summary: '정산금 이체', tags })
  .input(byId)
  .errors(refusals('PAYOUT_NOT_FOUND'))
  .output(z.object({ payout: payoutCard, transfers: z.array(payoutTransfer) }))

/** The transfers of a payout as a file for the bank; account numbers in full. */
const sheet = call({ who: 'operator', permission: 'MONEY' })
  .route({ method: 'POST', path: '/operators/payouts/{id}/csv', summary: '이체 파일 받기', tags })
  .input(byId)
  .errors(refusals('PAYOUT_NOT_FOUND'))
  .output(csvFile)

/** Records what the bank answered to a transfer; the same answer again changes nothing. */
const record = call({ who: 'operator', permission: 'MONEY' })
  .route({
    method: 'POST',
    path: '/operators/payouts/{id}/transfers/{statementId}',
    summary: '이체 결과 기록',
    tags,
  })
  .input(
    byId.extend({
      statementId: opaqueId,
      outcomeEnum: z.enum(['PAID', 'FAILED']),
      memo: z.string().trim().max(300).default(''),
    }),
  )
  .errors(refusals('PAYOUT_NOT_FOUND', 'PAYOUT_TRANSFER_ENDED'))
  .output(done)

export const operatorSettlementCalls = {
  list,
  detail,
  approve,
  hold,
  release,
  adjust,
  confirmAccount,
  months,
  send,
  payouts,
  payout,
  sheet,
  record,
}
