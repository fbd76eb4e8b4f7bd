import { AREA_ZONE_MESSAGES } from '@jangteo/core/shipping/areaZone.messages'
import { ZONECODE_LENGTH } from '@jangteo/core/shipping/areaZone.rules'
import {
  decideRangeListed,
  overlappedRange,
  ZONE_RANGE_NAME_LENGTH_MAX,
} from '@jangteo/core/shipping/areaZoneChange.rules'
import { AREA_ZONE_LABELS, REMOTE_ZONES } from '@jangteo/core/shipping/shipping.codes'
import type { RemoteZone } from '@jangteo/core/shipping/shipping.codes'
import { zoneRangeText } from '@jangteo/core/shipping/zoneRange.view'
import { refusalText } from '@jangteo/http/refusal/refusal'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRepeatKeys } from '../../../lib/repeatKeys.ts'
import { Button } from '../../../parts/action/Button.tsx'
import { Sheet } from '../../../parts/dialog/Sheet.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { useCommands } from '../../staff/useCommands.ts'
import { ZONE_QUERIES } from './zoneData.ts'
import type { ListedRange } from './zoneData.ts'

type Typed = Readonly<Record<'first' | 'last' | 'name', string>>

/** A range of one postcode is typed without its end. */
function toRange(zone: RemoteZone, { first, last, name }: Typed) {
  return {
    zone,
    firstZonecode: first.trim(),
    lastZonecode: last.trim() === '' ? first.trim() : last.trim(),
    name: name.trim(),
  }
}

const isZonecode = (text: string) => /^\d{5}$/.test(text)
const ZONECODE_PROBLEM = '우편번호 5자리를 입력해 주세요.'

function problemsOf(typed: Typed, listed: readonly ListedRange[]): Partial<Typed> {
  const range = toRange('ISLAND', typed)
  const decided = decideRangeListed(range, listed)
  const overlapped = overlappedRange(range, listed)
  const found = {
    first: isZonecode(range.firstZonecode) ? null : ZONECODE_PROBLEM,
    last: isZonecode(range.lastZonecode) ? null : ZONECODE_PROBLEM,
    name: range.name === '' ? '이름을 입력해 주세요.' : null,
  }
  if (found.first === null && found.last === null && !decided.ok) {
    const place =
      overlapped === null || decided.reason === 'ZONE_RANGE_REVERSED'
        ? ''
        : ` (${zoneRangeText(overlapped)} ${overlapped.name})`
    found.last = `${AREA_ZONE_MESSAGES[decided.reason]()}${place}`
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

type ZoneRangeSheetProps = {
  /** `null` for a new one. */
  readonly range: ListedRange | null
  /** The other ranges. */
  readonly listed: readonly ListedRange[]
  readonly onDismiss: () => void
}

/** Adds postcodes to a remote zone, or changes a range. */
export function ZoneRangeSheet({ range, listed, onDismiss }: ZoneRangeSheetProps) {
  const formId = useId()
  const [zone, setZone] = useState<RemoteZone>(range?.zone ?? 'ISLAND')
  const save = useSaveRange(range, onDismiss)
  const fields = useFields<keyof Typed>(
    {
      first: range?.firstZonecode ?? '',
      last: range?.lastZonecode ?? '',
      name: range?.name ?? '',
    },
    (typed) => problemsOf(typed, listed),
  )
  return (
    <Sheet
      isOpen
      title={range === null ? '우편번호 추가' : '우편번호 수정'}
      onDismiss={onDismiss}
      footer={
        <Button type="submit" form={formId} isWide isBusy={save.isPending}>
          저장
        </Button>
      }
    >
      <Form id={formId} fields={fields} onSubmit={() => save.mutate(toRange(zone, fields.values))}>
        <RadioGroup
          legend="지역"
          look="tiles"
          value={zone}
          choices={REMOTE_ZONES.map((value) => ({ value, label: AREA_ZONE_LABELS[value] }))}
          onChange={setZone}
        />
        <FormInput
          state={fields.stateOf('first')}
          label="시작 우편번호"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZONECODE_LENGTH}
        />
        <FormInput
          state={fields.stateOf('last')}
          label="끝 우편번호"
          hint="하나만 등록하면 비워 두세요."
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZONECODE_LENGTH}
        />
        <FormInput
          state={fields.stateOf('name')}
          label="이름"
          isRequired
          placeholder="경북 울릉군"
          autoComplete="off"
          maxLength={ZONE_RANGE_NAME_LENGTH_MAX}
        />
        {save.error === null ? null : <Callout tone="danger">{refusalText(save.error)}</Callout>}
      </Form>
    </Sheet>
  )
}

function useSaveRange(range: ListedRange | null, onDone: () => void) {
  const keys = useRepeatKeys()
  const { answered } = useCommands({ stale: ZONE_QUERIES, onDone })
  return useMutation({
    mutationFn: async (input: ReturnType<typeof toRange>) => {
      const { add, edit } = staffCalls.operatorZone
      if (range !== null) await edit.call({ ...input, id: range.zoneRangeId })
      else await add.call(input, { context: { idempotencyKey: keys.keyOf(input) } })
    },
    ...answered('우편번호를 저장했어요.'),
  })
}
