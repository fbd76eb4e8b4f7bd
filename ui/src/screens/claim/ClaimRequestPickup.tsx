import type { Destination } from '@jangteo/core/address/address.rules'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/claimPickup.codes'
import { COURIER_LABELS, COURIERS } from '@jangteo/core/delivery/courier.codes'
import type { Courier } from '@jangteo/core/delivery/courier.codes'
import { invoiceLengthsText } from '@jangteo/core/delivery/courier.rules'
import { useEffect } from 'react'
import { useSheet } from '../../app/useSheet.ts'
import { Button } from '../../parts/Button.tsx'
import { FormInput } from '../../parts/FormInput.tsx'
import { PageSection } from '../../parts/PageSection.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { Select } from '../../parts/Select.tsx'
import { useFields } from '../../parts/useFields.ts'
import type { Fields } from '../../parts/useFields.ts'
import { PickupRequestFields, RequestFields } from '../address/RequestFields.tsx'
import styles from './ClaimRequest.module.css'
import { ClaimRequestArea } from './ClaimRequestArea.tsx'
import { placeProblems, placesOf } from './claimRequestForm.ts'
import type { PlaceTexts } from './claimRequestForm.ts'
import { ClaimRequestFrame } from './ClaimRequestFrame.tsx'
import { ClaimRequestPlace } from './ClaimRequestPlace.tsx'
import { ClaimRequestPlaceSheet } from './ClaimRequestPlaceSheet.tsx'
import { ClaimRequestSummary } from './ClaimRequestSummary.tsx'
import type { RequestEntry } from './useClaimRequest.ts'

type StepProps = { readonly entry: RequestEntry }
type SectionProps = StepProps & { readonly fields: Fields<keyof PlaceTexts> }

/** The third step of what was delivered: how goods come back, and where others go. */
export function ClaimRequestPickup({ entry }: StepProps) {
  const { target, page, form, change, send } = entry
  const { pickupText, invoiceNumber, reshipText } = form
  const fields = useFields<keyof PlaceTexts>({ pickupText, invoiceNumber, reshipText }, (texts) =>
    placeProblems(target.type, form, texts),
  )
  const { values } = fields
  useEffect(() => change(values), [values, change])
  const submit = () =>
    send({
      type: 'buyer.place',
      places: placesOf(target.type, { ...form, ...values }, page.receiver),
    })
  return (
    <ClaimRequestFrame
      entry={entry}
      fields={fields}
      onSubmit={submit}
      aside={<ClaimRequestSummary entry={entry} />}
    >
      <PageSection title="보내는 방법">
        <RadioGroup
          legend="보내는 방법"
          hidesLegend
          look="tiles"
          value={form.method}
          choices={page.pickupMethodEnumList.map((value) => ({
            value,
            label: PICKUP_METHOD_LABELS[value],
          }))}
          onChange={(method) => change({ method })}
        />
        {form.method === 'SEND' ? (
          <Parcel entry={entry} fields={fields} />
        ) : (
          <Pickup entry={entry} fields={fields} />
        )}
      </PageSection>
      {target.type === 'EXCHANGE' ? <Reship entry={entry} fields={fields} /> : null}
    </ClaimRequestFrame>
  )
}

/** Where the seller's courier comes. */
function Pickup({ entry, fields }: SectionProps) {
  const { form, page, change } = entry
  return (
    <>
      <Place
        entry={entry}
        name="수거지"
        place={form.pickupPlace ?? page.receiver}
        onPlace={(pickupPlace) => change({ pickupPlace })}
      />
      <ClaimRequestArea
        entry={entry}
        zonecode={(form.pickupPlace ?? page.receiver).zonecode}
        code="CLAIM_AREA_NOT_COLLECTED"
      />
      <PickupRequestFields
        preset={form.pickupPreset}
        onPreset={(pickupPreset) => change({ pickupPreset })}
        typed={fields.stateOf('pickupText')}
      />
    </>
  )
}

/** Where the goods go that replace others. */
function Reship({ entry, fields }: SectionProps) {
  const { form, page, change } = entry
  return (
    <PageSection title="교환한 상품을 받을 곳">
      <Place
        entry={entry}
        name="받을 곳"
        place={form.reshipPlace ?? page.receiver}
        onPlace={(reshipPlace) => change({ reshipPlace })}
      />
      <ClaimRequestArea
        entry={entry}
        zonecode={(form.reshipPlace ?? page.receiver).zonecode}
        code="ORDER_AREA_NOT_DELIVERABLE"
      />
      <RequestFields
        preset={form.reshipPreset}
        onPreset={(reshipPreset) => change({ reshipPreset })}
        typed={fields.stateOf('reshipText')}
      />
    </PageSection>
  )
}

type PlaceProps = StepProps & {
  readonly name: string
  readonly place: Destination
  readonly onPlace: (place: Destination) => void
}

function Place({ entry, name, place, onPlace }: PlaceProps) {
  const sheet = useSheet(name)
  return (
    <div className={styles.place}>
      <ClaimRequestPlace name={name} place={place} />
      <span className={styles.change}>
        <Button variant="outline" size="s" aria-label={`${name} 변경`} onClick={sheet.open}>
          변경
        </Button>
      </span>
      <ClaimRequestPlaceSheet
        isOpen={sheet.isOpen}
        title={`${name} 변경`}
        orderPlace={entry.page.receiver}
        place={place}
        onDismiss={sheet.dismiss}
        onPlace={(chosen) => {
          onPlace(chosen)
          sheet.dismiss()
        }}
      />
    </div>
  )
}

const NO_COURIER = ''
/** A seller's own delivery is nothing that a buyer sends with. */
const SENDERS = COURIERS.filter((courier) => courier !== 'DIRECT')

/** What the buyer sends the goods with. */
function Parcel({ entry: { form, change }, fields }: SectionProps) {
  const { courier } = form
  const isMissing = fields.failedCount > 0 && courier === null
  return (
    <>
      <p className={styles.hint}>
        판매자의 반품지로 먼저 보낸 뒤 송장번호를 적어 주세요. 반품지는 상품 상세의 배송·교환·반품
        안내에 있어요.
      </p>
      <Select<Courier | typeof NO_COURIER>
        label="택배사"
        isRequired
        value={courier ?? NO_COURIER}
        problem={isMissing ? '택배사를 선택해 주세요.' : null}
        choices={[
          { value: NO_COURIER, label: '택배사를 선택해 주세요' },
          ...SENDERS.map((value) => ({ value, label: COURIER_LABELS[value] })),
        ]}
        onChange={(value) => change({ courier: value === NO_COURIER ? null : value })}
      />
      <FormInput
        label="송장번호"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...(courier === null ? {} : { hint: invoiceLengthsText(courier) })}
        state={fields.stateOf('invoiceNumber')}
      />
    </>
  )
}
