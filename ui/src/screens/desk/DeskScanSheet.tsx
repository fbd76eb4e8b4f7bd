import { TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import type { TrackingLevel } from '@jangteo/core/delivery/tracking.codes'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Select } from '../../parts/field/Select.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useFields } from '../../parts/field/useFields.ts'
import { LEVEL_CHOICES, SCAN_TIME_CHOICES, scanMoment, USUAL_PLACES } from './deskParcel.ts'
import type { ScanTime } from './deskParcel.ts'

export type SentScan = {
  readonly level: TrackingLevel
  readonly place: string
  readonly at: string | null
}

type DeskScanSheetProps = {
  readonly isOpen: boolean
  /** The level that would come next. */
  readonly nextLevel: TrackingLevel
  readonly onDismiss: () => void
  readonly onSend: (scan: SentScan) => void
}

const PLACE_LENGTH_MAX = 30

/** Has the courier report a parcel: any level, in any order, now or late. */
export function DeskScanSheet(props: DeskScanSheetProps) {
  return props.isOpen ? <ScanEditor {...props} /> : null
}

function ScanEditor({ nextLevel, onDismiss, onSend }: DeskScanSheetProps) {
  const formId = useId()
  const [level, setLevel] = useState(nextLevel)
  const [time, setTime] = useState<ScanTime>('NOW')
  const fields = useFields({ place: USUAL_PLACES[nextLevel] }, ({ place }) =>
    place.trim() === '' ? { place: '장소를 입력해 주세요.' } : {},
  )
  const choose = (value: string) => {
    const chosen = TRACKING_LEVELS.find((each) => String(each) === value) ?? level
    setLevel(chosen)
    fields.stateOf('place').onValue(USUAL_PLACES[chosen])
  }
  const footer = (
    <Button type="submit" form={formId} isWide>
      보내기
    </Button>
  )
  return (
    <Sheet isOpen title="택배사 스캔" onDismiss={onDismiss} footer={footer}>
      <Form
        id={formId}
        fields={fields}
        onSubmit={() =>
          onSend({ level, place: fields.values.place, at: scanMoment(time, Date.now()) })
        }
      >
        <Select label="단계" value={String(level)} choices={LEVEL_CHOICES} onChange={choose} />
        <FormInput
          state={fields.stateOf('place')}
          label="장소"
          isRequired
          maxLength={PLACE_LENGTH_MAX}
        />
        <Select label="언제" value={time} choices={SCAN_TIME_CHOICES} onChange={setTime} />
      </Form>
    </Sheet>
  )
}
