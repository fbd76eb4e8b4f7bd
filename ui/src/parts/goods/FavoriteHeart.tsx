import { Heart } from 'lucide-react'
import { IconToggle } from '../action/IconToggle.tsx'
import { useFavoriteToggle, useIsFavorite } from './favorites.ts'

type FavoriteHeartProps = {
  readonly goods: { readonly goodsId: number; readonly goodsName: string }
  readonly look?: 'picture' | 'bar'
}

/** Likes a product, or takes it back; full while it is a favourite. */
export function FavoriteHeart(props: FavoriteHeartProps) {
  const toggle = useFavoriteToggle()
  return toggle === null ? null : <Toggle {...props} onToggle={toggle} />
}

type ToggleProps = FavoriteHeartProps & { readonly onToggle: (goodsId: number) => Promise<void> }

function Toggle({ goods: { goodsId, goodsName }, look = 'picture', onToggle }: ToggleProps) {
  return (
    <IconToggle
      icon={Heart}
      label={`${goodsName} 찜`}
      isOn={useIsFavorite(goodsId)}
      look={look}
      onToggle={() => void onToggle(goodsId)}
    />
  )
}
