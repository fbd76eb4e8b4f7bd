import { LIFE_PATHS, MARKET_PATHS } from '@jangteo/core/navigation/path.codes'
import type { Calls } from '@jangteo/http/call/calls'
import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { lazyPage } from './lazyRoutes.ts'
import { NotFoundScreen } from '../parts/boundary/NotFoundScreen.tsx'
import { createPages } from './pages.ts'
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

/** The pages that the server answers with their content, and the module of each as the build's manifest names it. */
export const PRERENDERED_PAGES = [
  { pattern: MARKET_PATHS.home, module: 'src/screens/display/HomeScreen.tsx' },
  { pattern: MARKET_PATHS.mainHome, module: 'src/screens/display/HomeScreen.tsx' },
  {
    pattern: MARKET_PATHS.productDetail,
    module: 'src/screens/goods/detail/GoodsDetailScreen.tsx',
  },
] as const

/** The route of every address that is no page. */
export const NOT_FOUND_ID = 'notFound'

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
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RouteErrorScreen,
      children: [{ id: 'pages', ErrorBoundary: RouteErrorScreen, children: pagesOf(deps) }],
    },
  ]
}

/** Only home and product detail start their data beside their code; the others bring their own. */
function pagesOf(deps: RouteDeps): RouteObject[] {
  const { calls } = deps
  const start = createStart(deps)
  const home = {
    shouldRevalidate: isAnotherPage,
    loader: () =>
      Promise.all([
        start(calls.display.mainList.queryOptions()),
        start(calls.system.layout.queryOptions()),
      ]),
    lazy: lazyPage(async () => (await import('../screens/display/HomeScreen.tsx')).HomeScreen),
  }
  return [
    { id: 'home', path: MARKET_PATHS.home, ...home },
    { id: 'mainHome', path: MARKET_PATHS.mainHome, ...home },
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
