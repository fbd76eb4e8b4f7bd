import { Suspense, useId, useState } from 'react'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import type { SavedAddress } from '../../address/addressBook.ts'
import { AddressOption } from '../../address/AddressOption.tsx'
import { DestinationFields } from '../../address/DestinationFields.tsx'
import { EntryFields } from '../../address/EntryFields.tsx'
import { RequestFields } from '../../address/RequestFields.tsx'
import { changeProblems, chosenDestination, initialChange, refusedText } from './addressChange.ts'
import styles from './AddressChange.module.css'
import type { OrderData } from '../orderData.ts'
import { useAddressChange } from './useAddressChange.ts'

type AddressChangeSheetProps = {
  readonly isOpen: boolean
  readonly ordersId: string
  readonly onDismiss: () => void
}

/** Sends an order somewhere else, as long as its state permits and the fee stays the same. */
export function AddressChangeSheet({ isOpen, ...props }: AddressChangeSheetProps) {
  return <Suspense>{isOpen ? <LoadedChange {...props} /> : null}</Suspense>
}

type LoadedProps = Omit<AddressChangeSheetProps, 'isOpen'>

function LoadedChange(props: LoadedProps) {
  const calls = useCalls()
  const caller = useCaller()
  const { data: order } = useSuspenseQuery(
    calls.order.detail.queryOptions({ input: { id: props.ordersId } }),
  )
  const book = useQuery({ ...calls.address.list.queryOptions(), enabled: caller.isLoggedIn })
  const isWaiting = !caller.isKnown || (caller.isLoggedIn && book.isPending)
  return isWaiting ? null : (
    <ChangeEditor {...props} order={order} addresses={book.data?.content ?? []} />
  )
}

const TYPED = 'TYPED'

type EditorProps = LoadedProps & {
  readonly order: OrderData
  readonly addresses: readonly SavedAddress[]
}

function useChangeForm({ order, addresses, onDismiss }: EditorProps) {
  const initial = initialChange(order, addresses)
  const [choices, setChoices] = useState(initial.choices)
  const fields = useFields(initial.texts, (texts) => changeProblems(texts, choices))
  const change = useAddressChange(onDismiss)
  const submit = () => {
    if (change.isPending) return
    change.mutate({
      id: order.ordersIdEncrypt,
      addressId: order.orderAddressIdEncrypt,
      receiver: chosenDestination(fields.values, choices, addresses),
      deliveryRequestEnum: choices.preset,
      deliveryRequestText: fields.values.request,
      buildingEntryEnum: choices.entry,
      doorCodeText: fields.values.doorCode,
    })
  }
  const choose = (chosen: Partial<typeof choices>) => {
    change.reset()
    setChoices((former) => ({ ...former, ...chosen }))
  }
  return { choices, choose, fields, change, submit }
}

function ChangeEditor(props: EditorProps) {
  const { addresses, onDismiss } = props
  const formId = useId()
  const { choices, choose, fields, change, submit } = useChangeForm(props)
  const footer = (
    <div className={styles.footer}>
      <ChangeRefused change={change} />
      <Button type="submit" form={formId} isWide isBusy={change.isPending}>
        이 배송지로 변경
      </Button>
    </div>
  )
  return (
    <Sheet isOpen title="배송지 변경" onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={submit}>
        <p className={styles.intro}>
          배송비가 같은 곳으로만 변경할 수 있어요. 판매자가 상품을 준비하기 시작하면 변경할 수
          없어요.
        </p>
        {addresses.length === 0 ? null : (
          <AddressBook
            addresses={addresses}
            chosen={choices.addressId}
            onChoose={(addressId) => choose({ addressId })}
          />
        )}
        {choices.addressId === null ? <DestinationFields stateOf={fields.stateOf} /> : null}
        <RequestFields
          preset={choices.preset}
          onPreset={(preset) => choose({ preset })}
          typed={fields.stateOf('request')}
        />
        <EntryFields
          entry={choices.entry}
          onEntry={(entry) => choose({ entry })}
          doorCode={fields.stateOf('doorCode')}
        />
      </Form>
    </Sheet>
  )
}

type BookProps = {
  readonly addresses: readonly SavedAddress[]
  /** `null` is a new address. */
  readonly chosen: string | null
  readonly onChoose: (addressId: string | null) => void
}

function AddressBook({ addresses, chosen, onChoose }: BookProps) {
  const choices = [
    ...addresses.map((address) => ({
      value: address.buyerAddressIdEncrypt,
      label: <AddressOption address={address} />,
    })),
    { value: TYPED, label: '새로운 배송지 입력' },
  ]
  return (
    <div className={styles.addresses}>
      <RadioGroup
        legend="배송지"
        hidesLegend
        value={chosen ?? TYPED}
        choices={choices}
        onChange={(value) => onChoose(value === TYPED ? null : value)}
      />
    </div>
  )
}

function ChangeRefused({ change }: { readonly change: ReturnType<typeof useAddressChange> }) {
  if (change.error !== null) {
    return <Callout tone="danger">{refusalText(change.error)}</Callout>
  }
  const refused = change.data === undefined ? null : refusedText(change.data)
  return refused === null ? null : (
    <Callout tone="danger">
      <p>{refused.text}</p>
      {refused.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
    </Callout>
  )
}
