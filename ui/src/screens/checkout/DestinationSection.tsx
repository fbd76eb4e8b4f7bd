import { lazy, Suspense } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { PageSection } from '../../parts/layout/PageSection.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { DestinationFields } from '../address/DestinationFields.tsx'
import { EntryFields } from '../address/EntryFields.tsx'
import { RequestFields } from '../address/RequestFields.tsx'
import { useSheet } from '../../lib/useSheet.ts'
import type { CheckoutEntry } from './useCheckoutForm.ts'

const loadChoice = () => import('./AddressChoice.tsx')
const AddressChoice = lazy(async () => ({ default: (await loadChoice()).AddressChoice }))

/** Fetches the sheet's code while the finger is still on its button. */
function warmChoice(): void {
  loadChoice().catch(() => null)
}

type SectionProps = { readonly entry: CheckoutEntry }

/** Place where the order goes: a member chooses of the address book, a guest types. */
export function DestinationSection({ entry }: SectionProps) {
  return entry.page.orderer === null ? (
    <GuestDestination entry={entry} />
  ) : (
    <MemberDestination entry={entry} />
  )
}

function GuestDestination({ entry }: SectionProps) {
  const { stateOf, values } = entry.fields
  const takeOrderer = () => {
    stateOf('receiverName').onValue(values.ordererName)
    stateOf('receiverMobile').onValue(values.ordererMobile)
  }
  return (
    <PageSection
      title="배송지"
      problem={entry.problemOf('destination')}
      extra={
        <Button variant="text" size="s" onClick={takeOrderer}>
          주문자 정보와 동일
        </Button>
      }
    >
      <DestinationFields stateOf={stateOf} />
      <Request entry={entry} />
    </PageSection>
  )
}

function MemberDestination({ entry }: SectionProps) {
  const list = useSheet('addresses')
  const added = useSheet('newAddress')
  const { address } = entry
  return (
    <PageSection
      title="배송지"
      problem={entry.problemOf('destination')}
      extra={
        <Button
          variant="text"
          size="s"
          aria-label={address === null ? '배송지 추가' : '배송지 변경'}
          onPointerDown={warmChoice}
          onClick={list.open}
        >
          {address === null ? '추가' : '변경'}
        </Button>
      }
    >
      {address === null ? <p>저장한 배송지가 없어요.</p> : <AddressText address={address} />}
      <Request entry={entry} />
      <Suspense>
        {list.isOpen || added.isOpen ? (
          <AddressChoice entry={entry} list={list} added={added} />
        ) : null}
      </Suspense>
    </PageSection>
  )
}

function Request({ entry }: SectionProps) {
  return (
    <>
      <RequestFields
        preset={entry.choices.preset}
        onPreset={(preset) => entry.choose({ preset })}
        typed={entry.fields.stateOf('request')}
      />
      <EntryFields
        entry={entry.choices.entry}
        onEntry={(chosen) => entry.choose({ entry: chosen })}
        doorCode={entry.fields.stateOf('doorCode')}
      />
    </>
  )
}
