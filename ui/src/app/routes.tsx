import { LIFE_PATHS, MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import type { Calls } from '@jangteo/http/call/calls'
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { subMainOf } from '@jangteo/core/display/subMain.rules'
import { lazyPage } from './lazyRoutes.ts'
import { NotFoundScreen } from '../parts/boundary/NotFoundScreen.tsx'
import { createPages } from './pages.ts'
import { NOT_FOUND_ID } from './routeNames.ts'
import { RootLayout } from './RootLayout.tsx'
import type { RouteFrame } from './routeFrame.ts'
import { RouteErrorScreen } from './RouteErrorScreen.tsx'
import type { RouteObject, ShouldRevalidateFunctionArgs } from '../lib/router.ts'

export type RouteDeps = {
  readonly calls: Calls
  readonly queryClient: QueryClient
  /** True when a loader waits for its data, as the server does, or starts it and lets the page draw its skeleton. */
  readonly waitsForData: boolean
}

/** Pages with a bar of their own. */
const INNER: RouteFrame = { isInner: true, hasFooter: true }

function createStart({ queryClient, waitsForData }: RouteDeps) {
  return async <Data, Failure extends Error, Key extends QueryKey>(
    options: QueryExecuteOptions<Data, Failure, Data, Data, Key>,
  ): Promise<null> => {
    const settled = queryClient.query(options).catch(() => null)
    if (waitsForData) await settled
    return null
  }
}

/** A sheet that opens as a step of the history stays on its page, which loads nothing again. */
function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href
}

/** Every page below the market's frame; one that breaks keeps the bars. */
export function createRoutes(deps: RouteDeps): RouteObject[] {
  const start = createStart(deps)
  return [
    {
      id: 'root',
      loader: () => start(deps.calls.system.layout.queryOptions()),
      shouldRevalidate: () => false,
      Component: RootLayout,
      ErrorBoundary: RouteErrorScreen,
      children: [{ id: 'pages', ErrorBoundary: RouteErrorScreen, children: pagesOf(deps, start) }],
    },
  ]
}

function exhibitionCoupons(
  { calls }: RouteDeps,
  params: Readonly<Record<string, string | undefined>>,
) {
  return calls.coupon.ofExhibition.queryOptions({ input: { id: Number(params['exhibitionId']) } })
}

/** Only home and product detail start their data beside their code; the others bring their own. */
function pagesOf(deps: RouteDeps, start: ReturnType<typeof createStart>): RouteObject[] {
  const { calls } = deps
  const home = {
    shouldRevalidate: isAnotherPage,
    loader: () => start(calls.display.mainList.queryOptions()),
    lazy: lazyPage(async () => (await import('../screens/display/HomeScreen.tsx')).HomeScreen),
  }
  return [
    { id: 'home', path: MARKET_PATHS.home, ...home },
    { id: 'mainHome', path: MARKET_PATHS.mainHome, ...home },
    {
      id: 'subMain',
      path: MARKET_PATHS.subMain,
      shouldRevalidate: isAnotherPage,
      loader: ({ params }) => {
        const gnbTypeEnum = subMainOf(params['subMainId'])
        return gnbTypeEnum === null
          ? null
          : start(calls.display.subMainList.queryOptions({ input: { gnbTypeEnum } }))
      },
      lazy: lazyPage(
        async () => (await import('../screens/display/SubMainScreen.tsx')).SubMainScreen,
      ),
    },
    {
      id: 'goodsDetail',
      path: MARKET_PATHS.productDetail,
      handle: INNER,
      shouldRevalidate: isAnotherPage,
      loader: ({ params }) => {
        const id = Number(params['goodsId'])
        return id > 0 ? start(calls.goods.detail.queryOptions({ input: { id } })) : null
      },
      lazy: lazyPage(
        async () =>
          (await import('../screens/goods/detail/GoodsDetailScreen.tsx')).GoodsDetailScreen,
      ),
    },
    {
      id: 'exhibitionDetail',
      path: MARKET_PATHS.exhibitionDetail,
      handle: INNER,
      // Coupons say what the caller holds, so the browser asks for them.
      loader: ({ params }) => (deps.waitsForData ? null : start(exhibitionCoupons(deps, params))),
      lazy: lazyPage(
        async () =>
          (await import('../screens/display/exhibition/ExhibitionDetailScreen.tsx'))
            .ExhibitionDetailScreen,
      ),
    },
    {
      id: 'devOnly',
      path: LIFE_PATHS.devOnly,
      lazy: lazyPage(
        async () => (await import('../screens/gallery/DevOnlyScreen.tsx')).DevOnlyScreen,
      ),
    },
    ...createPages(),
    { id: NOT_FOUND_ID, path: '*', Component: NotFoundScreen },
  ]
}
