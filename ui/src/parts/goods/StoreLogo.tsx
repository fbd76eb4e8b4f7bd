import { Img } from '../picture/Img.tsx'
import styles from './StoreLogo.module.css'

const SIZES = { s: '28px', m: '56px', l: '96px' } as const

type StoreLogoProps = { readonly logo: string; readonly size?: keyof typeof SIZES }

/** The picture of a store, beside its name. */
export function StoreLogo({ logo, size = 'm' }: StoreLogoProps) {
  return (
    <span className={styles.logo} data-size={size}>
      <Img picture={logo} alt="" kind="logo" sizes={SIZES[size]} />
    </span>
  )
}
