import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { template } from 'virtual:client-assets'
import type { PageAssets } from './clientAssets.ts'
import { SHEETS_ATTRIBUTE } from './inlinedSheets.ts'

const SHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

/** React puts titles, metas and links first: they belong in the head. */
function splitMarkup(markup: string): { readonly head: string; readonly body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}

function escapeJson(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}

function assetTags({ scripts, sheets, style }: PageAssets): string {
  return [
    `<style ${SHEETS_ATTRIBUTE}="${sheets.join(' ')}">${style}</style>`,
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('')
}

/** Attributes of a page that depend on where it is shown. */
export type PageLook = {
  /** Host of the page; the native app draws bars of its own. */
  readonly appKind: AppKind
  /** True when places can be looked up; otherwise they are typed. */
  readonly searchesAddresses: boolean
}

type Page = PageLook & {
  readonly markup: string
  readonly assets: PageAssets
  readonly state: unknown
}

/** The whole HTML of a page; `state` is what its queries have answered, `null` when the browser is to ask. */
export function htmlOf(page: Page): string {
  const { head, body } = splitMarkup(page.markup)
  const state =
    page.state === null
      ? ''
      : `<script type="application/json" id="rq">${escapeJson(page.state)}</script>`
  return template
    .replace(SHEET_LINK, '')
    .replace('data-app="web"', `data-app="${page.appKind}"`)
    .replace(
      'data-address-search="off"',
      `data-address-search="${page.searchesAddresses ? 'on' : 'off'}"`,
    )
    .replace('<!--head-->', () => head + assetTags(page.assets))
    .replace('<!--app-->', () => body)
    .replace('<!--state-->', () => state)
}
