import type { Courier } from '@jangteo/core/delivery/courier.codes'
import {
  decideInvoiceNumber,
  invoiceLengthsOf,
  invoiceLengthsText,
} from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { aNumberOf, COURIER_CHOICES } from './deskParcel.ts'

export type ShippedParcel = { readonly courierEnum: Courier; readonly invoice: string }

type DeskShipSheetProps = {
  readonly isOpen: boolean
  readonly onDismiss: () => void
  readonly onShip: (parcel: ShippedParcel) => void
}

/** Names the courier and the invoice number that an item leaves with. */
export function DeskShipSheet(props: DeskShipSheetProps) {
  return props.isOpen ? <ShipEditor {...props} /> : null
}

function problemsOf(courier: Courier, invoice: string) {
  const decision = decideInvoiceNumber(courier, invoice)
  return decision.ok ? {} : { invoice: invoiceProblemText(courier, decision.reason) }
}

function ShipEditor({ onDismiss, onShip }: DeskShipSheetProps) {
  const formId = useId()
  const [courier, setCourier] = useState<Courier>('CJ_LOGISTICS')
  const [firstNumber] = useState(() => aNumberOf('CJ_LOGISTICS', Date.now()))
  const fields = useFields({ invoice: firstNumber }, ({ invoice }) => problemsOf(courier, invoice))
  const choose = (chosen: Courier) => {
    setCourier(chosen)
    fields.stateOf('invoice').onValue(aNumberOf(chosen, Date.now()))
  }
  const footer = (
    <Button type="submit" form={formId} isWide>
      보내기
    </Button>
  )
  return (
    <Sheet isOpen title="송장 등록" onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() => onShip({ courierEnum: courier, invoice: fields.values.invoice })}
      >
        <Select label="택배사" value={courier} choices={COURIER_CHOICES} onChange={choose} />
        {invoiceLengthsOf(courier).length === 0 ? null : (
          <FormInput
            state={fields.stateOf('invoice')}
            label="송장번호"
            isRequired
            hint={invoiceLengthsText(courier)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Form>
    </Sheet>
  )
}
