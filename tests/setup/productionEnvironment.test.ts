import { readEnvironment } from '@jangteo/server/app/settings/environment'
import { expect, test } from 'vitest'

const LIVE = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  MAIL: 'outbox',
  IDENTITY_PROVIDER: 'sandbox',
  BUSINESS_REGISTRY: 'sandbox',
}

test.each([
  [{}, true],
  [{ DEV_ONLY: '0' }, false],
  [{ NODE_ENV: 'test' }, true],
  [LIVE, false],
  [{ ...LIVE, DEV_ONLY: '0' }, false],
])('%j: /devOnly is served: %s', (variables, isServed) => {
  expect(readEnvironment(variables).servesDevOnly).toBe(isServed)
})

test.each([
  [{}, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.0.7' }, true],
  [{ PUBLIC_URL: 'https://shop.example' }, true],
])('%j: others may reach the desk, so it is locked: %s', (variables, isLocked) => {
  expect(readEnvironment(variables).locksDesk).toBe(isLocked)
})

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [LIVE, false],
  [{ ...LIVE, DEMO: '1' }, true],
])('%j: an empty database is filled with the demo: %s', (variables, isLoaded) => {
  expect(readEnvironment(variables).loadsDemo).toBe(isLoaded)
})

const BEHIND_PROXY = { ...LIVE, PUBLIC_URL: 'https://shop.example' }

test('production with an https address needs to name its proxies, or none', () => {
  expect(() => readEnvironment(BEHIND_PROXY)).toThrow(
    /^TRUSTED_PROXIES is wrong: name the proxies in front of the market/u,
  )
  const proxiesOf = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).trustedProxies
  expect([
    proxiesOf({ ...BEHIND_PROXY, TRUSTED_PROXIES: '10.0.0.0/8' }),
    proxiesOf({ ...BEHIND_PROXY, TRUSTED_PROXIES: 'none' }),
    proxiesOf({ ...BEHIND_PROXY, PUBLIC_URL: 'http://shop.example' }),
    proxiesOf({ ...BEHIND_PROXY, NODE_ENV: 'development' }),
  ]).toEqual([['10.0.0.0/8'], [], [], []])
})
