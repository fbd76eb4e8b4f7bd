import type { Day } from '@jangteo/core/calendar/day.rules'
import { PERIOD_PRESET_LABELS, PERIOD_PRESETS } from '@jangteo/core/calendar/period.codes'
import type { PeriodPreset } from '@jangteo/core/calendar/period.codes'
import { periodOf } from '@jangteo/core/calendar/period.rules'
import { useState } from 'react'
import { Select } from '../../../parts/field/Select.tsx'
import type { Lookup } from './orderFilter.ts'
import styles from './OrderList.module.css'
import { PeriodForm } from './PeriodForm.tsx'

const OWN = 'OWN'

const CHOICES: readonly { readonly value: PeriodPreset | typeof OWN; readonly label: string }[] = [
  ...PERIOD_PRESETS.map((value) => ({ value, label: PERIOD_PRESET_LABELS[value] })),
  { value: OWN, label: '직접입력' },
]

type PeriodFilterProps = {
  readonly period: Lookup['period']
  readonly today: Day
  readonly onSelect: (period: Lookup['period']) => void
}

/** From when to when: one of a few periods, or two days of the buyer's own. */
export function PeriodFilter({ period, today, onSelect }: PeriodFilterProps) {
  const [isWriting, setIsWriting] = useState(false)
  const isPreset = typeof period !== 'object'
  const shown = isPreset ? periodOf(period, today) : period
  return (
    <>
      <Select
        label="조회 기간"
        hidesLabel
        look="chip"
        value={isPreset && !isWriting ? period : OWN}
        choices={CHOICES}
        onChange={(chosen) => {
          setIsWriting(chosen === OWN)
          if (chosen !== OWN) onSelect(chosen)
        }}
      />
      {isPreset && !isWriting ? null : (
        <div className={styles.period}>
          <PeriodForm
            key={`${shown.start} ${shown.end}`}
            period={shown}
            today={today}
            onSubmit={onSelect}
          />
        </div>
      )}
    </>
  )
}
