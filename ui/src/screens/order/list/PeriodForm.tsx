import { CALENDAR_MESSAGES } from '@jangteo/core/calendar/calendar.messages'
import { isDay } from '@jangteo/core/calendar/day.rules'
import type { Day } from '@jangteo/core/calendar/day.rules'
import { decidePeriod } from '@jangteo/core/calendar/period.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import { Button } from '../../../parts/action/Button.tsx'
import { Form } from '../../../parts/field/Form.tsx'
import { FormInput } from '../../../parts/field/FormInput.tsx'
import { useFields } from '../../../parts/field/useFields.ts'
import type { Problems } from '../../../parts/field/useFields.ts'
import styles from './OrderList.module.css'

type PeriodFormProps = {
  readonly period: Period
  readonly today: Day
  readonly onSubmit: (period: Period) => void
}

function problemsOf(period: Period, today: Day): Problems<keyof Period> {
  if (!isDay(period.start)) return { start: '시작일을 선택해 주세요.' }
  if (!isDay(period.end)) return { end: '종료일을 선택해 주세요.' }
  const decision = decidePeriod(period, today)
  if (decision.ok) return {}
  return { start: CALENDAR_MESSAGES[decision.reason]() }
}

/** The first and the last day to look orders up in. */
export function PeriodForm({ period, today, onSubmit }: PeriodFormProps) {
  const fields = useFields(period, (values) => problemsOf(values, today))
  return (
    <Form fields={fields} onSubmit={() => onSubmit(fields.values)}>
      <div className={styles.days}>
        <FormInput state={fields.stateOf('start')} label="시작일" type="date" />
        <FormInput state={fields.stateOf('end')} label="종료일" type="date" />
      </div>
      <Button type="submit" variant="outline" isWide>
        조회
      </Button>
    </Form>
  )
}
