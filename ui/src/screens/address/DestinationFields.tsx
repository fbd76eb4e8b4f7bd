import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { MobileInput } from '../../parts/field/MobileInput.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import type { PlaceFieldsProps } from './PlaceFields.tsx'

/** Fields of a receiver and an address. */
export function DestinationFields({ stateOf }: PlaceFieldsProps) {
  return (
    <>
      <FormInput
        state={stateOf('receiverName')}
        label="받는 분"
        isRequired
        autoComplete="shipping name"
        maxLength={NAME_LENGTH_MAX}
      />
      <MobileInput state={stateOf('receiverMobile')} label="휴대폰 번호" isRequired />
      <PlaceFields stateOf={stateOf} />
    </>
  )
}
