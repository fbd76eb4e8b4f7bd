import { formatAddress } from '@jangteo/core/address/address.rules'
import type { Destination } from '@jangteo/core/address/address.rules'
import { formatMobile } from '@jangteo/core/member/mask.rules'
import styles from './ClaimRequest.module.css'

type PlaceProps = {
  /** Name of the address: `수거지`. */
  readonly name: string
  readonly place: Destination
}

/** Somebody's place as it is read. */
export function ClaimRequestPlace({ name, place }: PlaceProps) {
  return (
    <div className={styles.placeText}>
      <p className={styles.placeName}>{name}</p>
      <p>
        {place.receiverName} · {formatMobile(place.receiverMobile)}
      </p>
      <p className={styles.hint}>{formatAddress(place)}</p>
    </div>
  )
}
