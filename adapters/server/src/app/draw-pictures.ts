import { join } from 'node:path'
import { ROOT } from '../product/root.ts'
import { runGroup } from './process-group.ts'
import type { Report } from './progress.ts'

const ENTRY = join(import.meta.dirname, 'draw-pictures.entry.ts')

/**
 * Draws the missing pictures of the demo in a process of its own, whose end frees the memory of image library and
 * catalogue before the market opens.
 */
export async function drawPictures(signal: AbortSignal, report: Report): Promise<void> {
  const onOutput = (text: string) => report(text.trim().split('\n').at(-1) ?? '')
  const request = { words: [ENTRY], cwd: ROOT, isBackground: true, signal, onOutput }
  const { isDone, output } = await runGroup(request)
  if (!isDone) {
    throw new Error(
      `The pictures of the demo could not be drawn; placeholders are shown until a start draws them:\n${output}`,
    )
  }
}
