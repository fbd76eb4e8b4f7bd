import { formatSellerPhone } from '@jangteo/core/seller/sellerCompany.rules'
import { checkStoreProfile, STORE_INTRODUCTION_LENGTH_MAX } from '@jangteo/core/store/store.rules'
import type { StoreProfile } from '@jangteo/core/store/store.rules'
import { STORE_STATE_MESSAGES } from '@jangteo/core/store/storeState.messages'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { MaskedInput } from '../../../parts/field/MaskedInput.tsx'
import { TextArea } from '../../../parts/field/TextArea.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'

function problemsOf(profile: StoreProfile): Partial<Record<keyof StoreProfile, string>> {
  const violations = checkStoreProfile(profile)
  return Object.fromEntries(
    violations.map(({ field, code }) => [field, STORE_STATE_MESSAGES[code]()]),
  )
}

/** The part of the store that buyers read. */
export function StoreProfileForm({ store }: { readonly store: StoreProfile }) {
  const { introduction, phone, phoneHours, returnAddress } = store
  const fields = useFields<keyof StoreProfile>(
    { introduction, phone, phoneHours, returnAddress },
    problemsOf,
  )
  const { answered } = useCommands()
  const change = useMutation(
    staffCalls.sellerStore.change.mutationOptions(answered('스토어 정보를 저장했어요.')),
  )
  return (
    <Form fields={fields} onSubmit={() => change.mutate(fields.values)}>
      <TextArea
        state={fields.stateOf('introduction')}
        label="스토어 소개"
        isRequired
        max={STORE_INTRODUCTION_LENGTH_MAX}
      />
      <MaskedInput
        state={fields.stateOf('phone')}
        label="고객센터 전화번호"
        isRequired
        type="tel"
        format={formatSellerPhone}
      />
      <FormInput
        state={fields.stateOf('phoneHours')}
        label="상담 시간"
        isRequired
        hint="예: 평일 10:00–17:00 (점심 12:00–13:00)"
      />
      <FormInput state={fields.stateOf('returnAddress')} label="반품 주소" isRequired />
      {change.error === null ? null : <Callout tone="danger">{refusalText(change.error)}</Callout>}
      <Button type="submit" isBusy={change.isPending}>
        저장
      </Button>
    </Form>
  )
}
