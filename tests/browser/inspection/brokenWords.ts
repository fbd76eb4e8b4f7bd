import type { Page } from '@playwright/test'

/** A short word has its place on a line even where text is twice as large on the narrowest phone. */
const WORD_LENGTH_MAX = 6

/** Short words that are broken over lines, but for those that only ears meet in a box of a pixel or two, because what holds them is too narrow for a text. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate((lengthMax) => {
    const range = document.createRange()
    const isForTheEar = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 2 || isForTheEar(element.parentElement))
    const isBroken = (node: Node, start: number, end: number): boolean => {
      range.setStart(node, start)
      range.setEnd(node, end)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      return lines.size > 1
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const box = node.parentElement
      if (box === null || !box.checkVisibility({ visibilityProperty: true })) continue
      if (isForTheEar(box)) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N},.%]+/gu)) {
        if (word.length > lengthMax) continue
        if (isBroken(node, index, index + word.length)) broken.push(`'${word}' ${box.className}`)
      }
    }
    return broken
  }, WORD_LENGTH_MAX)
}
