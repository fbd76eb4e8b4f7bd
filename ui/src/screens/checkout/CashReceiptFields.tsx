import { formatWon } from '@jangteo/core/money/money.rules'
import {
  CASH_RECEIPT_ID_KIND_LABELS,
  CASH_RECEIPT_PURPOSES,
  CASH_RECEIPT_PURPOSE_ID_KINDS,
  CASH_RECEIPT_PURPOSE_LABELS,
} from '@jangteo/core/payment/cashReceipt.codes'
import type { CashReceiptIdKind, CashReceiptPurpose } from '@jangteo/core/payment/cashReceipt.codes'
import { formatReceiptNumber } from '@jangteo/core/payment/cashReceipt.rules'
import { RECEIPT_DUTY_AMOUNT_MIN_WON } from '@jangteo/core/payment/cashReceiptDuty.rules'
import { MaskedInput } from '../../parts/field/MaskedInput.tsx'
import { MobileInput } from '../../parts/field/MobileInput.tsx'
import { RadioGroup } from '../../parts/field/RadioGroup.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'
import styles from './CashReceiptFields.module.css'
import { receiptKindOf } from './cashReceiptForm.ts'
import type { ReceiptChoices, ReceiptTexts } from './cashReceiptForm.ts'

const NOT_ASKED = 'NOT_ASKED'

const PURPOSES = [
  { value: NOT_ASKED, label: '신청 안 함' },
  ...CASH_RECEIPT_PURPOSES.map((value) => ({ value, label: CASH_RECEIPT_PURPOSE_LABELS[value] })),
] as const

export type CashReceiptProps = {
  readonly choices: ReceiptChoices
  readonly choose: (change: Partial<ReceiptChoices>) => void
  readonly stateOf: (field: keyof ReceiptTexts) => FieldState
}

/** Fields of a cash receipt. */
export function CashReceiptFields(asked: CashReceiptProps) {
  const { choices, choose } = asked
  const { receiptPurpose } = choices
  return (
    <div className={styles.receipt}>
      <RadioGroup<CashReceiptPurpose | typeof NOT_ASKED>
        legend="현금영수증 신청"
        look="tiles"
        value={receiptPurpose ?? NOT_ASKED}
        choices={PURPOSES}
        onChange={(value) => choose({ receiptPurpose: value === NOT_ASKED ? null : value })}
      />
      {receiptPurpose === null ? (
        <p className={styles.remark}>
          {formatWon(RECEIPT_DUTY_AMOUNT_MIN_WON)} 이상은 신청하지 않아도 국세청 지정번호로 자동
          발급돼요.
        </p>
      ) : (
        <ReceiptNumber {...asked} purpose={receiptPurpose} />
      )}
    </div>
  )
}

/** By what number the receipt finds its owner, and the number. */
function ReceiptNumber({
  choices,
  choose,
  stateOf,
  purpose,
}: CashReceiptProps & { readonly purpose: CashReceiptPurpose }) {
  const kind = receiptKindOf(choices)
  return (
    <>
      <RadioGroup<CashReceiptIdKind>
        legend="발급 번호"
        look="tiles"
        value={kind}
        choices={CASH_RECEIPT_PURPOSE_ID_KINDS[purpose].map((value) => ({
          value,
          label: CASH_RECEIPT_ID_KIND_LABELS[value],
        }))}
        onChange={(receiptKind) => choose({ receiptKind })}
      />
      {kind === 'MOBILE' ? (
        <MobileInput
          key={kind}
          label="현금영수증 휴대폰 번호"
          isRequired
          state={stateOf('receiptMobile')}
        />
      ) : null}
      {kind === 'CARD' ? (
        <MaskedInput
          key={kind}
          label="현금영수증 카드 번호"
          isRequired
          hint="카드에 적힌 13~19자리 숫자예요."
          autoComplete="off"
          format={(text) => formatReceiptNumber('CARD', text)}
          state={stateOf('receiptCard')}
        />
      ) : null}
      {kind === 'BUSINESS_NUMBER' ? (
        <MaskedInput
          key={kind}
          label="사업자등록번호"
          isRequired
          autoComplete="off"
          placeholder="000-00-00000"
          format={(text) => formatReceiptNumber('BUSINESS_NUMBER', text)}
          state={stateOf('receiptBusinessNumber')}
        />
      ) : null}
    </>
  )
}
