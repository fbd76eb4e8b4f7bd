import styles from './GoodsSections.module.css'

type FactTableProps = {
  readonly caption: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** Labels with their values, as the notices that the law asks for. */
export function FactTable({ caption, rows }: FactTableProps) {
  return (
    <table className={styles.table} aria-label={caption}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className={styles.row}>
            <th scope="row" className={styles.head}>
              {label}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
