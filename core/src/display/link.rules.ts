import { LIFE_PATHS, MARKET_PATHS, OWN_PATHS } from '../navigation/path.codes.ts'
import { OPERATOR_LINK_HOSTS } from './operator.codes.ts'

/** Pages that no shopper is led to: those for developers, and drafts. */
const UNLINKED: ReadonlySet<string> = new Set([
  LIFE_PATHS.devOnly,
  OWN_PATHS.desk,
  OWN_PATHS.flows,
  OWN_PATHS.mainPreview,
])
const OUTSIDE = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#]\S*)?$/
const INSIDE = /^(\/(?!\/)[^\s\\?#]*)(?:[?#][^\s\\]*)?$/

const PATTERNS = [MARKET_PATHS, OWN_PATHS, LIFE_PATHS]
  .flatMap((paths) => Object.values(paths))
  .filter((pattern) => !UNLINKED.has(pattern))
  .map((pattern) => pattern.split('/'))

function isPage(path: string): boolean {
  const parts = path.split('/')
  return PATTERNS.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, place) =>
        part.startsWith(':') ? parts[place] !== '' : part === parts[place],
      ),
  )
}

/**
 * True when a page that everybody sees may link there: a page of ours, or one of the operator's other sites over https.
 * Source: market-rules §1.1.
 * @example isAllowedLink('/main/exhibition/3?groupId=1') // true
 * @example isAllowedLink('https://elsewhere.example/') // false
 */
export function isAllowedLink(url: string): boolean {
  const path = INSIDE.exec(url)?.[1]
  if (path !== undefined) return isPage(path)
  const host = OUTSIDE.exec(url)?.[1]
  return host !== undefined && OPERATOR_LINK_HOSTS.some((allowed) => allowed === host)
}
