import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chooseChromium } from '../support/chromium.ts'

/** The first opening of a clone draws every picture of the demo. */
const MARKET_OPENS_MS = 300_000
const MARKET_CLOSES_MS = 20_000

const RESULTS = join(import.meta.dirname, '../../test-results')
const chromium = chooseChromium()

/** Phones are held in a hand; 673 and 674 px are both sides of the width where the layout changes. */
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 800 } }
const EVERY_WIDTH = '**/*.widths.spec.ts'
/** A journey of many pages is walked once. */
const PHONE_ALONE = '**/*.phone.spec.ts'
const DESK_ALONE = '**/*.desk.spec.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, 'browser'),
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'browser.json') }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 5_000 },
  webServer: {
    command: `"${process.execPath}" market.entry.ts`,
    cwd: import.meta.dirname,
    wait: {
      stdout: /Database (?<market_database>\S+)[^]*?(?<market_url>http:\/\/127\.0\.0\.1:\d+)/,
    },
    timeout: MARKET_OPENS_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: MARKET_CLOSES_MS },
  },
  use: {
    baseURL: process.env['MARKET_URL'],
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...CHROMIUM_FLAGS],
      env: { ...process.env, ...chromium.env },
    },
  },
  projects: [
    { name: '320', use: PHONE, testIgnore: DESK_ALONE },
    {
      name: '673',
      use: { ...PHONE, viewport: { width: 673, height: 841 } },
      testMatch: EVERY_WIDTH,
    },
    {
      name: '674',
      use: { ...PHONE, viewport: { width: 674, height: 841 } },
      testMatch: EVERY_WIDTH,
    },
    { name: '1280', use: DESK, testIgnore: ['**/inspection/**', '**/upload/**', PHONE_ALONE] },
  ],
})
