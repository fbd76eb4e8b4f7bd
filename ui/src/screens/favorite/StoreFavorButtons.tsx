import { formatNumber } from '@jangteo/core/money/money.rules'
import { Bell, Heart } from 'lucide-react'
import { Button } from '../../parts/action/Button.tsx'
import { IconToggle } from '../../parts/action/IconToggle.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import styles from './Favorite.module.css'
import { type Favor, useStoreFavor } from './useStoreFavor.ts'

type StoreFavorButtonsProps = {
  readonly store: { readonly storeUrl: string; readonly storeName: string }
  readonly favor: Favor
  /** Members who like the store; `null` leaves it out. */
  readonly count?: number | null
  /** Drawings alone where the row has room for nothing else. */
  readonly look?: 'icons' | 'words'
  readonly onChanged: (favor: Favor) => Promise<void> | void
}

/** The heart of a store, and beside a full one the bell of its news. */
export function StoreFavorButtons(props: StoreFavorButtonsProps) {
  const { store, favor, count = null, look = 'words', onChanged } = props
  const { storeUrl, storeName } = store
  const { toggleHeart, toggleAlert } = useStoreFavor({ storeUrl, favor, onChanged })
  const heart = { icon: Heart, label: `${storeName} 찜`, isOn: favor.isFavorite }
  const bell = { icon: Bell, label: `${storeName} 소식 알림`, isOn: favor.isAlertOn }
  if (look === 'icons') {
    return (
      <span className={styles.icons}>
        <IconToggle {...heart} onToggle={toggleHeart} />
        {favor.isFavorite ? <IconToggle {...bell} onToggle={toggleAlert} /> : null}
      </span>
    )
  }
  return (
    <div className={styles.actions}>
      <Toggle {...heart} onToggle={toggleHeart}>
        {count === null || count === 0 ? '찜' : `찜 ${formatNumber(count)}`}
      </Toggle>
      {favor.isFavorite ? (
        <Toggle {...bell} onToggle={toggleAlert}>
          소식 알림
        </Toggle>
      ) : null}
    </div>
  )
}

type ToggleProps = Parameters<typeof IconToggle>[0] & { readonly children: string }

function Toggle({ icon, label, isOn, onToggle, children }: ToggleProps) {
  return (
    <Button variant="outline" size="s" aria-pressed={isOn} aria-label={label} onClick={onToggle}>
      <Icon of={icon} size="s" isFilled={isOn} />
      {children}
    </Button>
  )
}
