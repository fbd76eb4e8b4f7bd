import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Waits until the page that was asked for is there, its buttons are not at work (they are for a turn where a chart has
 * just begun), and what comes and goes has ended: half way in, a text is too pale to read. Scrolling runs the rest, which
 * never ends.
 */
async function awaitRest(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-changing-page')
  await expect(page.locator('button[aria-busy="true"]:not([data-specimens] *)')).toHaveCount(0)
  await page.evaluate(async () => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const running = timed.filter(({ playState }) => playState === 'running')
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Stands for the source of axe in a page that has it: half a megabyte less to send, and its functions are compiled. */
const NO_SOURCE = ';'

function hasAxe(page: Page): Promise<boolean> {
  return page.evaluate(() => 'axe' in globalThis)
}

export type Judged = {
  /** Contrast takes half of axe's time, and a page has the same colours at every width. */
  readonly judgesContrast: boolean
}

/** Finds what axe names against WCAG 2.2 A and AA on a page at rest: the rule, and the element that breaks it. */
export async function findBarriers(
  page: Page,
  { judgesContrast }: Judged = { judgesContrast: true },
): Promise<string[]> {
  await awaitRest(page)
  const rules = { 'color-contrast': { enabled: judgesContrast } }
  const source = (await hasAxe(page)) ? { axeSource: NO_SOURCE } : {}
  const { violations } = await new AxeBuilder({ page, ...source })
    .options({ runOnly: TAGS, resultTypes: ['violations'], rules })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
