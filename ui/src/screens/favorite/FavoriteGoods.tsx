import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { Chip } from '../../parts/action/Chip.tsx'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsPlace, GoodsPlaces } from '../../parts/goods/GoodsTiles.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { useCentred } from '../../parts/layout/useCentred.ts'
import styles from './Favorite.module.css'
import { FavoriteCard } from './FavoriteCard.tsx'
import { useMyGoods } from './useMyGoods.ts'

/** Favourites of a category, or of all; what loses its heart stays until the page is opened again. */
export function FavoriteGoods() {
  const [categoryId, setCategoryId] = useState<number | null>(null)
  return (
    <>
      <FavoriteCategories categoryId={categoryId} onSelect={setCategoryId} />
      <QueryBoundary
        key={categoryId}
        skeleton={
          <SkeletonPage>
            <GoodsTilesSkeleton />
          </SkeletonPage>
        }
      >
        <FavoriteResults categoryId={categoryId} />
      </QueryBoundary>
    </>
  )
}

type FavoriteCategoriesProps = {
  readonly categoryId: number | null
  readonly onSelect: (categoryId: number | null) => void
}

function FavoriteCategories({ categoryId, onSelect }: FavoriteCategoriesProps) {
  const calls = useCalls()
  const strip = useCentred()
  const { data } = useSuspenseQuery(calls.favorite.myGoodsCategory.queryOptions())
  if (data.total === 0) return null
  const choices = [
    { id: null, name: '전체', count: data.total },
    ...data.categoryList.map((each) => ({
      id: each.categoryStoreId,
      name: each.categoryName,
      count: each.goodsCount,
    })),
  ]
  return (
    <nav aria-label="찜한 상품 카테고리">
      <ul ref={strip} className={styles.chips}>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <Chip isSelected={id === categoryId} onSelect={() => onSelect(id)}>
              {name} {count}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FavoriteResults({ categoryId }: Pick<FavoriteCategoriesProps, 'categoryId'>) {
  const { goodsList, more } = useMyGoods(categoryId)
  if (goodsList.length === 0) {
    return (
      <EmptyState
        icon={Heart}
        title="아직 찜한 상품이 없어요"
        text="마음에 드는 상품의 하트를 누르면 여기에 모여요."
      >
        <ButtonLink to={routes.ranking()}>인기 상품 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <GoodsPlaces>
        {goodsList.map((goods) => (
          <GoodsPlace key={goods.goodsId}>
            <FavoriteCard goods={goods} />
          </GoodsPlace>
        ))}
      </GoodsPlaces>
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}
