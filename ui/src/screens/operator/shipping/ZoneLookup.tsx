import { typedZoneOf, ZONECODE_LENGTH } from '@jangteo/core/shipping/areaZone.rules'
import { AREA_ZONE_LABELS } from '@jangteo/core/shipping/shipping.codes'
import { overlappedRange } from '@jangteo/core/shipping/areaZoneChange.rules'
import { useState } from 'react'
import { TextInput } from '../../../parts/field/TextInput.tsx'
import type { ListedRange } from './zoneData.ts'
import styles from './ZoneRanges.module.css'

type ZoneLookupProps = { readonly ranges: readonly ListedRange[]; readonly isLoading: boolean }

/** Says the zone of a postcode by the rule of the checkout, as soon as it is typed. */
export function ZoneLookup({ ranges, isLoading }: ZoneLookupProps) {
  const [typed, setTyped] = useState('')
  const zone = isLoading ? null : typedZoneOf(typed, ranges)
  const range = overlappedRange({ firstZonecode: typed, lastZonecode: typed }, ranges)
  const place = range === null ? '' : ` · ${range.name}`
  return (
    <div className={styles.lookup}>
      <TextInput
        label="우편번호 확인"
        inputMode="numeric"
        autoComplete="off"
        maxLength={ZONECODE_LENGTH}
        placeholder="63365"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
      />
      <output className={styles.found}>
        {zone === null ? '' : `${AREA_ZONE_LABELS[zone]}${place}`}
      </output>
    </div>
  )
}
