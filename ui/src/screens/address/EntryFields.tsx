import {
  BUILDING_ENTRIES,
  BUILDING_ENTRY_LABELS,
  type BuildingEntry,
} from '@jangteo/core/address/buildingEntry.codes'
import { DOOR_CODE_LENGTH_MAX } from '@jangteo/core/address/courierNote.rules'
import type { FieldState } from '../../parts/field/useFields.ts'
import { ChoiceFields } from './ChoiceFields.tsx'

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
    <ChoiceFields
      label="공동현관 출입 방법"
      none="선택 안 함"
      values={BUILDING_ENTRIES}
      labels={BUILDING_ENTRY_LABELS}
      value={entry}
      onValue={onEntry}
      typed={{
        of: 'DOOR_CODE',
        state: doorCode,
        label: BUILDING_ENTRY_LABELS.DOOR_CODE,
        hint: '예: #1234, 종 모양 버튼 후 101호. 배송에만 쓰여요.',
        maxLength: DOOR_CODE_LENGTH_MAX,
        autoComplete: 'off',
      }}
    />
  )
}
