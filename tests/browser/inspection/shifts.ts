import type { Page } from '@playwright/test'
import { LAYOUT_SHIFT_MAX } from '../../budget/firstLoad.ts'

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** One move of a page's layout: its score, as browsers compute it, and the elements that moved. */
type Move = { readonly value: number; readonly elements: string }

/** Records what moves on a page by itself, from its start. Returns a function that lists what a shopper has felt so far. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: Move[] = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text'
    const record = (shifts: readonly PerformanceEntry[]) => {
      for (const { value, hadRecentInput, sources } of shifts as readonly Shift[]) {
        if (hadRecentInput) continue
        moves.push({ value, elements: sources.map(({ node }) => nameOf(node)).join(' ') })
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, {
      listMoves: () => {
        record(observer.takeRecords())
        return moves
      },
    })
  })
  return async () => feltMoves(await listMoves(page))
}

/** Reads the moves after the page's own fonts have arrived and what they changed is painted. */
function listMoves(page: Page): Promise<readonly Move[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const recorder = globalThis as { listMoves?: () => Move[] }
    return recorder.listMoves?.() ?? []
  })
}

/**
 * Returns every move when together they score more than a shopper may feel, none otherwise: a line that grows by a
 * pixel when a font arrives scores thousandths. The limit is that of first loads. Source: decision 057.
 */
function feltMoves(moves: readonly Move[]): string[] {
  const score = moves.reduce((sum, { value }) => sum + value, 0)
  if (score <= LAYOUT_SHIFT_MAX) return []
  return moves.map(({ value, elements }) => `${value.toFixed(4)} ${elements}`)
}
