import styles from './JsonFacts.module.css'

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return JSON.stringify(value) ?? ''
}

/** Stored facts as names and values; nothing for `null`. */
export function JsonFacts({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return <span className={styles.value}>{textOf(value)}</span>
  return (
    <dl className={styles.facts}>
      {Object.entries(value).map(([name, fact]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}
