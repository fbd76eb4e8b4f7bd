import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import {
  decideInvoiceNumber,
  invoiceLengthsOf,
  invoiceLengthsText,
} from '@jangteo/core/delivery/courier.rules'
import { invoiceProblemText } from '@jangteo/core/delivery/delivery.messages'
import { formatNumber } from '@jangteo/core/money/money.rules'
import { useId, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { Select } from '../../../parts/field/Select.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { ItemRefusal } from './ItemRefusal.tsx'
import type { ItemTry } from './useItemActions.ts'

type Parcel = { readonly courierEnum: Courier; readonly invoice: string }

type ShipSheetProps = {
  /** Items that leave in the parcel. */
  readonly count: number
  readonly tried: ItemTry
  readonly onDismiss: () => void
  readonly onShip: (parcel: Parcel) => void
}

const CHOICES = COURIERS.map((value) => ({ value, label: COURIER_LABELS[value] }))

function problemsOf(courier: Courier, invoice: string) {
  const decision = decideInvoiceNumber(courier, invoice)
  return decision.ok ? {} : { invoice: invoiceProblemText(courier, decision.reason) }
}

/** Asks for the courier and the invoice number of a parcel. */
export function ShipSheet({ count, tried, onDismiss, onShip }: ShipSheetProps) {
  const formId = useId()
  const [courier, setCourier] = useState<Courier>(COURIERS[0])
  const fields = useFields({ invoice: '' }, ({ invoice }) => problemsOf(courier, invoice))
  const footer = (
    <Button type="submit" form={formId} isWide isBusy={tried.isBusy}>
      {formatNumber(count)}개 발송 처리
    </Button>
  )
  return (
    <Sheet isOpen title="송장 등록" onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() => onShip({ courierEnum: courier, invoice: fields.values.invoice })}
      >
        <Select label="택배사" value={courier} choices={CHOICES} onChange={setCourier} />
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
        <ItemRefusal tried={tried} />
      </Form>
    </Sheet>
  )
}
