import { Img } from '../picture/Img.tsx'
import styles from './StoreLogo.module.css'

type StoreLogoProps = { readonly logo: string; readonly size?: 'm' | 'l' }

/** The picture of a store, beside its name. */
export function StoreLogo({ logo, size = 'm' }: StoreLogoProps) {
  return (
    <span className={styles.logo} data-size={size}>
      <Img picture={logo} alt="" kind="logo" sizes={size === 'l' ? '96px' : '56px'} />
    </span>
  )
}
