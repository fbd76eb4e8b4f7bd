/** The attribute of a page's style block that names the style sheets it holds. */
export const SHEETS_ATTRIBUTE = 'data-sheets'

/**
 * Marks the sheets in the page's style block as present for the loader of lazy pages, which looks for links. The links
 * are disabled, so that they load nothing.
 */
export function markInlinedSheets(): void {
  const sheets = document
    .querySelector(`style[${SHEETS_ATTRIBUTE}]`)
    ?.getAttribute(SHEETS_ATTRIBUTE)
  for (const href of sheets?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.href = href
    document.head.append(link)
  }
}
