import type { ConsoleMessage, Page } from '@playwright/test'

/** A failed request is reported without its address: the browser says it beside the text. */
function describe(message: ConsoleMessage): string {
  const { url } = message.location()
  const isRequest = message.text().startsWith('Failed to load resource')
  return isRequest ? `console: ${message.text()}: ${url}` : `console: ${message.text()}`
}

/** Hears what a page complains about: console errors, uncaught errors and answers of 500 and more. */
export function hearComplaints(page: Page, hear: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') hear(describe(message))
  })
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) hear(`${response.status()}: ${response.url()}`)
  })
}
