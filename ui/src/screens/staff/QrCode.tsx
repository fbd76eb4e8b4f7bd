import { encodeQR } from 'qr'
import styles from './QrCode.module.css'

/** Blank modules around a code, without which readers do not find it (ISO/IEC 18004). */
const BORDER = 4

/** One square of the path for each dark module. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
}

type QrCodeProps = { readonly text: string; readonly label: string }

/** A text as a code for the camera of another device; dark on light in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(rows)} />
    </svg>
  )
}
