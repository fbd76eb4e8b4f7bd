import { heldPickupDay } from '@jangteo/core/claim/request/pickupDay.rules'
import {
  chosenPickupDayText,
  NO_PICKUP_DAY,
  PICKUP_WISH_HINT,
  pickupDayChoices,
} from '@jangteo/core/claim/request/pickupDay.view'
import { useLayoutEffect } from 'react'
import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import styles from './ClaimRequest.module.css'
import type { RequestEntry } from './useClaimRequest.ts'

/** Day on which the courier is wanted, the earliest possible one first; a day that is offered no more is taken back. */
export function ClaimRequestDay({ entry }: { readonly entry: RequestEntry }) {
  const { form, page, change } = entry
  const { pickupDayList: offered } = page
  const choices = pickupDayChoices(offered)
  useLayoutEffect(
    () => change(({ pickupOn }) => ({ pickupOn: heldPickupDay(pickupOn, offered) })),
    [change, offered],
  )
  if (choices.length === 0) return <p>수거일: {chosenPickupDayText(form, offered)}</p>
  return (
    <div className={styles.day}>
      <RadioGroup
        legend="수거 희망일"
        look="tiles"
        value={form.pickupOn ?? NO_PICKUP_DAY}
        choices={choices}
        onChange={(day) => change({ pickupOn: day === NO_PICKUP_DAY ? null : day })}
      />
      <p className={styles.hint}>{PICKUP_WISH_HINT}</p>
    </div>
  )
}
