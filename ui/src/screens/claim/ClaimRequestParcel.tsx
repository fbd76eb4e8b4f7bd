import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { invoiceLengthsText } from '@jangteo/core/delivery/courier.rules'
import { DELIVERY_MESSAGES } from '@jangteo/core/delivery/delivery.messages'
import { FormInput } from '../../parts/FormInput.tsx'
import { Select } from '../../parts/Select.tsx'
import type { Fields } from '../../parts/useFields.ts'
import styles from './ClaimRequest.module.css'
import type { PlaceTexts } from './claimRequestForm.ts'
import type { RequestEntry } from './useClaimRequest.ts'

const NO_COURIER = ''
/** A seller's own delivery is nothing that a buyer sends with. */
const SENDERS = COURIERS.filter((courier) => courier !== 'DIRECT')

type ParcelProps = {
  readonly entry: RequestEntry
  readonly fields: Fields<keyof PlaceTexts>
}

/** What the buyer sends the goods with. */
export function ClaimRequestParcel({ entry: { form, change }, fields }: ParcelProps) {
  const { courier } = form
  const isMissing = fields.failedCount > 0 && courier === null
  return (
    <>
      <p className={styles.hint}>
        판매자의 반품지로 먼저 보낸 뒤 송장번호를 적어 주세요. 반품지는 상품 상세의 배송·교환·반품
        안내에 있어요.
      </p>
      <Select<Courier | typeof NO_COURIER>
        label="택배사"
        isRequired
        value={courier ?? NO_COURIER}
        problem={isMissing ? DELIVERY_MESSAGES.COURIER_REQUIRED() : null}
        choices={[
          { value: NO_COURIER, label: '택배사를 선택해 주세요' },
          ...SENDERS.map((value) => ({ value, label: COURIER_LABELS[value] })),
        ]}
        onChange={(value) => change({ courier: value === NO_COURIER ? null : value })}
      />
      <FormInput
        label="송장번호"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...(courier === null ? {} : { hint: invoiceLengthsText(courier) })}
        state={fields.stateOf('invoiceNumber')}
      />
    </>
  )
}
