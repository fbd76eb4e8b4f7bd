import { StartupError } from '@jangteo/postgres/database/startupError'
import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { expect, test } from 'vitest'

const PORTONE = {
  IDENTITY_PROVIDER: 'portone',
  PORTONE_STORE_ID: 'store-1',
  PORTONE_CHANNEL_KEY: 'channel-key-1',
  PORTONE_API_SECRET: 'api secret',
}
const PROVIDER_HINT =
  'IDENTITY_PROVIDER is wrong: give portone, or sandbox, where nobody is verified; production has to name one.'
const STORE_ID_HINT =
  'PORTONE_STORE_ID is wrong: give the id of your store at PortOne; IDENTITY_PROVIDER=portone needs it.'
const API_SECRET_HINT =
  'PORTONE_API_SECRET is wrong: give the secret of the V2 API; IDENTITY_PROVIDER=portone needs it.'
const API_URL_HINT =
  'PORTONE_API_URL is wrong: give an https address, such as PORTONE_API_URL=https://api.portone.io.'

test('PortOne verifies with the account that is set, and the sandbox without a setting', () => {
  expect([readEnvironment({}).portOne, readEnvironment(PORTONE).portOne]).toEqual([
    null,
    {
      storeId: 'store-1',
      channelKey: 'channel-key-1',
      apiSecret: 'api secret',
      apiUrl: 'https://api.portone.io',
      scriptUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
    },
  ])
})

test.each([
  [
    {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'sandbox',
      MAIL: 'outbox',
      BUSINESS_REGISTRY: 'sandbox',
    },
    PROVIDER_HINT,
  ],
  [{ IDENTITY_PROVIDER: 'nice' }, PROVIDER_HINT],
  [{ ...PORTONE, PORTONE_STORE_ID: '' }, STORE_ID_HINT],
  [{ ...PORTONE, PORTONE_API_SECRET: '' }, API_SECRET_HINT],
  [{ PORTONE_API_URL: 'http://portone.example' }, API_URL_HINT],
])('%j is refused with the variable and the fix', (variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new StartupError(line))
})
