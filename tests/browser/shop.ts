import { join } from 'node:path'
import { test as playwrightTest, expect } from '@playwright/test'
import { findBarriers, type Judged } from './inspection/accessibility.ts'
import { hearComplaints } from './inspection/complaints.ts'
import { findOverflow } from './inspection/overflow.ts'
import { takePictures } from './inspection/picture.ts'
import { findSmallTargets } from './inspection/targets.ts'
import { followRequests } from './rest.ts'
import { forgetTries } from './stock.ts'
import { recordToasts } from './toasts.ts'
import { DESK_TAG, DESK_VIEWPORT } from './viewports.ts'

type Shop = {
  /** Complaints of the page that a test provokes on purpose; every other one fails it. */
  readonly expectedComplaints: readonly RegExp[]
  /** Fails the test when its page complained; no test finds the tries of those before it. */
  readonly complaints: undefined
  /** Axe, sideways scrolling, target sizes; at a desk's width too, unless the whole test runs there. */
  readonly inspect: (name: string) => Promise<void>
}

export const test = playwrightTest.extend<Shop>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
      await forgetTries()
      await recordToasts(page)
      followRequests(page)
      const complaints: string[] = []
      hearComplaints(page, (complaint) => {
        if (!expectedComplaints.some((expected) => expected.test(complaint))) {
          complaints.push(complaint)
        }
      })
      await provide(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  inspect: async ({ page, viewport }, provide, { tags }) => {
    const inspectAt = async (width: number, name: string, judged?: Judged): Promise<void> => {
      // A page whose data are on their way has no title yet.
      await expect(page).toHaveTitle(/./)
      expect([width, await findBarriers(page, judged)]).toEqual([width, []])
      expect([width, await findOverflow(page)]).toEqual([width, []])
      await takePictures(page, join(`${width}`, name))
      expect([width, await findSmallTargets(page)]).toEqual([width, []])
    }
    const own = viewport ?? DESK_VIEWPORT
    /** Goes back to the top, whatever place a test had scrolled to: a bar could cover half a button. */
    const scrollToTop = () => page.evaluate(() => globalThis.scrollTo(0, 0))
    await provide(async (name) => {
      if (tags.includes(DESK_TAG)) return inspectAt(own.width, name)
      await scrollToTop()
      await inspectAt(own.width, name)
      await page.setViewportSize(DESK_VIEWPORT)
      await scrollToTop()
      await inspectAt(DESK_VIEWPORT.width, name, { judgesContrast: false })
      await page.setViewportSize(own)
    })
  },
})
