import { formatNumber } from '@jangteo/core/money/money.rules'
import { Bell, Heart, type LucideIcon } from 'lucide-react'
import { Button } from '../../parts/action/Button.tsx'
import { IconToggle } from '../../parts/action/IconToggle.tsx'
import { Icon } from '../../parts/picture/Icon.tsx'
import { VisuallyHidden } from '../../parts/text/VisuallyHidden.tsx'
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
  const onHeart = () => void toggleHeart()
  if (look === 'icons') {
    return (
      <span className={styles.icons}>
        <IconToggle
          icon={Heart}
          label={`${storeName} 찜`}
          isOn={favor.isFavorite}
          onToggle={onHeart}
        />
        {favor.isFavorite ? (
          <IconToggle
            icon={Bell}
            label={`${storeName} 소식 알림`}
            isOn={favor.isAlertOn}
            onToggle={toggleAlert}
          />
        ) : null}
      </span>
    )
  }
  return (
    <div className={styles.actions}>
      <Toggle icon={Heart} subject={storeName} isOn={favor.isFavorite} onToggle={onHeart}>
        {count === null || count === 0 ? '찜' : `찜 ${formatNumber(count)}`}
      </Toggle>
      {favor.isFavorite ? (
        <Toggle icon={Bell} subject={storeName} isOn={favor.isAlertOn} onToggle={toggleAlert}>
          소식 알림
        </Toggle>
      ) : null}
    </div>
  )
}

type ToggleProps = {
  readonly icon: LucideIcon
  /** Name of the store, for everybody who does not see beside what it stands. */
  readonly subject: string
  readonly isOn: boolean
  readonly onToggle: () => void
  readonly children: string
}

function Toggle({ icon, subject, isOn, onToggle, children }: ToggleProps) {
  return (
    <Button variant="outline" size="s" aria-pressed={isOn} onClick={onToggle}>
      <span className={styles.mark}>
        <Icon of={icon} size="s" isFilled={isOn} />
      </span>
      <span>
        <VisuallyHidden>{subject} </VisuallyHidden>
        {children}
      </span>
    </Button>
  )
}
