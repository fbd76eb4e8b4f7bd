import { formatDay, formatWeekday } from '@jangteo/core/calendar/dateText.rules'
import type { StaffAnswers } from '@jangteo/http/staff/staffCalls'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { staffCalls } from '../../staff/staffCalls.ts'
import { StaffPage } from '../../staff/StaffPage.tsx'
import styles from './Holidays.module.css'
import { useHolidayChange } from './useHolidayChange.ts'

type Holiday = StaffAnswers['operatorHoliday']['list']['holidayList'][number]

/** The public holidays, which every deadline in business days leaves out. */
export function HolidaysScreen() {
  const { data } = useSuspenseQuery({
    ...staffCalls.operatorHoliday.list.queryOptions(),
    staleTime: 0,
  })
  const { add, remove, isPending } = useHolidayChange()
  return (
    <StaffPage title="공휴일" place="장터 운영">
      {data.missingYear === null ? null : (
        <Callout>{`${data.missingYear}년 공휴일을 추가해 주세요. 추가하지 않으면 그 해의 기한을 평일로 계산해요.`}</Callout>
      )}
      <AddForm isBusy={isPending} onAdd={add} />
      <ul className={styles.days} aria-label="공휴일">
        {data.holidayList.map((holiday) => (
          <li key={holiday.day} className={styles.day}>
            <HolidayText holiday={holiday} />
            {holiday.addedYn === 'Y' ? (
              <IconButton
                icon={Trash2}
                iconSize="s"
                label={`${formatDay(holiday.day)} ${holiday.name ?? ''} 삭제`}
                disabled={isPending}
                onClick={() => remove({ day: holiday.day })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}

function HolidayText({ holiday: { day, name } }: { readonly holiday: Holiday }) {
  return (
    <span>
      {day.slice(0, 4)}년 {formatWeekday(day)}
      {name === null ? null : ` · ${name}`}
    </span>
  )
}

type AddFormProps = {
  readonly isBusy: boolean
  readonly onAdd: (
    holiday: { readonly day: string; readonly name: string },
    followed: { readonly onSuccess: () => void },
  ) => void
}

function AddForm({ isBusy, onAdd }: AddFormProps) {
  const [day, setDay] = useState('')
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day === '' || name.trim() === '') return
    onAdd({ day, name: name.trim() }, { onSuccess: () => setName('') })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label="날짜"
        type="date"
        isRequired
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TextInput
        label="이름"
        isRequired
        maxLength={30}
        placeholder="임시공휴일"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        추가
      </Button>
    </form>
  )
}
