import {
  DELIVERY_REQUESTS,
  DELIVERY_REQUEST_LABELS,
  PICKUP_REQUESTS,
  PICKUP_REQUEST_LABELS,
} from '@jangteo/core/address/deliveryRequest.codes'
import type { DeliveryRequest, PickupRequest } from '@jangteo/core/address/deliveryRequest.codes'
import { REQUEST_LENGTH_MAX } from '@jangteo/core/address/deliveryRequest.rules'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'

const NONE = 'NONE'

type RequestFieldsProps<Preset> = {
  /** `null` asks for nothing. */
  readonly preset: Preset | null
  readonly onPreset: (preset: Preset | null) => void
  /** Text for DIRECT_INPUT. */
  readonly typed: FieldState
}

/** Request of the buyer to the courier who delivers. */
export function RequestFields(props: RequestFieldsProps<DeliveryRequest>) {
  return (
    <PresetFields
      {...props}
      label="배송 요청사항"
      presets={DELIVERY_REQUESTS}
      labels={DELIVERY_REQUEST_LABELS}
    />
  )
}

/** Request of the buyer to the courier who fetches goods. */
export function PickupRequestFields(props: RequestFieldsProps<PickupRequest>) {
  return (
    <PresetFields
      {...props}
      label="수거 요청사항"
      presets={PICKUP_REQUESTS}
      labels={PICKUP_REQUEST_LABELS}
    />
  )
}

type PresetFieldsProps<Preset extends string> = RequestFieldsProps<Preset> & {
  readonly label: string
  readonly presets: readonly Preset[]
  readonly labels: Readonly<Record<Preset, string>>
}

function PresetFields<Preset extends string>(props: PresetFieldsProps<Preset>) {
  const { label, presets, labels, preset, onPreset, typed } = props
  const choices = presets.map((value) => ({ value, label: labels[value] }))
  return (
    <>
      <Select<Preset | typeof NONE>
        label={label}
        value={preset ?? NONE}
        choices={[{ value: NONE, label: '요청사항 없음' }, ...choices]}
        onChange={(value) => onPreset(value === NONE ? null : value)}
      />
      {preset === 'DIRECT_INPUT' ? (
        <FormInput
          state={typed}
          label="요청사항"
          isRequired
          hint={`${REQUEST_LENGTH_MAX}자까지 입력할 수 있어요.`}
          maxLength={REQUEST_LENGTH_MAX}
        />
      ) : null}
    </>
  )
}
