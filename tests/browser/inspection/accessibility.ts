import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Waits until what comes and goes has ended: half way in, a text is too pale to read. */
function awaitRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Finding that axe finds against WCAG 2.2 A and AA on a page at rest: the rule, and the element it names. */
export async function findBarriers(page: Page): Promise<string[]> {
  await awaitRest(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
