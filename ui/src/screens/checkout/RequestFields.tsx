import {
  DELIVERY_REQUESTS,
  DELIVERY_REQUEST_LABELS,
} from '@jangteo/core/address/deliveryRequest.codes'
import { REQUEST_LENGTH_MAX } from '@jangteo/core/address/deliveryRequest.rules'
import { FormInput } from '../../parts/FormInput.tsx'
import { Select } from '../../parts/Select.tsx'
import type { CheckoutEntry } from './useCheckoutForm.ts'

const NONE = 'NONE'
const CHOICES = [
  { value: NONE, label: '요청사항 없음' },
  ...DELIVERY_REQUESTS.map((value) => ({ value, label: DELIVERY_REQUEST_LABELS[value] })),
] as const

/** What the buyer asks of the courier. */
export function RequestFields({ entry }: { readonly entry: CheckoutEntry }) {
  const { choices, choose, fields } = entry
  return (
    <>
      <Select
        label="배송 요청사항"
        value={choices.preset ?? NONE}
        choices={CHOICES}
        onChange={(value) => choose({ preset: value === NONE ? null : value })}
      />
      {choices.preset === 'DIRECT_INPUT' ? (
        <FormInput
          state={fields.stateOf('request')}
          label="요청사항"
          isRequired
          hint={`${REQUEST_LENGTH_MAX}자까지 쓸 수 있어요.`}
          maxLength={REQUEST_LENGTH_MAX}
        />
      ) : null}
    </>
  )
}
