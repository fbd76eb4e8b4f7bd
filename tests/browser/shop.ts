import { join } from 'node:path'
import { test as playwrightTest, expect } from '@playwright/test'
import { findBarriers } from './inspection/accessibility.ts'
import { hearComplaints } from './inspection/complaints.ts'
import { findOverflow } from './inspection/overflow.ts'
import { takePictures } from './inspection/picture.ts'
import { findSmallTargets } from './inspection/targets.ts'

type Shop = {
  /** Complaints of the page that a test provokes on purpose; every other one fails it. */
  readonly expectedComplaints: readonly RegExp[]
  /** Fails the test when its page complained. */
  readonly complaints: undefined
  /** Axe, sideways scrolling, target sizes; and pictures of it for the eye. */
  readonly inspect: (name: string) => Promise<void>
}

export const test = playwrightTest.extend<Shop>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, provide) => {
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
  inspect: async ({ page }, provide, { project }) => {
    await provide(async (name) => {
      expect(await findBarriers(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
      await takePictures(page, join(project.name, name))
      expect(await findSmallTargets(page)).toEqual([])
    })
  },
})
