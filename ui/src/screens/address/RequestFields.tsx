import {
  DELIVERY_REQUESTS,
  DELIVERY_REQUEST_LABELS,
  PICKUP_REQUESTS,
  PICKUP_REQUEST_LABELS,
} from '@jangteo/core/address/deliveryRequest.codes'
import type { DeliveryRequest, PickupRequest } from '@jangteo/core/address/deliveryRequest.codes'
import { REQUEST_LENGTH_MAX } from '@jangteo/core/address/deliveryRequest.rules'
import type { FieldState } from '../../parts/field/useFields.ts'
import { ChoiceFields } from './ChoiceFields.tsx'

const NO_REQUEST = '요청사항 없음'
const TYPED_REQUEST = {
  of: 'DIRECT_INPUT',
  label: '요청사항',
  hint: `${REQUEST_LENGTH_MAX}자까지 입력할 수 있어요.`,
  maxLength: REQUEST_LENGTH_MAX,
} as const

type RequestFieldsProps<Preset> = {
  /** `null` asks for nothing. */
  readonly preset: Preset | null
  readonly onPreset: (preset: Preset | null) => void
  /** Text for DIRECT_INPUT. */
  readonly typed: FieldState
}

/** Request of the buyer to the courier who delivers. */
export function RequestFields({ preset, onPreset, typed }: RequestFieldsProps<DeliveryRequest>) {
  return (
    <ChoiceFields
      label="배송 요청사항"
      none={NO_REQUEST}
      values={DELIVERY_REQUESTS}
      labels={DELIVERY_REQUEST_LABELS}
      value={preset}
      onValue={onPreset}
      typed={{ ...TYPED_REQUEST, state: typed }}
    />
  )
}

/** Request of the buyer to the courier who fetches goods. */
export function PickupRequestFields({
  preset,
  onPreset,
  typed,
}: RequestFieldsProps<PickupRequest>) {
  return (
    <ChoiceFields
      label="수거 요청사항"
      none={NO_REQUEST}
      values={PICKUP_REQUESTS}
      labels={PICKUP_REQUEST_LABELS}
      value={preset}
      onValue={onPreset}
      typed={{ ...TYPED_REQUEST, state: typed }}
    />
  )
}
