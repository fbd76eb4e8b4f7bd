import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQueries } from '@tanstack/react-query'
import { PackageSearch, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { useCalls } from '../../lib/deps.ts'
import { useLocation } from '../../lib/router.ts'
import { CountBadge } from '../../parts/text/Badge.tsx'
import { ButtonLink } from '../../parts/action/Button.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { cartLabel } from '../../parts/frame/cartLabel.ts'
import { IconLink } from '../../parts/action/IconButton.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { GoodsListing } from '../goods/list/GoodsListing.tsx'
import { readGoodsListing } from '../goods/list/goodsListing.ts'
import { CategoryChips } from './CategoryChips.tsx'
import styles from './CategoryDetail.module.css'
import { categorySource } from './categoryListing.ts'
import { CategoryPath } from './CategoryPath.tsx'
import { RecommendedGoods } from './RecommendedGoods.tsx'

/** A category: the way to it, what lies below it, its goods in the order and through the filters that the URL says. */
export function CategoryDetail({ categoryId }: { readonly categoryId: number }) {
  const calls = useCalls()
  const { cartCount } = useCaller()
  const { sort } = readGoodsListing(useLocation().search)
  const input = { id: categoryId }
  const [{ data: bar }, { data: below }] = useSuspenseQueries({
    queries: [
      calls.category.navigationBar.queryOptions({ input }),
      calls.category.child.queryOptions({ input }),
    ],
  })
  const name = bar.levelList.at(-1)?.categoryName ?? ''
  return (
    <>
      <title>{`${name} - 장터`}</title>
      <PageHeader
        title={name}
        width="page"
        links={
          <IconLink icon={ShoppingBag} label={cartLabel(cartCount)} to={routes.cart()}>
            <CountBadge count={cartCount} />
          </IconLink>
        }
      />
      <div className={styles.page}>
        <CategoryPath levels={bar.levelList} sort={sort} />
        <CategoryChips levels={bar.levelList} below={below.categoryList} sort={sort} />
        <GoodsListing
          source={categorySource(calls, categoryId)}
          none={<NoGoods />}
          instead={<RecommendedGoods categoryId={categoryId} />}
        />
      </div>
    </>
  )
}

function NoGoods() {
  return (
    <EmptyState icon={PackageSearch} title="아직 상품이 없어요" text="다른 카테고리를 둘러보세요.">
      <ButtonLink variant="outline" to={routes.category()}>
        카테고리 보기
      </ButtonLink>
    </EmptyState>
  )
}
