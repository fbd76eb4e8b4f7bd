import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, Search, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { IconLink } from '../action/IconButton.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { CountBadge } from '../text/Badge.tsx'
import { cartLabel } from './cartLabel.ts'

type DetailHeaderProps = {
  readonly title: string
  /** On phones it lies over the page's picture. */
  readonly isOver?: boolean
}

/** Header of a page whose content has the heading, with links to the search, home and the cart. */
export function DetailHeader({ title, isOver }: DetailHeaderProps) {
  const { cartCount } = useCaller()
  return (
    <PageHeader
      title={title}
      isHeading={false}
      {...(isOver === undefined ? {} : { isOver })}
      links={
        <>
          <IconLink icon={Search} label="검색" to={routes.search()} />
          <IconLink icon={Home} label="홈" to={routes.home()} isSpare />
          <IconLink icon={ShoppingBag} label={cartLabel(cartCount)} to={routes.cart()}>
            <CountBadge count={cartCount} />
          </IconLink>
        </>
      }
    />
  )
}
