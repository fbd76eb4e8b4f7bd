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
