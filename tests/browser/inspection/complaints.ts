import type { Page } from '@playwright/test'

/** Hears what a page complains about: console errors, uncaught errors and answers of 500 and more. */
export function hearComplaints(page: Page, hear: (complaint: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error') hear(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => hear(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) hear(`${response.status()}: ${response.url()}`)
  })
}
