import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { COURIER_LABELS } from '@jangteo/core/delivery/courier.codes'
import { formatInvoiceNumber } from '@jangteo/core/delivery/courier.rules'
import { TRACKING_LEVEL_LABELS, TRACKING_LEVELS } from '@jangteo/core/delivery/tracking.codes'
import { reachedLevel } from '@jangteo/core/delivery/tracking.rules'
import { useSheet } from '../../lib/useSheet.ts'
import { Button } from '../../parts/action/Button.tsx'
import styles from './Desk.module.css'
import type { DeskItemData } from './deskData.ts'
import { DeskScanSheet } from './DeskScanSheet.tsx'
import type { SentScan } from './DeskScanSheet.tsx'
import { useDeskScans } from './useDesk.ts'

type Parcel = NonNullable<DeskItemData['parcel']>

type DeskParcelProps = { readonly item: DeskItemData; readonly parcel: Parcel }

/** The parcel of an item: who carries it, what was reported, and what may be reported. */
export function DeskParcel({ item, parcel }: DeskParcelProps) {
  const sheet = useSheet(`scan-${item.orderItemIdEncrypt}`)
  const { send, isSending } = useDeskScans(item)
  const { courierEnum, invoice, takesScans, scans } = parcel
  const reached = scans.length === 0 ? 0 : reachedLevel(scans)
  const nextLevel = TRACKING_LEVELS.find((level) => level > reached) ?? 6
  return (
    <div className={styles.parcel}>
      <div className={styles.head}>
        <p className={styles.facts}>
          <strong>{COURIER_LABELS[courierEnum]}</strong>
          <span className={styles.order}>{formatInvoiceNumber(invoice ?? '송장번호 없음')}</span>
        </p>
        {takesScans ? (
          <Button size="s" variant="outline" isBusy={isSending} onClick={sheet.open}>
            스캔 보내기
          </Button>
        ) : (
          <span className={styles.order}>배송조회 없음</span>
        )}
      </div>
      {scans.length === 0 ? null : <Scans scans={scans} onRepeat={send} />}
      <DeskScanSheet
        isOpen={sheet.isOpen}
        nextLevel={nextLevel}
        onDismiss={sheet.dismiss}
        onSend={(scan) => send({ ...scan, onDone: sheet.dismiss })}
      />
    </div>
  )
}

type ScansProps = { readonly scans: Parcel['scans']; readonly onRepeat: (scan: SentScan) => void }

function Scans({ scans, onRepeat }: ScansProps) {
  return (
    <ol className={styles.scans}>
      {scans.map(({ at, level, place }) => (
        <li key={`${at} ${level} ${place}`} className={styles.scan}>
          <span>
            {level} {TRACKING_LEVEL_LABELS[level]} · {place} · {formatDateTime(Date.parse(at))}
          </span>
          <Button
            size="s"
            variant="quiet"
            aria-label={`${TRACKING_LEVEL_LABELS[level]} ${place} 같은 스캔 재전송`}
            onClick={() => onRepeat({ level, place, at })}
          >
            재전송
          </Button>
        </li>
      ))}
    </ol>
  )
}
