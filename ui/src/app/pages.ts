import { MARKET_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'
import type { ComponentType } from 'react'
import type { RouteFrame } from './RootLayout.tsx'
import type { RouteObject } from './router.ts'

type Load = () => Promise<ComponentType>

/** A page below the market's bars. */
function page(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: { Component: load } }
}

/** A page with a bar of its own. */
function innerPage(id: string, path: string, load: Load): RouteObject {
  const frame: RouteFrame = { isInner: true }
  return { ...page(id, path, load), handle: frame }
}

/** The pages that bring their own data: their code is fetched when one opens, and asks for what it shows. */
export function createPages(): RouteObject[] {
  return [
    innerPage(
      'login',
      OWN_PATHS.login,
      async () => (await import('../screens/session/LoginScreen.tsx')).LoginScreen,
    ),
    innerPage(
      'guestOrder',
      OWN_PATHS.guestOrder,
      async () => (await import('../screens/session/GuestOrderScreen.tsx')).GuestOrderScreen,
    ),
    innerPage(
      'cart',
      MARKET_PATHS.cart,
      async () => (await import('../screens/cart/CartScreen.tsx')).CartScreen,
    ),
    innerPage(
      'orderList',
      MARKET_PATHS.orderList,
      async () => (await import('../screens/order/OrderListScreen.tsx')).OrderListScreen,
    ),
    innerPage(
      'checkout',
      MARKET_PATHS.orderPayment,
      async () => (await import('../screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
    ),
    innerPage(
      'orderProcessing',
      MARKET_PATHS.orderProcessing,
      async () => (await import('../screens/payment/ProcessingScreen.tsx')).ProcessingScreen,
    ),
    innerPage(
      'orderComplete',
      MARKET_PATHS.orderComplete,
      async () => (await import('../screens/payment/CompleteScreen.tsx')).CompleteScreen,
    ),
    page(
      'myPage',
      MARKET_PATHS.myPage,
      async () => (await import('../screens/member/MyPageScreen.tsx')).MyPageScreen,
    ),
    innerPage(
      'manageAddress',
      MARKET_PATHS.manageAddress,
      async () => (await import('../screens/address/ManageAddressScreen.tsx')).ManageAddressScreen,
    ),
  ]
}
