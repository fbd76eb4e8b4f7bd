import {
  BUILDING_ENTRIES,
  BUILDING_ENTRY_LABELS,
  type BuildingEntry,
} from '@jangteo/core/address/buildingEntry.codes'
import { DOOR_CODE_LENGTH_MAX } from '@jangteo/core/address/courierNote.rules'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import type { FieldState } from '../../parts/field/useFields.ts'

const NONE = 'NONE'
const CHOICES = [
  { value: NONE, label: '선택 안 함' },
  ...BUILDING_ENTRIES.map((value) => ({ value, label: BUILDING_ENTRY_LABELS[value] })),
] as const

type EntryFieldsProps = {
  /** `null` says nothing. */
  readonly entry: BuildingEntry | null
  readonly onEntry: (entry: BuildingEntry | null) => void
  /** Code for DOOR_CODE. */
  readonly doorCode: FieldState
}

/** Fields for the way of the courier into the building. */
export function EntryFields({ entry, onEntry, doorCode }: EntryFieldsProps) {
  return (
    <>
      <Select<BuildingEntry | typeof NONE>
        label="공동현관 출입 방법"
        value={entry ?? NONE}
        choices={CHOICES}
        onChange={(value) => onEntry(value === NONE ? null : value)}
      />
      {entry === 'DOOR_CODE' ? (
        <FormInput
          state={doorCode}
          label={BUILDING_ENTRY_LABELS.DOOR_CODE}
          isRequired
          hint="예: #1234, 종 모양 버튼 후 101호. 배송에만 쓰여요."
          maxLength={DOOR_CODE_LENGTH_MAX}
          autoComplete="off"
        />
      ) : null}
    </>
  )
}
