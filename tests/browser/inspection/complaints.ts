import type { ConsoleMessage, Page } from '@playwright/test'

/** A failed request is reported without its address: the browser says it beside the text. */
function describe(message: ConsoleMessage): string {
  const { url } = message.location()
  const isRequest = message.text().startsWith('Failed to load resource')
  return isRequest ? `console: ${message.text()}: ${url}` : `console: ${message.text()}`
}

/**
 * A page that is left while its code is on the way says so. Code that cannot be had is a failed request besides, which is
 * heard.
 */
const LEFT_EARLY = 'Failed to fetch dynamically imported module'

/** Hears what a page complains about: console errors, uncaught errors and answers of 500 and more. */
export function hearComplaints(page: Page, hear: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes(LEFT_EARLY)) hear(describe(message))
  })
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) hear(`${response.status()}: ${response.url()}`)
  })
}
