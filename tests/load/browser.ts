import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chooseChromium } from '../support/chromium.ts'

/** Starts the browser of the tests; `flags` are added to its own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = chooseChromium()
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, ...flags],
    env: { ...process.env, ...env },
  })
}
