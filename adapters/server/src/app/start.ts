// npm start: builds what is stale, starts the database, serves the market. With --compile it ends when it is loaded.
import { DEMO_ACCOUNTS } from '@jangteo/postgres/demo/members.data'
import type { OpenMarket } from './market.ts'
import { describeGateway } from './open-gateways.ts'
import { PARTS } from './parts.ts'
import { runMarket } from './run-market.ts'

function announce({ url, data, environment }: OpenMarket): string {
  const lines = [
    ['Address', url],
    ['API', `${url}/api/docs`],
    ...(environment.servesDevOnly ? [['Desk', `${url}/devOnly/desk`]] : []),
    ...DEMO_ACCOUNTS.map(({ loginId, password, purpose }, index) => [
      index === 0 ? 'Accounts' : '',
      `${loginId} / ${password}  ${purpose}`,
    ]),
    ['Payment', describeGateway(environment)],
    ['Data', data],
    ['End', 'Ctrl-C'],
  ]
  const text = lines.map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}\n`).join('')
  return `\n장터 is open.\n\n${text}\n`
}

if (!process.argv.includes('--compile')) await runMarket(PARTS, announce)
