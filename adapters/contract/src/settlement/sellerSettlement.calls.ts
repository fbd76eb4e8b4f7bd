import { BANK_CODES } from '@jangteo/core/payment/bank.codes'
import { HOLDER_NAME_LENGTH_MAX, isAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { STATEMENT_STATES } from '@jangteo/core/settlement/settlement.codes'
import { z } from 'zod'
import { SECRET_TRIES_PER_MINUTE_MAX, call } from '../call/call.ts'
import { refusals } from '../refusal/refusal.catalogue.ts'
import { csvFile } from '../upload/upload.schemas.ts'
import { moment, opaqueId, pageOf, pageQuery, wonTotal } from '../wire/wire.schemas.ts'
import {
  bankAccount,
  settlementDay,
  settlementMonth,
  settlementMonthSums,
  statementCard,
  statementDetail,
} from './settlement.schemas.ts'

const tags = ['seller']

/** The store's statements, the latest day first. */
const list = call({ who: 'seller', permission: 'MONEY' })
  .route({ method: 'GET', path: '/sellers/settlements', summary: '판매자 정산 목록', tags })
  .input(z.object({ ...pageQuery, stateEnum: z.enum(STATEMENT_STATES).optional() }))
  .output(pageOf(statementCard))

/** The days of a month on which the store is paid. */
const calendar = call({ who: 'seller', permission: 'MONEY' })
  .route({
    method: 'GET',
    path: '/sellers/settlements/calendar',
    summary: '판매자 정산 달력',
    tags,
  })
  .input(z.object({ month: settlementMonth }))
  .output(z.object({ days: z.array(statementCard), today: settlementDay, expected: wonTotal }))

/** Monthly sums for tax invoices, the latest month first: of the days on which entries happened. */
const months = call({ who: 'seller', permission: 'MONEY' })
  .route({
    method: 'GET',
    path: '/sellers/settlements/months',
    summary: '판매자 월별 정산 합계',
    tags,
  })
  .output(z.object({ months: z.array(settlementMonthSums) }))

/** One statement with a page of its entries. */
const detail = call({ who: 'seller', permission: 'MONEY' })
  .route({ method: 'GET', path: '/sellers/settlements/{id}', summary: '판매자 정산서', tags })
  .input(z.object({ ...pageQuery, id: opaqueId }))
  .errors(refusals('STATEMENT_NOT_FOUND'))
  .output(statementDetail)

/** All entries of a statement as a CSV file. */
const sheet = call({ who: 'seller', permission: 'MONEY' })
  .route({
    method: 'GET',
    path: '/sellers/settlements/{id}/csv',
    summary: '판매자 정산서 파일',
    tags,
  })
  .input(z.object({ id: opaqueId }))
  .errors(refusals('STATEMENT_NOT_FOUND'))
  .output(csvFile)

/** The account that the store is paid to; `null` while there is none. */
const account = call({ who: 'seller', permission: 'MONEY' })
  .route({ method: 'GET', path: '/sellers/bank-account', summary: '정산 계좌', tags })
  .output(z.object({ account: bankAccount.nullable() }))

/** Sends a code to the owner's e-mail address, which a change of the account takes. */
const accountCode = call({ who: 'seller', permission: 'USERS' })
  .route({
    method: 'POST',
    path: '/sellers/bank-account/code',
    summary: '정산 계좌 변경 코드',
    tags,
  })
  .errors(refusals('EMAIL_CODE_TOO_SOON', 'EMAIL_CODE_TOO_MANY'))
  .output(z.object({ sentAt: moment }))

/**
 * Changes the account that the store is paid to, after its holder was compared by the bank; it is paid to from the next
 * business day on.
 */
const changeAccount = call({
  who: 'seller',
  permission: 'USERS',
  triesPerMinuteMax: SECRET_TRIES_PER_MINUTE_MAX,
})
  .route({ method: 'PUT', path: '/sellers/bank-account', summary: '정산 계좌 변경', tags })
  .input(
    z.object({
      bankCode: z.enum(BANK_CODES),
      accountNumber: z.string().refine(isAccountNumber),
      holderName: z.string().trim().min(1).max(HOLDER_NAME_LENGTH_MAX),
      code: z.string().max(10),
    }),
  )
  .errors(
    refusals(
      'BANK_ACCOUNT_MISMATCH',
      'BANK_UNAVAILABLE',
      'EMAIL_CODE_MISMATCH',
      'EMAIL_CODE_TIMED_OUT',
      'EMAIL_CODE_TRIES_EXCEEDED',
    ),
  )
  .output(z.object({ account: bankAccount }))

export const sellerSettlementCalls = {
  list,
  calendar,
  months,
  detail,
  sheet,
  account,
  accountCode,
  changeAccount,
}
