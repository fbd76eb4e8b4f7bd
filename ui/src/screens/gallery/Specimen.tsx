import type { ReactNode } from 'react'
import styles from './DevOnlyScreen.module.css'

type SpecimenProps = {
  readonly name: string
  readonly layout?: 'row' | 'stack' | 'cards' | 'narrow'
  readonly children: ReactNode
}

/** A part in all its forms, under its name. */
export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-layout={layout} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles[layout]}>{children}</div>
    </section>
  )
}
