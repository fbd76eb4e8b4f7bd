import { replacesGoods } from '@jangteo/core/claim/request/claimRequest.rules'
import type { Destination } from '@jangteo/core/address/address.rules'
import { PICKUP_METHOD_LABELS } from '@jangteo/core/claim/request/claimPickup.codes'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useSheet } from '../../../lib/useSheet.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { PageSection } from '../../../parts/layout/PageSection.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import type { Fields } from '../../../parts/field/useFields.ts'
import { PickupRequestFields, RequestFields } from '../../address/RequestFields.tsx'
import styles from './ClaimRequest.module.css'
import { placeProblems, placesOf } from './claimRequestForm.ts'
import type { PlaceTexts } from './claimRequestForm.ts'
import { ClaimRequestDay } from './ClaimRequestDay.tsx'
import { ClaimRequestFrame } from './ClaimRequestFrame.tsx'
import { ClaimRequestParcel } from './ClaimRequestParcel.tsx'
import { ClaimRequestPlace } from './ClaimRequestPlace.tsx'
import { ClaimRequestSummary } from './ClaimRequestSummary.tsx'
import { useArea } from './useArea.ts'
import type { RequestEntry } from './useClaimRequest.ts'

/** Comes when another place is first chosen. */
const ClaimRequestPlaceSheet = lazy(async () => ({
  default: (await import('./ClaimRequestPlaceSheet.tsx')).ClaimRequestPlaceSheet,
}))

type StepProps = { readonly entry: RequestEntry }
type SectionProps = StepProps & {
  readonly fields: Fields<keyof PlaceTexts>
  readonly area: ReturnType<typeof useArea>
}

/** The third step of an exchange or a return: the pickup, and the address of a replacement. */
export function ClaimRequestPickup({ entry }: StepProps) {
  const { target, page, form, change, view } = entry
  const { pickupText, invoiceNumber, reshipText } = form
  const fields = useFields<keyof PlaceTexts>({ pickupText, invoiceNumber, reshipText }, (texts) =>
    placeProblems(target.type, form, texts),
  )
  const { values } = fields
  const isCollected = form.method === 'COLLECT'
  const pickupArea = useArea(target, {
    zonecode: isCollected ? (form.pickupPlace ?? page.receiver).zonecode : null,
    code: 'CLAIM_AREA_NOT_COLLECTED',
  })
  const reshipArea = useArea(target, {
    zonecode: replacesGoods(target.type) ? (form.reshipPlace ?? page.receiver).zonecode : null,
    code: 'ORDER_AREA_NOT_DELIVERABLE',
  })
  const isReached = pickupArea.problem === null && reshipArea.problem === null
  // Within the event that changed it, so that a reload right after loses nothing.
  useLayoutEffect(() => change(values), [values, change])
  const submit = () => view.place(placesOf(target.type, { ...form, ...values }, page.receiver))
  return (
    <ClaimRequestFrame
      entry={entry}
      fields={{ ...fields, isRight: fields.isRight && isReached }}
      onSubmit={submit}
      aside={<ClaimRequestSummary entry={entry} />}
    >
      <PageSection title="보내는 방법" problem={pickupArea.problem}>
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
        {isCollected ? (
          <Pickup entry={entry} fields={fields} area={pickupArea} />
        ) : (
          <ClaimRequestParcel entry={entry} fields={fields} />
        )}
      </PageSection>
      {replacesGoods(target.type) ? (
        <Reship entry={entry} fields={fields} area={reshipArea} />
      ) : null}
    </ClaimRequestFrame>
  )
}

/** Place where the seller's courier comes. */
function Pickup({ entry, fields, area }: SectionProps) {
  const { form, page, change } = entry
  return (
    <>
      <Place
        entry={entry}
        name="수거지"
        place={form.pickupPlace ?? page.receiver}
        onPlace={(pickupPlace) => change({ pickupPlace })}
      />
      <Extra text={area.extraText} />
      <ClaimRequestDay entry={entry} />
      <PickupRequestFields
        preset={form.pickupPreset}
        onPreset={(pickupPreset) => change({ pickupPreset })}
        typed={fields.stateOf('pickupText')}
      />
    </>
  )
}

/** Place where the goods go that replace others. */
function Reship({ entry, fields, area }: SectionProps) {
  const { form, page, change } = entry
  return (
    <PageSection title="교환 상품 배송지" problem={area.problem}>
      <Place
        entry={entry}
        name="교환 상품 배송지"
        place={form.reshipPlace ?? page.receiver}
        onPlace={(reshipPlace) => change({ reshipPlace })}
      />
      <Extra text={area.extraText} />
      <RequestFields
        preset={form.reshipPreset}
        onPreset={(reshipPreset) => change({ reshipPreset })}
        typed={fields.stateOf('reshipText')}
      />
    </PageSection>
  )
}

function Extra({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <Callout>
      <p>{text}</p>
    </Callout>
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
      {sheet.isOpen ? (
        <Suspense>
          <ClaimRequestPlaceSheet
            title={`${name} 변경`}
            orderPlace={entry.page.receiver}
            place={place}
            onDismiss={sheet.dismiss}
            onPlace={(chosen) => {
              onPlace(chosen)
              sheet.dismiss()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
