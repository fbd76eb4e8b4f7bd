import type { ServerResponse } from 'node:http'
import { POLICY_REPORTS_PATH } from './policy-reports.ts'

/** For a year browsers connect to this host and its subdomains over TLS alone. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains'
/** The name of the place that reports go to. */
const REPORTS = 'policy'
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(self)'

/** Directives of a policy for the reports of what it blocks. */
export const REPORT_DIRECTIVES = [`report-uri ${POLICY_REPORTS_PATH}`, `report-to ${REPORTS}`]

/** Blocks that may stand in a page, as sources such as `'sha256-…'`. */
export type InlineSources = {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * The policy of every page: everything from this origin, nothing inline but what is named by hash, and no text becomes code.
 * `frameOrigins` may be framed, besides the market's own path to
 * them.
 */
export function contentSecurityPolicy(
  inline: InlineSources,
  frameOrigins: readonly string[],
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    ...(frameOrigins.length === 0 ? [] : [["frame-src 'self'", ...frameOrigins].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...REPORT_DIRECTIVES,
  ].join('; ')
}

type SecurityHeaders = {
  readonly policy: string
  /** True when browsers connect over TLS. */
  readonly isHttps: boolean
  /** Path of the request. */
  readonly path: string
}

/** Files that pages fetch in dozens, and answers of calls, but for the page that describes the calls. */
const NO_PAGE = /^\/(?:(?:assets|pictures)\/|api\/(?!docs))/
/** Drafts of composed pages, which the operator console shows in a frame of the same origin. */
const FRAMED_PAGE = /^\/main\/preview\//

/** Opened by itself it may do nothing. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The policy of a page that pages of the market may frame. */
function framedByOwn(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
}

/**
 * Sets the headers that every answer carries. Those that only mean something for a page are left out for everything else: they
 * are longer than many an answer.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  { policy, isHttps, path }: SecurityHeaders,
): void {
  const isPage = !NO_PAGE.test(path)
  const pagePolicy = FRAMED_PAGE.test(path) ? framedByOwn(policy) : policy
  response.setHeader('content-security-policy', isPage ? pagePolicy : NO_PAGE_POLICY)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  if (isHttps) response.setHeader('strict-transport-security', TRANSPORT_SECURITY)
  if (!isPage) return
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('reporting-endpoints', `${REPORTS}="${POLICY_REPORTS_PATH}"`)
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', PERMISSIONS)
}
