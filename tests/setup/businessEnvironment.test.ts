import { StartupError } from '@jangteo/postgres/database/startupError'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { expect, test } from 'vitest'

const NTS = { BUSINESS_REGISTRY: 'nts', NTS_SERVICE_KEY: 'a key+with/signs==' }
const REGISTRY_HINT =
  'BUSINESS_REGISTRY is wrong: give nts, or sandbox, where every number is an active business; production has to name one.'
const KEY_HINT =
  'NTS_SERVICE_KEY is wrong: give your decoded service key of the public data portal (data.go.kr 15081808); BUSINESS_REGISTRY=nts needs it.'
const URL_HINT =
  'NTS_API_URL is wrong: give an https address, such as NTS_API_URL=https://api.odcloud.kr/api/nts-businessman/v1.'

test('the tax office is asked with the key that is set, and the sandbox without a setting', () => {
  expect([readEnvironment({}).nts, readEnvironment(NTS).nts]).toEqual([
    null,
    {
      serviceKey: 'a key+with/signs==',
      apiUrl: 'https://api.odcloud.kr/api/nts-businessman/v1',
    },
  ])
})

test.each([
  [
    {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'sandbox',
      MAIL: 'outbox',
      IDENTITY_PROVIDER: 'sandbox',
    },
    REGISTRY_HINT,
  ],
  [{ BUSINESS_REGISTRY: 'hometax' }, REGISTRY_HINT],
  [{ BUSINESS_REGISTRY: 'nts' }, KEY_HINT],
  [{ NTS_API_URL: 'http://odcloud.example' }, URL_HINT],
])('%j is refused with the variable and the fix', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new StartupError(line))
})
