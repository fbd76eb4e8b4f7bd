import { addBusinessDays } from '@jangteo/core/calendar/businessDay.rules'
import { kstDayOf } from '@jangteo/core/calendar/day.rules'
import type { EmailPurpose } from '@jangteo/core/member/emailProof.codes'
import type { BankCode } from '@jangteo/core/payment/bank.codes'
import { hideAccountNumber } from '@jangteo/core/payment/refundAccount.rules'
import { AccountInquiry } from '@jangteo/payment/account-inquiry.port'
import { transaction } from '@jangteo/postgres/database/db'
import {
  type BankAccountRow,
  confirmBankAccount,
  findBankAccount,
  findOwnerEmail,
  lockBankAccount,
  saveBankAccount,
} from '@jangteo/postgres/settlement/bank-account.store'
import { findStoreByUrl } from '@jangteo/postgres/store/store-desk.store'
import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import { HOLIDAYS } from '../calendar/holidays.ts'
import { refused } from '../call/refused.ts'
import { callingSeller } from '../call/staff-caller.ts'
import { proveEmail } from '../member/proof/prove-email.ts'
import { sendEmailCode } from '../member/proof/send-email-code.ts'
import { useEmailProof } from '../member/proof/use-email-proof.ts'
import { notify } from '../notification/notify.ts'
import { recordAudit } from '../tracking/record-audit.ts'
import { Seals } from '../wire/seals.ts'

const PURPOSE: EmailPurpose = 'SELLER'

/** Business days for which a changed account rests. */
const REST_BUSINESS_DAYS = 1

function toAccount(row: BankAccountRow) {
  return {
    bankCode: row.bank_code,
    maskedAccountNumber: row.masked_account_number,
    holderName: row.holder_name,
    checkedAt: row.checked_at?.toISOString() ?? null,
    payableFrom: row.payable_from,
  }
}

/** Shows the account that the calling store is paid to; `null` while there is none. */
export const showBankAccount = Effect.fnUntraced(function* () {
  const { storeId } = yield* callingSeller
  const row = yield* findBankAccount(storeId)
  return { account: row === undefined ? null : toAccount(row) }
})

const owner = Effect.flatMap(callingSeller, ({ sellerUserId }) => findOwnerEmail(sellerUserId))

/** Sends the code that a change of the account takes to the owner. Refusals: EMAIL_CODE_TOO_SOON, EMAIL_CODE_TOO_MANY. */
export const sendAccountCode = Effect.fnUntraced(function* () {
  const email = yield* owner
  return yield* sendEmailCode({ email, purposeEnum: PURPOSE }).pipe(
    Effect.catch((refusal) =>
      refusal.code === 'EMAIL_INVALID' || refusal.code === 'EMAIL_TAKEN'
        ? Effect.die(new Error(`e-mail address of an owner refused: ${refusal.code}`))
        : Effect.fail(refusal),
    ),
  )
})

type AccountInput = {
  readonly bankCode: BankCode
  readonly accountNumber: string
  readonly holderName: string
  readonly code: string
}

const storeProvenAccount = Effect.fnUntraced(function* (
  emailProof: string,
  storeId: number,
  account: CheckedAccount,
) {
  yield* useEmailProof({ emailProof, purpose: PURPOSE }).pipe(
    Effect.catch(() => refused('EMAIL_CODE_TIMED_OUT')),
  )
  yield* writeAccount(storeId, account)
}, transaction)

/**
 * Changes the account that the calling store is paid to: the owner proves the mailbox, the bank compares the holder, and
 * payouts rest for a business day, so that the owner may still object to what they did not do. Where no bank can be asked
 * the account waits for an operator. Two at once are stored one after the other; a code is used once. Refusals:
 * EMAIL_CODE_MISMATCH, EMAIL_CODE_TIMED_OUT, EMAIL_CODE_TRIES_EXCEEDED, BANK_ACCOUNT_MISMATCH, BANK_UNAVAILABLE.
 * Source: market-rules §9.3.
 */
export const changeBankAccount = Effect.fnUntraced(function* (input: AccountInput) {
  const { code, ...account } = input
  const { storeId } = yield* callingSeller
  const { emailProof } = yield* proveEmail({ email: yield* owner, code })
  const result = yield* (yield* AccountInquiry).check(account)
  if (result === 'mismatch') return yield* refused('BANK_ACCOUNT_MISMATCH')
  if (result === 'unavailable') return yield* refused('BANK_UNAVAILABLE')
  const isChecked = result === 'match'
  yield* storeProvenAccount(emailProof, storeId, { ...account, isChecked })
  const row = yield* findBankAccount(storeId)
  if (row === undefined) return yield* Effect.die(new Error('bank account was not stored'))
  return { account: toAccount(row) }
})

type CheckedAccount = Omit<AccountInput, 'code'> & { readonly isChecked: boolean }

const writeAccount = Effect.fnUntraced(function* (storeId: number, account: CheckedAccount) {
  const atMs = yield* Clock.currentTimeMillis
  const at = new Date(atMs)
  const { seal } = yield* Seals
  const former = yield* findBankAccount(storeId)
  const masked = hideAccountNumber(account.accountNumber)
  const today = kstDayOf(atMs)
  const payableFrom =
    former === undefined ? today : addBusinessDays(today, REST_BUSINESS_DAYS, HOLIDAYS)
  yield* saveBankAccount({
    store_id: storeId,
    bank_code: account.bankCode,
    sealed_account_number: seal(account.accountNumber),
    masked_account_number: masked,
    holder_name: account.holderName,
    changed_at: at,
    checked_at: account.isChecked ? at : null,
    payable_from: payableFrom,
  })
  const content = { kind: 'ACCOUNT_CHANGED', maskedNumber: masked, payableFrom } as const
  yield* notify({ to: { storeId }, content, key: `${storeId}:${atMs}`, atMs })
  yield* recordAudit({
    call: 'sellerSettlement.changeAccount',
    target: `store:${storeId}`,
    before: former === undefined ? null : { account: former.masked_account_number },
    after: { account: masked, isChecked: account.isChecked },
    reason: null,
  })
})

/**
 * Verifies by hand whose account a store is paid to; its lock keeps a change of the account from being confirmed with it.
 * Confirming it again changes nothing. Refusals: STORE_NOT_FOUND,
 * STATEMENT_ACCOUNT_MISSING.
 */
export const confirmAccount = Effect.fnUntraced(function* (input: {
  readonly id: string
  readonly reason: string
}) {
  const store = yield* findStoreByUrl(input.id)
  if (store === undefined) return yield* refused('STORE_NOT_FOUND')
  const { id: storeId } = store
  const account = yield* lockBankAccount(storeId)
  if (account === undefined) return yield* refused('STATEMENT_ACCOUNT_MISSING')
  if (account.checked_at !== null) return { done: true } as const
  const atMs = yield* Clock.currentTimeMillis
  yield* confirmBankAccount(storeId, new Date(atMs))
  const { masked_account_number: maskedNumber } = account
  const content = { kind: 'ACCOUNT_VERIFIED', maskedNumber } as const
  yield* notify({ to: { storeId }, content, key: `${storeId}:${atMs}`, atMs })
  yield* recordAudit({
    call: 'operatorSettlement.confirmAccount',
    target: `store:${storeId}`,
    before: { isChecked: false },
    after: { isChecked: true, account: account.masked_account_number },
    reason: input.reason,
  })
  return { done: true } as const
}, transaction)
