import { DEMO_ACCOUNTS } from '@jangteo/demo/members.data'
import { DEMO_OPERATOR, DEMO_OWNERS, DEMO_STAFF_PASSWORD } from '@jangteo/demo/staff.data'
import { DESK_DOOR_PATH, DESK_USER } from '../http/desk-lock.ts'
import type { OpenMarket } from './market.ts'
import { describeGateway } from './open-gateways.ts'
import { describeSocials } from './open-socials.ts'
import type { Environment } from './settings/environment.ts'

type Line = readonly [name: string, value: string]

/** Lines about the desk: its URL and who gets in; none where it is not served. */
export function deskLines({ url, environment, deskPassword }: OpenMarket): readonly Line[] {
  if (!environment.servesDevOnly) return []
  if (deskPassword === null) return [['Desk', `${url}/devOnly/desk`]]
  return [['Desk', `${url}${DESK_DOOR_PATH}  ${DESK_USER} / ${deskPassword}`]]
}

/** Only a market that may have them names them. */
function accountLines({ environment: { loadsDemo, mode } }: OpenMarket): readonly Line[] {
  if (!loadsDemo || mode === 'production') return []
  return DEMO_ACCOUNTS.map(({ loginId, password, purpose }, index) => [
    index === 0 ? 'Accounts' : '',
    `${loginId} / ${password}  ${purpose}`,
  ])
}

/** The staff of the demo: codes of owners lie in the outbox. */
function staffLines({ url, environment: { loadsDemo, mode } }: OpenMarket): readonly Line[] {
  if (!loadsDemo || mode === 'production') return []
  const [first] = DEMO_OWNERS
  return [
    [
      'Sellers',
      `${url}/seller  ${first?.loginId ?? ''} / ${DEMO_STAFF_PASSWORD}, …owner of each store`,
    ],
    ['Operator', `${url}/operator  ${DEMO_OPERATOR.loginId} / ${DEMO_STAFF_PASSWORD}`],
    ['Codes', `${url}/devOnly/outbox`],
  ]
}

/** The link of the first operator, while there is none. */
function firstOperatorLines({ firstOperatorUrl }: OpenMarket): readonly Line[] {
  return firstOperatorUrl === null
    ? []
    : [['Operator', `${firstOperatorUrl}  once, within 72 hours`]]
}

/** The number of this process is the supervisor's. */
function workerLines({ workerCount }: OpenMarket): readonly Line[] {
  if (workerCount === 1) return []
  return [['Workers', `${workerCount}; kill -USR2 ${process.pid} replaces them one by one`]]
}

/** Names the provider of identities, for people. */
function describeIdentity({ portOne }: Environment): string {
  return portOne === null ? 'sandbox, nobody is verified' : 'PortOne'
}

/** Returns the lines that `npm start` prints once the market is open. */
export function announce(market: OpenMarket): string {
  const lines: readonly Line[] = [
    ['Address', market.url],
    ...(market.environment.servesApiDocs ? [['API', `${market.url}/api/docs`] as const] : []),
    ...deskLines(market),
    ...accountLines(market),
    ...staffLines(market),
    ...firstOperatorLines(market),
    ['Payment', describeGateway(market.environment)],
    ['Social', describeSocials(market.environment.social)],
    ['Identity', describeIdentity(market.environment)],
    ['Data', market.data],
    ...(market.user === null ? [] : [['User', market.user] as const]),
    ...workerLines(market),
    ['End', 'Ctrl-C'],
  ]
  return `\n장터 is open.\n\n${toText(lines)}\n`
}

export function toText(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `  ${name.padEnd(10)}${value}\n`).join('')
}
