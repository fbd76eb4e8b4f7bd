import { formatAddress } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import { Badge } from '../../parts/text/Badge.tsx'
import type { SavedAddress } from './addressBook.ts'
import styles from './Address.module.css'

/** An address as it stands in lists. */
export function AddressText({ address }: { readonly address: SavedAddress }) {
  return (
    <div className={styles.text}>
      <p className={styles.name}>
        {address.name}
        {address.defaultYn === 'Y' ? <Badge tone="brand">기본 배송지</Badge> : null}
      </p>
      <p>
        {address.receiverName} · {formatMobile(address.receiverMobile)}
      </p>
      <p className={styles.place}>{formatAddress(address)}</p>
    </div>
  )
}
