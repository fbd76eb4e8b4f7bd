import styles from './Tabs.module.css'

type TabsProps<Key extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly label: string }[]
  readonly current: Key
  readonly onSelect: (key: Key) => void
}

/** Places of one page or kinds of one list, one of them shown. */
export function Tabs<Key extends string>({ label, tabs, current, onSelect }: TabsProps<Key>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className={styles.tab}
          aria-current={tab.key === current}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </nav>
  )
}
