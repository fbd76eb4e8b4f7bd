import { expect, type Page } from '@playwright/test'

const SHOWN = new WeakMap<Page, string[]>()

/** Keeps the text of every toast of a page: they go after seconds, in which a slow machine may not look. */
export async function recordToasts(page: Page): Promise<void> {
  const shown: string[] = []
  SHOWN.set(page, shown)
  await page.exposeFunction('recordToast', (text: string) => void shown.push(text))
  await page.addInitScript(() => {
    const record = Reflect.get(globalThis, 'recordToast') as (text: string) => void
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const isToast = node.parentElement?.hasAttribute('data-toasts') === true
        if (isToast) record(node.textContent ?? '')
      }
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Waits until a toast with this text was shown since the last one that was waited for, and forgets those until it. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const shown = SHOWN.get(page) ?? []
  const find = () =>
    shown.findIndex((toast) => (typeof text === 'string' ? toast.includes(text) : text.test(toast)))
  await expect.poll(() => (find() < 0 ? shown.slice() : text)).toBe(text)
  shown.splice(0, find() + 1)
}
