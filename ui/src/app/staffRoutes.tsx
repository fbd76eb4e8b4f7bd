import { operatorRoutes, sellerRoutes } from '@jangteo/core/navigation/staffRoute.rules'
import { NotFoundScreen } from '../parts/boundary/NotFoundScreen.tsx'
import { Outlet, redirect } from '../lib/router.ts'
import type { RouteObject } from '../lib/router.ts'
import { lazyPage } from './lazyRoutes.ts'
import type { Pages } from './memberPages.ts'
import { usePageArrival } from './pageChange.ts'
import { OPERATOR_DOORS, OPERATOR_PAGES } from './operatorPages.ts'
import { RouteErrorScreen } from './RouteErrorScreen.tsx'
import { NOT_FOUND_ID } from './routeNames.ts'
import { SELLER_DOORS, SELLER_PAGES } from './sellerPages.ts'

function toRoutes(pages: Pages): RouteObject[] {
  return Object.entries(pages).map(([id, { path, load }]) => ({
    id,
    path,
    ErrorBoundary: RouteErrorScreen,
    lazy: lazyPage(load),
  }))
}

function StaffRoot() {
  usePageArrival()
  return <Outlet />
}

/** Every page of the seller centre and of the operator console; an app of its own beside the market's. */
export function createStaffRoutes(): RouteObject[] {
  return [
    {
      id: 'staff',
      Component: StaffRoot,
      ErrorBoundary: RouteErrorScreen,
      children: [
        { id: 'seller', path: '/seller', loader: () => redirect(sellerRoutes.home()) },
        { id: 'operator', path: '/operator', loader: () => redirect(operatorRoutes.home()) },
        ...toRoutes({ ...SELLER_DOORS, ...OPERATOR_DOORS }),
        {
          id: 'sellerFrame',
          lazy: lazyPage(
            async () => (await import('../screens/seller/SellerLayout.tsx')).SellerLayout,
          ),
          children: toRoutes(SELLER_PAGES),
        },
        {
          id: 'operatorFrame',
          lazy: lazyPage(
            async () => (await import('../screens/operator/OperatorLayout.tsx')).OperatorLayout,
          ),
          children: toRoutes(OPERATOR_PAGES),
        },
        { id: NOT_FOUND_ID, path: '*', Component: NotFoundScreen },
      ],
    },
  ]
}
