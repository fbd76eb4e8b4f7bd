import { ADDRESS_LINE_LENGTH_MAX } from '@jangteo/core/address/address.rules'
import type { Destination } from '@jangteo/core/address/address.rules'
import type { FoundPlace } from '@jangteo/core/address/addressSearch.rules'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { searchesAddresses } from './addressSearch.ts'
import { Button } from '../../parts/action/Button.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
import { AddressSearchFailed } from './AddressSearchFailed.tsx'
import styles from './AddressSearch.module.css'

const loadFrame = () => import('./AddressSearchFrame.tsx')
const AddressSearchFrame = lazy(() =>
  loadFrame().then(
    (module) => ({ default: module.AddressSearchFrame }),
    () => ({ default: AddressSearchFailed }),
  ),
)

function warmFrame(): void {
  loadFrame().catch(() => null)
}

export type PlaceFieldsProps = {
  readonly stateOf: (name: keyof Destination) => FieldState
}

/** Switches between search and typing. The pressed button goes, so the first control of the other way gets the focus. */
function useTyping() {
  const [isTyped, setTyped] = useState(() => !searchesAddresses())
  const [switchCount, setSwitchCount] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (switchCount > 0) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [switchCount])
  const toggle = () => {
    setTyped((former) => !former)
    setSwitchCount((count) => count + 1)
  }
  return { isTyped, toggle, place }
}

/** The place of a parcel: looked up, so that its detail alone is typed, or typed as a whole. */
export function PlaceFields({ stateOf }: PlaceFieldsProps) {
  const { isTyped, toggle, place } = useTyping()
  return (
    <div ref={place} className={styles.fields}>
      {isTyped ? (
        <TypedPlace stateOf={stateOf} onSearch={searchesAddresses() ? toggle : null} />
      ) : (
        <SearchedPlace stateOf={stateOf} onType={toggle} />
      )}
    </div>
  )
}

function DetailInput({ stateOf }: PlaceFieldsProps) {
  return (
    <FormInput
      state={stateOf('detailAddress')}
      label="상세주소"
      hint="동·호수, 건물 이름"
      autoComplete="shipping address-line2"
      maxLength={ADDRESS_LINE_LENGTH_MAX}
    />
  )
}

function TypedPlace({
  stateOf,
  onSearch,
}: PlaceFieldsProps & { readonly onSearch: (() => void) | null }) {
  return (
    <>
      <FormInput
        state={stateOf('zonecode')}
        label="우편번호"
        isRequired
        hint="새 우편번호 다섯 자리"
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
      <DetailInput stateOf={stateOf} />
      {onSearch === null ? null : (
        <Button variant="outline" size="s" onClick={onSearch}>
          주소 찾기
        </Button>
      )}
    </>
  )
}

/** Fills in what was found, closes the search and puts the focus into the detail. */
function usePick({ stateOf }: PlaceFieldsProps) {
  const [isSearching, setSearching] = useState(false)
  const [pickCount, setPickCount] = useState(0)
  const detail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pickCount > 0) detail.current?.querySelector('input')?.focus()
  }, [pickCount])
  const pick = ({ zonecode, roadAddress }: FoundPlace) => {
    stateOf('zonecode').onValue(zonecode)
    stateOf('roadAddress').onValue(roadAddress)
    setSearching(false)
    setPickCount((count) => count + 1)
  }
  return { isSearching, toggle: () => setSearching((former) => !former), pick, detail }
}

function SearchedPlace({ stateOf, onType }: PlaceFieldsProps & { readonly onType: () => void }) {
  const { isSearching, toggle, pick, detail } = usePick({ stateOf })
  const [zonecode, road] = [stateOf('zonecode'), stateOf('roadAddress')]
  const isFound = zonecode.value !== '' && road.value !== ''
  const isWrong = zonecode.problem !== null || road.problem !== null
  const problem = isFound ? (zonecode.problem ?? road.problem) : '주소를 검색해 주세요.'
  return (
    <>
      <fieldset className={styles.place}>
        <legend className={styles.label}>
          주소
          <span className={styles.required}>
            <span aria-hidden> *</span>
            <VisuallyHidden> 필수</VisuallyHidden>
          </span>
        </legend>
        {isFound ? <p>{`(${zonecode.value}) ${road.value}`}</p> : null}
        <div className={styles.buttons}>
          <Button
            variant="outline"
            aria-expanded={isSearching}
            data-problem={isWrong}
            onPointerDown={warmFrame}
            onClick={toggle}
          >
            {isSearching ? '검색 닫기' : '주소 찾기'}
          </Button>
          <Button variant="quiet" onClick={onType}>
            직접 입력
          </Button>
        </div>
        {isWrong ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <Suspense>{isSearching ? <AddressSearchFrame onPick={pick} /> : null}</Suspense>
      </fieldset>
      {isFound ? (
        <div ref={detail}>
          <DetailInput stateOf={stateOf} />
        </div>
      ) : null}
    </>
  )
}
