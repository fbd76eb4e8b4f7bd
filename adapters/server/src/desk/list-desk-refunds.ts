import { orderNumberOf } from '@jangteo/core/order/orderNumber.rules'
import { listOpenRefunds, type OpenRefundRow } from '@jangteo/postgres/payment/refund.store'
import * as Effect from 'effect/Effect'
import { refundMovesOf } from '../operator/payment/refund-moves.ts'
import { Seals, type SealCodec } from '../wire/seals.ts'
import { WireIds, type WireIdCodec } from '../wire/wire-ids.ts'

const SHOWN_COUNT = 50

type Codecs = { readonly wireIds: WireIdCodec; readonly seals: SealCodec }

function accountOf(row: OpenRefundRow, seals: SealCodec) {
  const { bank_code: bankCode, sealed_account_number: sealed, holder_name: holderName } = row
  if (bankCode === null || sealed === null || holderName === null) return null
  return { bankCode, accountNumber: seals.open(sealed), holderName }
}

function toAnswer(row: OpenRefundRow, { wireIds, seals }: Codecs) {
  return {
    refundIdEncrypt: wireIds.seal('refund', row.id),
    refundStatusEnum: row.status,
    way: row.way,
    failureCode: row.failure_code,
    reason: row.reason,
    amount: row.amount,
    requestedAt: row.requested_at.toISOString(),
    paymentMethodEnum: row.method,
    orderNumber: orderNumberOf({ id: row.order_id, orderedAtMs: row.ordered_at.getTime() }),
    buyer: row.orderer_name,
    orderClaimIdEncrypt: row.claim_id === null ? null : wireIds.seal('claim', row.claim_id),
    account: accountOf(row, seals),
    events: refundMovesOf(row),
  }
}

/** Money that has to go back and has not, with what a person may do about it. */
export const listDeskRefunds = Effect.fnUntraced(function* () {
  const codecs = { wireIds: yield* WireIds, seals: yield* Seals }
  const rows = yield* listOpenRefunds({ offset: 0, limit: SHOWN_COUNT })
  return { content: rows.map((row) => toAnswer(row, codecs)) }
})
