import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { useCaller } from '../../app/caller.ts'
import { useCalls } from '../../app/deps.ts'
import { QueryBoundary } from '../../app/QueryBoundary.tsx'
import { CountBadge } from '../../parts/Badge.tsx'
import { GoodsTilesSkeleton } from '../../parts/GoodsTilesSkeleton.tsx'
import { cartLabel } from '../../parts/Header.tsx'
import { IconLink } from '../../parts/IconButton.tsx'
import { PageHeader } from '../../parts/PageHeader.tsx'
import { SkeletonPage } from '../../parts/Skeleton.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import styles from './CategoryDetail.module.css'
import { CategoryGoods } from './CategoryGoods.tsx'
import { categoryListingUrl } from './categoryListing.ts'
import { CategoryPath } from './CategoryPath.tsx'
import { CategoryToolbar } from './CategoryToolbar.tsx'
import { useCategoryListing } from './useCategoryListing.ts'

/** A category: the way to it, what lies below it, its goods in the order and through the filters that the URL says. */
export function CategoryDetail({ categoryId }: { readonly categoryId: number }) {
  const calls = useCalls()
  const { cartCount } = useCaller()
  const { listing, change } = useCategoryListing(categoryId)
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
        <CategoryPath levels={bar.levelList} sort={listing.sort} />
        <CategoryChips levels={bar.levelList} below={below.categoryList} sort={listing.sort} />
        <CategoryToolbar categoryId={categoryId} listing={listing} onChange={change} />
        <QueryBoundary
          key={categoryListingUrl(categoryId, listing)}
          skeleton={
            <SkeletonPage>
              <GoodsTilesSkeleton />
            </SkeletonPage>
          }
        >
          <CategoryGoods categoryId={categoryId} listing={listing} onChange={change} />
        </QueryBoundary>
      </div>
    </>
  )
}
