import { addDays, isDay, kstDayOf } from '@jangteo/core/calendar/day.rules'
import { useId, useState } from 'react'
import { Button } from '../../parts/action/Button.tsx'
import { Form } from '../../parts/field/Form.tsx'
import { FormInput } from '../../parts/field/FormInput.tsx'
import { Sheet } from '../../parts/dialog/Sheet.tsx'
import { useFields } from '../../parts/field/useFields.ts'

/** Reason why an item ships late, and on which Korean day instead. */
export type DelayNotice = { readonly delayReason: string; readonly shipsOn: string }

type DeskDelaySheetProps = {
  readonly isOpen: boolean
  readonly onDismiss: () => void
  readonly onSend: (notice: DelayNotice) => void
}

const USUAL_REASON = '상품 준비에 시간이 더 필요해요.'
const USUAL_DAYS = 3
const REASON_LENGTH_MAX = 100

/** Lets the desk notify a buyer that an item ships later. */
export function DeskDelaySheet(props: DeskDelaySheetProps) {
  return props.isOpen ? <DelayEditor {...props} /> : null
}

function problemsOf({ delayReason, shipsOn }: DelayNotice, today: string) {
  return {
    ...(delayReason.trim() === '' ? { delayReason: '사유를 입력해 주세요.' } : {}),
    ...(isDay(shipsOn) && shipsOn >= today ? {} : { shipsOn: '오늘이나 그 뒤로 선택해 주세요.' }),
  }
}

function DelayEditor({ onDismiss, onSend }: DeskDelaySheetProps) {
  const formId = useId()
  const [today] = useState(() => kstDayOf(Date.now()))
  const initial = { delayReason: USUAL_REASON, shipsOn: addDays(today, USUAL_DAYS) }
  const fields = useFields(initial, (values) => problemsOf(values, today))
  const footer = (
    <Button type="submit" form={formId} isWide>
      보내기
    </Button>
  )
  return (
    <Sheet isOpen title="배송지연 안내" onDismiss={onDismiss} footer={footer}>
      <Form id={formId} fields={fields} onSubmit={() => onSend(fields.values)}>
        <FormInput
          state={fields.stateOf('delayReason')}
          label="사유"
          isRequired
          maxLength={REASON_LENGTH_MAX}
        />
        <FormInput state={fields.stateOf('shipsOn')} label="발송예정일" isRequired type="date" />
      </Form>
    </Sheet>
  )
}
