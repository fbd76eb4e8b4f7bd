import {
  DELIVERY_REQUESTS,
  DELIVERY_REQUEST_LABELS,
} from '@jangteo/core/address/deliveryRequest.codes'
import type { DeliveryRequest } from '@jangteo/core/address/deliveryRequest.codes'
import { REQUEST_LENGTH_MAX } from '@jangteo/core/address/deliveryRequest.rules'
import { FormInput } from '../../parts/FormInput.tsx'
import { Select } from '../../parts/Select.tsx'
import type { FieldState } from '../../parts/useFields.ts'

const NONE = 'NONE'
const CHOICES = [
  { value: NONE, label: '요청사항 없음' },
  ...DELIVERY_REQUESTS.map((value) => ({ value, label: DELIVERY_REQUEST_LABELS[value] })),
] as const

type RequestFieldsProps = {
  /** `null` asks for nothing. */
  readonly preset: DeliveryRequest | null
  readonly onPreset: (preset: DeliveryRequest | null) => void
  /** What is typed for DIRECT_INPUT. */
  readonly typed: FieldState
}

/** What the buyer asks of the courier. */
export function RequestFields({ preset, onPreset, typed }: RequestFieldsProps) {
  return (
    <>
      <Select
        label="배송 요청사항"
        value={preset ?? NONE}
        choices={CHOICES}
        onChange={(value) => onPreset(value === NONE ? null : value)}
      />
      {preset === 'DIRECT_INPUT' ? (
        <FormInput
          state={typed}
          label="요청사항"
          isRequired
          hint={`${REQUEST_LENGTH_MAX}자까지 쓸 수 있어요.`}
          maxLength={REQUEST_LENGTH_MAX}
        />
      ) : null}
    </>
  )
}
