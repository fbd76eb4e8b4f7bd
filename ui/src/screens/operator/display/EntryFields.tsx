import { EVENT_ENTRY_LIMIT_LABELS, EVENT_ENTRY_LIMITS } from '@jangteo/core/display/event.codes'
import { formatWon } from '@jangteo/core/money/money.rules'
import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { Select } from '../../../parts/field/Select.tsx'
import { FactList } from '../../../parts/text/FactList.tsx'
import { labelled } from '../../staff/form/labelled.ts'
import { FormSection } from '../../staff/form/FormSection.tsx'
import { MomentInput } from '../../staff/form/MomentInput.tsx'
import formStyles from '../../staff/form/StaffForm.module.css'
import type { EntryDraft } from './eventDraft.ts'
import { PrizeList } from './PrizeList.tsx'

const LIMITS = labelled(EVENT_ENTRY_LIMITS, EVENT_ENTRY_LIMIT_LABELS)

type EntryFieldsProps = {
  readonly entry: EntryDraft
  /** People may have entered: it is shown and not changed. */
  readonly isFixed: boolean
  readonly problem: string | null
  readonly onChange: (part: Partial<EntryDraft>) => void
}

/** Fields of the terms and prizes of an event. */
export function EntryFields({ entry, isFixed, problem, onChange }: EntryFieldsProps) {
  const { perEnum, announceAt, prizeList } = entry
  const problems = problem === null ? [] : [problem]
  if (isFixed) {
    return (
      <FormSection title="응모 (시작한 뒤에는 바꿀 수 없어요)" problems={problems}>
        <FactList
          facts={[
            { label: '응모 방법', value: EVENT_ENTRY_LIMIT_LABELS[perEnum] },
            { label: '발표', value: formatDateTime(Date.parse(announceAt)) },
            ...prizeList.map(({ prizeName, quantity, prizeValue }) => ({
              label: prizeName,
              value: `${quantity}개 · ${formatWon(prizeValue)}`,
            })),
          ]}
        />
      </FormSection>
    )
  }
  return (
    <FormSection title="응모" problems={problems}>
      <Select
        label="응모 방법"
        value={perEnum}
        choices={LIMITS}
        onChange={(chosen) => onChange({ perEnum: chosen })}
      />
      <MomentInput
        label="발표"
        isRequired
        value={announceAt}
        onValue={(at) => (at === null ? undefined : onChange({ announceAt: at }))}
      />
      <div className={formStyles.wide}>
        <PrizeList begun={prizeList} onChange={(prizes) => onChange({ prizeList: prizes })} />
      </div>
    </FormSection>
  )
}
