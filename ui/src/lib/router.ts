/** The one place that names the router's package. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  generatePath,
  Link,
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
export type { LinkProps, Location, Params, RouteObject } from 'react-router-dom'
