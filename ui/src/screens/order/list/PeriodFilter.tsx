import type { Day } from '@jangteo/core/calendar/day.rules'
import { PERIOD_PRESET_LABELS, PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import { periodOf } from '@jangteo/core/calendar/period.rules'
import type { Period } from '@jangteo/core/calendar/period.rules'
import { useState } from 'react'
import { Chip } from '../../../parts/action/Chip.tsx'
import type { Lookup } from './orderFilter.ts'
import styles from './OrderList.module.css'
import { PeriodForm } from './PeriodForm.tsx'

type PeriodFilterProps = {
  readonly period: Lookup['period']
  readonly today: Day
  readonly onSelect: (period: Lookup['period']) => void
}

/** From when to when: a chip, or two days of the buyer's own. */
export function PeriodFilter({ period, today, onSelect }: PeriodFilterProps) {
  const [isWriting, setIsWriting] = useState(false)
  const own: Period | null = typeof period === 'object' ? period : null
  const isOwn = own !== null || isWriting
  const shown = typeof period === 'object' ? period : periodOf(period, today)
  return (
    <fieldset className={styles.period} aria-label="조회 기간">
      <div className={styles.chips}>
        {PERIOD_PRESETS.map((preset) => (
          <Chip
            key={preset}
            isSelected={!isOwn && preset === period}
            onSelect={() => {
              setIsWriting(false)
              onSelect(preset)
            }}
          >
            {PERIOD_PRESET_LABELS[preset]}
          </Chip>
        ))}
        <Chip isSelected={isOwn} onSelect={() => setIsWriting(true)}>
          직접입력
        </Chip>
      </div>
      {isOwn ? (
        <PeriodForm
          key={`${shown.start} ${shown.end}`}
          period={shown}
          today={today}
          onSubmit={onSelect}
        />
      ) : null}
    </fieldset>
  )
}
