import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { AREA_ZONE_LABELS } from '@jangteo/core/shipping/shipping.codes'
import { zoneRangeText } from '@jangteo/core/shipping/zoneRange.view'
import { DataTable } from '../../../parts/table/DataTable.tsx'
import type { DataColumn } from '../../../parts/table/DataTable.tsx'
import type { RangeChange } from './zoneData.ts'
import styles from './ZoneRanges.module.css'

const CHANGE_LABELS: Readonly<Record<RangeChange['changeEnum'], string>> = {
  ADDED: '추가',
  REMOVED: '삭제',
}

const COLUMNS: readonly DataColumn<RangeChange>[] = [
  { key: 'at', header: '일시', cell: ({ at }) => formatDateTime(Date.parse(at)) },
  { key: 'change', header: '변경', cell: ({ changeEnum }) => CHANGE_LABELS[changeEnum] },
  { key: 'range', header: '우편번호', isTitle: true, cell: zoneRangeText },
  { key: 'name', header: '이름', cell: ({ name }) => name },
  { key: 'zone', header: '지역', cell: ({ zone }) => AREA_ZONE_LABELS[zone] },
  { key: 'who', header: '운영자', cell: ({ who }) => who },
]

/** The last changes of the postcodes, the newest first; a changed range was removed and added. */
export function RangeChanges({ changes }: { readonly changes: readonly RangeChange[] }) {
  return (
    <section className={styles.changes} aria-labelledby="zone-range-changes">
      <h2 id="zone-range-changes" className={styles.title}>
        변경 이력
      </h2>
      <DataTable
        name="변경 이력"
        columns={COLUMNS}
        rows={changes}
        keyOf={(change) => `${change.at} ${change.changeEnum} ${change.firstZonecode}`}
        nameOf={zoneRangeText}
        empty="아직 바꾼 적이 없어요."
      />
    </section>
  )
}
