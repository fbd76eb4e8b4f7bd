import { Heart } from 'lucide-react'
import { Icon } from '../picture/Icon.tsx'
import { useFavorites } from './favorites.ts'
import styles from './FavoriteHeart.module.css'

type FavoriteHeartProps = {
  readonly goods: { readonly goodsId: number; readonly goodsName: string }
  /** On a picture it stands on a ground of its own; in a bar it has a frame. */
  readonly look?: 'picture' | 'bar'
}

/** Likes a product, or takes it back; full while it is a favourite. */
export function FavoriteHeart({ goods, look = 'picture' }: FavoriteHeartProps) {
  const favorites = useFavorites()
  if (favorites === null) return null
  const { goodsId, goodsName } = goods
  const isFavorite = favorites.goodsIds.has(goodsId)
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      aria-pressed={isFavorite}
      aria-label={`${goodsName} 찜`}
      onClick={() => favorites.toggle(goodsId)}
    >
      <span className={styles.ground}>
        <Icon of={Heart} isFilled={isFavorite} />
      </span>
    </button>
  )
}
