import type { Destination } from '@jangteo/core/address/address.rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCaller } from '../../../lib/caller.ts'
import { useCalls } from '../../../lib/deps.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { destinationOf, destinationProblems, EMPTY_DESTINATION } from '../../address/addressBook.ts'
import type { SavedAddress } from '../../address/addressBook.ts'
import { AddressText } from '../../address/AddressText.tsx'
import { DestinationFields } from '../../address/DestinationFields.tsx'
import { ClaimRequestPlace } from './ClaimRequestPlace.tsx'
import { placeChoice } from './claimRequestPlaces.ts'
import type { PlaceChoice } from './claimRequestPlaces.ts'

type PlaceSheetProps = {
  readonly title: string
  /** Place where the order went. */
  readonly orderPlace: Destination
  readonly place: Destination
  readonly onDismiss: () => void
  readonly onPlace: (place: Destination) => void
}

/** Another place: the order's, one of the address book, or a new one. */
export function ClaimRequestPlaceSheet(props: PlaceSheetProps) {
  const calls = useCalls()
  const caller = useCaller()
  const book = useQuery({ ...calls.address.list.queryOptions(), enabled: caller.isLoggedIn })
  if (!caller.isKnown || (caller.isLoggedIn && book.isPending)) return null
  return <PlaceEditor {...props} addresses={book.data?.content ?? []} />
}

type EditorProps = PlaceSheetProps & {
  readonly addresses: readonly SavedAddress[]
}

function PlaceEditor({ title, orderPlace, place, addresses, onDismiss, onPlace }: EditorProps) {
  const formId = useId()
  const [choice, setChoice] = useState<PlaceChoice>(() => placeChoice(place, orderPlace, addresses))
  const isTyped = choice === 'TYPED'
  const fields = useFields(isTyped ? destinationOf(place) : EMPTY_DESTINATION, (texts) =>
    isTyped ? destinationProblems(texts) : {},
  )
  const saved = addresses.find((each) => each.buyerAddressIdEncrypt === choice)
  const submit = () => onPlace(isTyped ? fields.values : destinationOf(saved ?? orderPlace))
  const choices = [
    { value: 'ORDER', label: <ClaimRequestPlace name="주문한 배송지" place={orderPlace} /> },
    ...addresses.map((address) => ({
      value: address.buyerAddressIdEncrypt,
      label: <AddressText address={address} />,
    })),
    { value: 'TYPED', label: '새로운 주소 입력' },
  ]
  const footer = (
    <Button type="submit" form={formId} isWide>
      이 배송지로 선택
    </Button>
  )
  return (
    <Sheet isOpen title={title} onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={submit}>
        <RadioGroup
          legend={title}
          hidesLegend
          look="cards"
          value={choice}
          choices={choices}
          onChange={setChoice}
        />
        {isTyped ? <DestinationFields stateOf={fields.stateOf} /> : null}
      </Form>
    </Sheet>
  )
}
