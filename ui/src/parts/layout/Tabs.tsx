import { formatNumber } from '@jangteo/core/money/money.rules'
import styles from './Tabs.module.css'

type TabsProps<Key extends string> = {
  readonly label: string
  readonly tabs: readonly {
    readonly key: Key
    readonly label: string
    /** Count of the tab's entries; 0 is not shown, and absent is unknown. */
    readonly count?: number | undefined
  }[]
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
          <span>
            {tab.label}
            {tab.count === undefined || tab.count === 0 ? null : (
              <>
                {' '}
                <span className={styles.count}>{formatNumber(tab.count)}</span>
              </>
            )}
          </span>
        </button>
      ))}
    </nav>
  )
}
