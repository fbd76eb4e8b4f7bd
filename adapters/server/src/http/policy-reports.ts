import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '@jangteo/core/decision/json.rules'
import { z } from 'zod'
import { networkOf } from '../network/network.ts'
import type { TryCounter } from '../call/tries.ts'
import type { RequestTrail } from '../telemetry/request-trail.ts'
import { routeOf } from '../telemetry/route-of.ts'
import { describeSender, recordSecurity, type Telemetry } from '../telemetry/telemetry.ts'
import { sendText } from './plain-answer.ts'
import { readBody } from '../call/read-body.ts'

/** Path to which browsers post violations of the content security policy. */
export const POLICY_REPORTS_PATH = '/policy-reports'

const BODY_BYTES_MAX = 16_384
const REPORTS_PER_MINUTE_MAX = 10
const TEXT_LENGTH_MAX = 100

const directive = z.string().regex(/^[a-z-]{1,40}$/)

const legacyReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': directive,
      'blocked-uri': z.string(),
      'document-uri': z.string(),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    effectiveDirective: report['effective-directive'],
    blockedURL: report['blocked-uri'],
    documentURL: report['document-uri'],
  }))

const report = z.object({
  body: z.object({
    effectiveDirective: directive,
    blockedURL: z.string(),
    documentURL: z.string(),
  }),
})

/** The first report in a body: `report-uri` of today's browsers sends one, the Reporting API a list. */
const firstReport = z.union([
  legacyReport,
  z.tuple([report], report).transform(([first]) => first.body),
])

type Violation = {
  readonly directive: string
  readonly blocked: string
  readonly page: string
}

/** The origin of an address, or the keyword that browsers write instead, such as `inline`. */
function originOf(blocked: string): string {
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : blocked
  return origin.slice(0, TEXT_LENGTH_MAX)
}

function pageOf(document: string): string {
  return URL.canParse(document) ? routeOf(new URL(document).pathname) : 'unknown'
}

function readViolation(text: string): Violation | null {
  const { data } = firstReport.safeParse(parseJson(text))
  if (data === undefined) return null
  return {
    directive: data.effectiveDirective,
    blocked: originOf(data.blockedURL),
    page: pageOf(data.documentURL),
  }
}

type Reported = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly clientAddress: string
  readonly trail: RequestTrail
  readonly parts: Telemetry & { readonly tries: TryCounter }
}

/**
 * Takes a browser's report that the content security policy was violated, and logs its directive, the blocked origin
 * and the page's route: no id, no query, no source. Ten a minute of one network are read, and 16 kB of each.
 */
export async function answerPolicyReport(reported: Reported): Promise<void> {
  const { request, response, clientAddress, trail, parts } = reported
  response.setHeader('cache-control', 'no-store')
  const end = (status: number) => sendText(response, { status, type: 'text/plain', body: '' })
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    return end(405)
  }
  const key = `policy:${networkOf(clientAddress)}`
  const isWithin = await parts.tries.count({ key, triesPerMinuteMax: REPORTS_PER_MINUTE_MAX })
  if (!isWithin) return end(429)
  const body = await readBody(request, BODY_BYTES_MAX)
  if (body === null) return end(413)
  const violation = readViolation(body.toString('utf8'))
  if (violation === null) return end(400)
  recordSecurity(parts, 'policy.violated', { ...describeSender(trail, parts.names), ...violation })
  return end(204)
}
