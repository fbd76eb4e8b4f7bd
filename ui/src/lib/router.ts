/** The one place that names the router's package. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { Location, Params, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** Query of the address that the browser shows; a page that is still being painted may be a choice behind it. */
export function readShownSearch(): string {
  return globalThis.location.search
}
