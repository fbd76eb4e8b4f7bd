import type { Inputs } from '@jangteo/http/call/calls'
import { ADDRESS_NAME_LENGTH_MAX } from '@jangteo/core/address/address.rules'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useRepeatKeys } from '../../lib/repeatKeys.ts'
import { Button } from '../../parts/action/Button.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { Checkbox } from '../../parts/field/Checkbox.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { addressProblems, editedFields } from './addressBook.ts'
import type { SavedAddress } from './addressBook.ts'
import { DestinationFields } from './DestinationFields.tsx'

type AddressSheetProps = {
  readonly isOpen: boolean
  /** The address to change; `null` adds a new one. */
  readonly address: SavedAddress | null
  readonly onDismiss: () => void
  readonly onSaved: (address: SavedAddress) => void
}

/** Adds or changes an address of the address book. */
export function AddressSheet(props: AddressSheetProps) {
  return props.isOpen ? <AddressEditor {...props} /> : null
}

function useSaveAddress({ address, onSaved }: AddressSheetProps) {
  const calls = useCalls()
  const queryClient = useQueryClient()
  const { keyOf } = useRepeatKeys()
  return useMutation({
    mutationFn: (input: Inputs['address']['create']) =>
      address === null
        ? calls.address.create.call(input, { context: { idempotencyKey: keyOf(input) } })
        : calls.address.change.call({ ...input, id: address.buyerAddressIdEncrypt }),
    onSuccess: async (saved) => {
      await queryClient.invalidateQueries({ queryKey: calls.address.key() })
      onSaved(saved)
    },
  })
}

function AddressEditor(props: AddressSheetProps) {
  const { address, onDismiss } = props
  const formId = useId()
  const isDefault = address?.defaultYn === 'Y'
  const [becomesDefault, setBecomesDefault] = useState(isDefault)
  const fields = useFields(editedFields(address), addressProblems)
  const save = useSaveAddress(props)
  const submit = () => {
    if (!save.isPending) save.mutate({ ...fields.values, defaultYn: becomesDefault ? 'Y' : 'N' })
  }
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={save.isPending}>
      저장하기
    </Button>
  )
  return (
    <Sheet
      isOpen
      title={address === null ? '새 배송지' : '배송지 수정'}
      onDismiss={onDismiss}
      footer={footer}
    >
      <Form id={formId} fields={fields} onSubmit={submit}>
        <FormInput
          state={fields.stateOf('name')}
          label="배송지 이름"
          isRequired
          placeholder="우리 집, 회사"
          maxLength={ADDRESS_NAME_LENGTH_MAX}
        />
        <DestinationFields stateOf={fields.stateOf} />
        {isDefault ? null : (
          <Checkbox isChecked={becomesDefault} onChange={setBecomesDefault}>
            기본 배송지로 저장
          </Checkbox>
        )}
        {save.error === null ? null : <Callout tone="danger">{refusalText(save.error)}</Callout>}
      </Form>
    </Sheet>
  )
}
