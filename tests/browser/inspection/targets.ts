import type { Page } from '@playwright/test'

export const TARGET_SIZE_MIN_PX = 44

const TARGETS = `a[href], button, input:not([type=hidden]), select, textarea, summary,
  [role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch],
  [role=option], [role=menuitem], [tabindex='0']`

/**
 * Controls that are smaller than a thumb. What counts is where a tap arrives, so a label around a
 * checkbox and a pseudo-element around an icon enlarge it. Links inside a sentence are exempt, and so is what lies
 * behind an open layer, where no tap arrives.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ selector, minPx }) => {
      const isInSentence = (element: Element): boolean =>
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentNode?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        )
      const arrives = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        const label = hit?.closest('label')
        return hit !== null && (element.contains(hit) || label?.control === element)
      }
      const isBigEnough = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect()
        const [isWide, isTall] = [width >= minPx - 0.5, height >= minPx - 0.5]
        if (isWide && isTall) return true
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { left, top } = element.getBoundingClientRect()
        const [x, y, reach] = [left + width / 2, top + height / 2, minPx / 2 - 1]
        return (
          (isWide || (arrives(element, x - reach, y) && arrives(element, x + reach, y))) &&
          (isTall || (arrives(element, x, y - reach) && arrives(element, x, y + reach)))
        )
      }
      const { scrollX, scrollY } = window
      const small = [...document.querySelectorAll(selector)]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((element) => element.getBoundingClientRect().width > 1)
        .filter((element) => element.closest('[aria-hidden="true"], [inert]') === null)
        .filter((element) => !isInSentence(element) && !isBigEnough(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const name = element.getAttribute('aria-label') ?? element.textContent.trim()
          return `${element.tagName.toLowerCase()} '${name}' ${Math.round(width)}×${Math.round(height)}`
        })
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return small
    },
    { selector: TARGETS, minPx: TARGET_SIZE_MIN_PX },
  )
}
