import { Heart } from 'lucide-react'
import { Icon } from '../picture/Icon.tsx'
import { useFavoriteToggle, useIsFavorite } from './favorites.ts'
import styles from './FavoriteHeart.module.css'

type FavoriteHeartProps = {
  readonly goods: { readonly goodsId: number; readonly goodsName: string }
  /** On a picture it stands on a ground of its own; in a bar it has a frame. */
  readonly look?: 'picture' | 'bar'
}

/** Likes a product, or takes it back; full while it is a favourite. */
export function FavoriteHeart(props: FavoriteHeartProps) {
  const toggle = useFavoriteToggle()
  return toggle === null ? null : <Toggle {...props} onToggle={toggle} />
}

type ToggleProps = FavoriteHeartProps & { readonly onToggle: (goodsId: number) => Promise<void> }

function Toggle({ goods: { goodsId, goodsName }, look = 'picture', onToggle }: ToggleProps) {
  const isFavorite = useIsFavorite(goodsId)
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-pressed={isFavorite}
      aria-label={`${goodsName} 찜`}
      onClick={() => void onToggle(goodsId)}
    >
      <span className={styles.ground}>
        <Icon of={Heart} isFilled={isFavorite} />
      </span>
    </button>
  )
}
