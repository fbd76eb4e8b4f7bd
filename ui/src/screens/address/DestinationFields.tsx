import { ADDRESS_LINE_LENGTH_MAX } from '@jangteo/core/address/address.rules'
import type { Destination } from '@jangteo/core/address/address.rules'
import { NAME_LENGTH_MAX } from '@jangteo/core/member/member.rules'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { MobileInput } from '../../parts/field/MobileInput.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'

type DestinationFieldsProps = {
  readonly stateOf: (name: keyof Destination) => FieldState
}

/** Party that takes a parcel, and where. */
export function DestinationFields({ stateOf }: DestinationFieldsProps) {
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

/** The place itself. Postcode and road address are typed; whatever looks them up fills these two fields. */
function PlaceFields({ stateOf }: DestinationFieldsProps) {
  return (
    <>
      <FormInput
        state={stateOf('zonecode')}
        label="우편번호"
        isRequired
        hint="새 우편번호 다섯 자리를 입력해 주세요."
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={5}
      />
      <FormInput
        state={stateOf('roadAddress')}
        label="도로명 주소"
        isRequired
        autoComplete="shipping address-line1"
        maxLength={ADDRESS_LINE_LENGTH_MAX}
      />
      <FormInput
        state={stateOf('detailAddress')}
        label="상세주소"
        hint="동·호수, 건물 이름"
        autoComplete="shipping address-line2"
        maxLength={ADDRESS_LINE_LENGTH_MAX}
      />
    </>
  )
}
