import { LIFE_PATHS, MARKET_PATHS, OWN_PATHS } from '@jangteo/core/navigation/path.codes'

const PAGES: readonly string[] = [MARKET_PATHS, OWN_PATHS, LIFE_PATHS].flatMap((paths) =>
  Object.values(paths),
)

/** Paths for machines, which are not pages. */
const MACHINE_PATHS = ['/policy-reports']

/** Routes served beside pages and calls: the beginning of its paths, and the name of them all. */
const FOLDERS: readonly (readonly [start: string, route: string])[] = [
  ['/assets/', '/assets/*'],
  ['/pictures/', '/pictures/*'],
  ['/videos/', '/videos/*'],
  ['/files/', '/files/{key}'],
  ['/hooks/payments/', '/hooks/payments/{gateway}'],
  ['/sandbox-gateway/', '/sandbox-gateway/*'],
  ['/api/', '/api/*'],
]
const UNKNOWN = '/*'

function toRoute(pattern: string): string {
  return pattern.replaceAll(/:(\w+)/g, '{$1}')
}

const STATIC_PAGES = new Set([
  ...PAGES.filter((pattern) => !pattern.includes(':')),
  ...MACHINE_PATHS,
])
const DYNAMIC_PAGES = PAGES.filter((pattern) => pattern.includes(':')).map((pattern) => ({
  form: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`),
  route: toRoute(pattern),
}))

/**
 * The route pattern of a path, for log and metrics: it contains no key, id or text from the client. The route of a call
 * is set later, when the call is resolved.
 * @example routeOf('/order/detail/AbC') // '/order/detail/{ordersId}'
 */
export function routeOf(path: string): string {
  if (STATIC_PAGES.has(path)) return path
  const folder = FOLDERS.find(([start]) => path.startsWith(start))
  return folder?.[1] ?? DYNAMIC_PAGES.find(({ form }) => form.test(path))?.route ?? UNKNOWN
}
