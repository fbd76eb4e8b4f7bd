import type { Page } from '@playwright/test'

/** Elements that make the page scroll sideways, or that stick out where nothing lets them scroll. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrollsInside = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsInside(element.parentElement))
    const sticksOut = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { right, left, width: own, height } = element.getBoundingClientRect()
        const isSeen = own > 1 && height > 1 && right > 0
        return isSeen && (right > width + 0.5 || left < -0.5)
      })
      .filter((element) => !scrollsInside(element.parentElement))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    const scrolls = document.documentElement.scrollWidth > width
    return scrolls && sticksOut.length === 0 ? ['html'] : sticksOut
  })
}

/** Findings on a page whose text is twice as large. */
export async function withLargeText(
  page: Page,
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const scale = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
  await scale('200%')
  const found = await find(page)
  await scale('')
  return found
}
