import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { Home, ShoppingBag } from 'lucide-react'
import { useCaller } from '../../lib/caller.ts'
import { IconLink } from '../action/IconButton.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { CountBadge } from '../text/Badge.tsx'
import { cartLabel } from './Header.tsx'

/** Header of a page whose content has the heading, with links to home and the cart. */
export function DetailHeader({ title }: { readonly title: string }) {
  const { cartCount } = useCaller()
  return (
    <PageHeader
      title={title}
      isHeading={false}
      links={
        <>
          <IconLink icon={Home} label="홈" to={routes.home()} />
          <IconLink icon={ShoppingBag} label={cartLabel(cartCount)} to={routes.cart()}>
            <CountBadge count={cartCount} />
          </IconLink>
        </>
      }
    />
  )
}
