import { join } from 'node:path'
import type { Page } from '@playwright/test'

const SCREENS = join(import.meta.dirname, '../../../test-results/screens')

/**
 * Leaves two pictures for the eye where `SCREENSHOTS` is set: what the visitor sees (`home.png`) and the page at full
 * length (`home.full.png`).
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined) return
  const picture = (suffix: string) => ({
    path: join(SCREENS, `${name}${suffix}.png`),
    animations: 'disabled' as const,
  })
  await page.screenshot(picture(''))
  await loadLazyImages(page)
  await page.screenshot({ ...picture('.full'), fullPage: true })
}

function loadLazyImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
  })
}
