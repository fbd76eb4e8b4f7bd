import { swatchOf } from '@jangteo/core/goods/swatch.rules'
import styles from './Swatch.module.css'

type SwatchProps = { readonly optionName: string; readonly value: string }

/** Colour of an option's value, beside its word; nothing where the word names none. */
export function Swatch({ optionName, value }: SwatchProps) {
  const swatch = swatchOf(optionName, value)
  if (swatch === null) return null
  return <span className={styles.swatch} data-swatch={swatch} aria-hidden />
}
