import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { invoiceLengthsText } from '@jangteo/core/delivery/courier.rules'
import { DELIVERY_MESSAGES } from '@jangteo/core/delivery/delivery.messages'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../lib/deps.ts'
import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import type { Fields } from '../../../parts/field/useFields.ts'
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

/** Parcel in which the buyer sends the goods. */
export function ClaimRequestParcel({ entry, fields }: ParcelProps) {
  const { form, change } = entry
  const { courier } = form
  const isMissing = fields.failedCount > 0 && courier === null
  return (
    <>
      <ReturnAddress entry={entry} />
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

/** Place where the seller wants goods sent back; without an answer the buyer is notified where it stands. */
function ReturnAddress({ entry: { page, form } }: Pick<ParcelProps, 'entry'>) {
  const calls = useCalls()
  const chosen = page.items.find(({ orderItemIdEncrypt: id }) => form.chosen.includes(id))
  const { data } = useQuery({
    ...calls.goods.returnExchanges.queryOptions({ input: { id: chosen?.goodsId ?? 0 } }),
    enabled: chosen !== undefined,
  })
  return (
    <>
      {data === undefined ? null : (
        <div className={styles.place}>
          <div className={styles.placeText}>
            <p className={styles.placeName}>반품 주소</p>
            <p>{page.storeName}</p>
            <p>{data.phone}</p>
            <p className={styles.hint}>{data.returnAddress}</p>
          </div>
          <span className={styles.change}>
            <CopyButton text={data.returnAddress} label="반품 주소" />
          </span>
        </div>
      )}
      <p className={styles.hint}>
        {data === undefined ? '상품 상세의 배송·교환·반품 안내에 있는 반품 주소로' : '위 주소로'}{' '}
        보낸 다음 송장번호를 입력해 주세요.
      </p>
    </>
  )
}
