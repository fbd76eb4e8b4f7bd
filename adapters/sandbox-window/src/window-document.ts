import { html, type Html } from './html.ts'

type WindowDocument = {
  readonly title: string
  /** Name of the provider that the sandbox stands for. */
  readonly brand: string
  readonly badge: string
  /** The styles: a link, or the styles themselves. */
  readonly styles: Html
  readonly body: Html
  readonly script?: Html
}

/** The document of a window, which says on top that it is a test's. */
export function windowDocument(parts: WindowDocument): string {
  const { title, brand, badge, styles, body, script = null } = parts
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${styles}
      </head>
      <body>
        <header class="bar">
          <p class="brand">${brand}</p>
          <p class="badge">${badge}</p>
        </header>
        <main class="sheet">${body}</main>
        ${script}
      </body>
    </html>`.text
}
