import styles from './FactList.module.css'

type FactListProps = {
  /** `null` is left out. */
  readonly facts: readonly { readonly label: string; readonly value: string | null }[]
}

/** Facts, each beside its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) =>
        value === null ? null : (
          <div key={label} className={styles.fact}>
            <dt className={styles.name}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
