import type { SavedAddress } from './addressBook.ts'
import { AddressText } from './AddressText.tsx'
import styles from './Address.module.css'

/** An address as one of a few to choose of. */
export function AddressOption({ address }: { readonly address: SavedAddress }) {
  return (
    <div className={styles.option}>
      <AddressText address={address} />
    </div>
  )
}
