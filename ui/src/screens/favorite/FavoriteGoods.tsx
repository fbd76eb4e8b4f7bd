import { formatNumber } from '@jangteo/core/money/money.rules'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { readId } from '@jangteo/core/navigation/query.rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useCalls } from '../../lib/deps.ts'
import { useUrlFilter } from '../../lib/useUrlFilter.ts'
import type { FilterUrl } from '../../lib/useUrlFilter.ts'
import { Button, ButtonLink } from '../../parts/action/Button.tsx'
import { Chip } from '../../parts/action/Chip.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { QueryBoundary } from '../../parts/boundary/QueryBoundary.tsx'
import { SkeletonPage } from '../../parts/boundary/Skeleton.tsx'
import { GoodsTilesSkeleton } from '../../parts/goods/GoodsTilesSkeleton.tsx'
import { ChipCount, ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { EditBar } from './EditBar.tsx'
import styles from './Favorite.module.css'
import { favoriteEntries } from './favoriteEntries.tsx'
import { GroupPicker } from './GroupPicker.tsx'
import { PickableGoods } from './PickableGoods.tsx'
import { useFavoriteEdit } from './useFavoriteEdit.ts'
import { useMyGoods } from './useMyGoods.ts'
import { useSelection } from './useSelection.ts'

const CATEGORY_URL: FilterUrl<{ readonly categoryId: number | null }> = {
  read: (query) => ({ categoryId: readId(query.get('category')) }),
  write: ({ categoryId }) => routes.favorite(categoryId === null ? {} : { category: categoryId }),
}

/** Favourites of a category, or of all; what loses its heart stays until the page is opened again. */
export function FavoriteGoods() {
  const { filter, change } = useUrlFilter(CATEGORY_URL)
  const { categoryId } = filter
  return (
    <>
      <FavoriteCategories categoryId={categoryId} onSelect={(id) => change({ categoryId: id })} />
      <QueryBoundary
        key={categoryId}
        skeleton={
          <SkeletonPage>
            <GoodsTilesSkeleton />
          </SkeletonPage>
        }
      >
        <FavoriteResults categoryId={categoryId} onShowAll={() => change({ categoryId: null })} />
      </QueryBoundary>
    </>
  )
}

type FavoriteCategoriesProps = {
  readonly categoryId: number | null
  readonly onSelect: (categoryId: number | null) => void
}

/** Counts of the member's favourites by category. */
function useCategories() {
  const calls = useCalls()
  return useSuspenseQuery(calls.favorite.myGoodsCategory.queryOptions()).data
}

function FavoriteCategories({ categoryId, onSelect }: FavoriteCategoriesProps) {
  const data = useCategories()
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
      <ChipStrip className={styles.chips}>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <Chip isSelected={id === categoryId} onSelect={() => onSelect(id)}>
              {name}
              <ChipCount>{formatNumber(count)}</ChipCount>
            </Chip>
          </li>
        ))}
      </ChipStrip>
    </nav>
  )
}

type FavoriteResultsProps = {
  readonly categoryId: number | null
  readonly onShowAll: () => void
}

function FavoriteResults({ categoryId, onShowAll }: FavoriteResultsProps) {
  const { goodsList, more } = useMyGoods(categoryId)
  const selection = useSelection()
  const [isPicking, setPicking] = useState(false)
  const { removal, placing } = useFavoriteEdit(selection.end)
  if (goodsList.length === 0) {
    return categoryId === null ? <NoFavorites /> : <NoFavoritesOfCategory onShowAll={onShowAll} />
  }
  const isNothing = selection.ids.length === 0
  return (
    <>
      <EditBar
        selection={selection}
        listedIds={goodsList.map(({ favoriteGoodsIdEncrypt: id }) => id)}
      >
        <Button size="s" disabled={isNothing} onClick={() => setPicking(true)}>
          그룹에 담기
        </Button>
        <Button
          variant="outline"
          size="s"
          disabled={isNothing}
          isBusy={removal.isPending}
          onClick={() => removal.mutate([...selection.ids])}
        >
          찜 해제
        </Button>
      </EditBar>
      <PickableGoods entries={favoriteEntries(goodsList)} selection={selection} more={more} />
      <GroupPicker
        isOpen={isPicking}
        title="어느 그룹에 담을까요?"
        onDismiss={() => setPicking(false)}
        onPick={(group) => {
          setPicking(false)
          placing.mutate({ ...group, favoriteIds: selection.ids })
        }}
      />
    </>
  )
}

function NoFavorites() {
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

/** The last favourite of a category was removed, and the category's chip with it. */
function NoFavoritesOfCategory({ onShowAll }: Pick<FavoriteResultsProps, 'onShowAll'>) {
  const { total } = useCategories()
  return total === 0 ? (
    <NoFavorites />
  ) : (
    <EmptyState icon={Heart} title="이 카테고리에는 찜한 상품이 없어요">
      <Button onClick={onShowAll}>찜한 상품 전체 보기</Button>
    </EmptyState>
  )
}
