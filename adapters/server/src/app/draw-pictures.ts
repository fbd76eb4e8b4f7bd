import { join } from 'node:path'
import type { PictureScope } from '@jangteo/demo/pictures/scope'
import { ROOT } from '../product/root.ts'
import { runGroup } from './process-group.ts'
import type { Report } from './progress.ts'

const ENTRY = join(import.meta.dirname, 'draw-pictures.entry.ts')

/** Which pictures to draw, and who hears of it. */
export type DrawRequest = {
  readonly scope: PictureScope
  readonly signal: AbortSignal
  readonly report: Report
}

/**
 * Draws the missing pictures of a market in a process of its own, whose end frees the memory of image library and
 * catalogue before the market opens.
 */
export async function drawPictures({ scope, signal, report }: DrawRequest): Promise<void> {
  const onOutput = (text: string) => report(text.trim().split('\n').at(-1) ?? '')
  const request = { words: [ENTRY, scope], cwd: ROOT, isBackground: true, signal, onOutput }
  const { isDone, output } = await runGroup(request)
  if (!isDone) {
    throw new Error(
      `The pictures could not be drawn; placeholders are shown until a start draws them:\n${output}`,
    )
  }
}
