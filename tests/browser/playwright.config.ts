import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, chooseChromium } from '../support/chromium.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { DESK_TAG, DESK_VIEWPORT } from './viewports.ts'

/** A test walks through many pages; it hangs when one of them does, not before. */
const TEST_TIMEOUT_MS = 5 * PATIENCE_MS
/** The slowest page on the slowest machine; a failing test is reported within a minute. */
const EXPECT_TIMEOUT_MS = 30_000
const MARKET_CLOSES_MS = 20_000

/**
 * A page of a test lives for seconds: what V8 spends on optimizing its code is not earned back, an eighth of the
 * browser's processor time.
 */
const NOTHING_OPTIMIZED = '--js-flags=--no-opt --no-maglev'

const RESULTS = join(import.meta.dirname, '../../test-results')
const chromium = chooseChromium()

/** Phones are held in a hand; 673 and 674 px are both sides of the width where the layout changes. */
const PHONE = {
  viewport: { width: 320, height: 640 },
  hasTouch: true,
  isMobile: true,
  /** Without a graphics card each frame of a waiting page is drawn by the processor that the page waits for. */
  contextOptions: { reducedMotion: 'reduce' as const },
}
const EVERY_WIDTH = '**/*.widths.spec.ts'

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(RESULTS, 'browser'),
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'browser.json') }]],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  webServer: {
    command: `"${process.execPath}" market.entry.ts`,
    cwd: import.meta.dirname,
    wait: {
      stdout: /Database (?<market_database>\S+)[^]*?(?<market_url>http:\/\/127\.0\.0\.1:\d+)/,
    },
    timeout: PATIENCE_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: MARKET_CLOSES_MS },
  },
  use: {
    baseURL: process.env['MARKET_URL'],
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    actionTimeout: EXPECT_TIMEOUT_MS,
    navigationTimeout: EXPECT_TIMEOUT_MS,
    // A trace of every test takes as much of the processor as the test: `npm run e2e -- name --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...CHROMIUM_FLAGS, NOTHING_OPTIMIZED],
      env: { ...process.env, ...chromium.env },
    },
  },
  projects: [
    { name: '320', use: PHONE },
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
    { name: '1280', use: { viewport: DESK_VIEWPORT }, grep: new RegExp(DESK_TAG) },
  ],
})
