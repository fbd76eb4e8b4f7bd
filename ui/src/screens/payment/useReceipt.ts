import { decideCashReceipt } from '@jangteo/core/payment/cashReceipt.rules'
import { CASH_RECEIPT_MESSAGES } from '@jangteo/core/payment/cashReceipt.messages'
import type { PaymentMethod } from '@jangteo/core/payment/payment.codes'
import { useState } from 'react'
import { useFields } from '../../parts/field/useFields.ts'
import type { Problems } from '../../parts/field/useFields.ts'
import {
  NO_RECEIPT,
  RECEIPT_FIELDS,
  cashReceiptOf,
  initialReceiptTexts,
} from '../checkout/cashReceiptForm.ts'
import type { ReceiptChoices, ReceiptTexts } from '../checkout/cashReceiptForm.ts'

/** Faults of a receipt that is asked for with this way to pay. */
export function receiptProblems(
  texts: ReceiptTexts,
  choices: ReceiptChoices,
  method: PaymentMethod | null,
): Problems<keyof ReceiptTexts> {
  const form = cashReceiptOf(texts, choices, method)
  const decision = form === null ? null : decideCashReceipt(form)
  if (decision === null || decision.ok) return {}
  const text = CASH_RECEIPT_MESSAGES[decision.reason]()
  return Object.fromEntries(RECEIPT_FIELDS.map((field) => [field, text]))
}

/** The cash receipt that is asked for with another way to pay. */
export function useReceipt(method: PaymentMethod | null) {
  const [choices, setChoices] = useState(NO_RECEIPT)
  const fields = useFields<keyof ReceiptTexts>(initialReceiptTexts(''), (texts) =>
    receiptProblems(texts, choices, method),
  )
  return {
    entry: {
      choices,
      choose: (change: Partial<ReceiptChoices>) =>
        setChoices((former) => ({ ...former, ...change })),
      stateOf: fields.stateOf,
    },
    form: cashReceiptOf(fields.values, choices, method),
    isRight: fields.isRight,
    showProblems: fields.showProblems,
  }
}
