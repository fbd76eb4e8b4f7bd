import type { AppKind } from '@jangteo/core/bridge/appKind.codes'
import { template } from 'virtual:client-assets'
import type { PageAssets } from './clientAssets.ts'
import { SHEETS_ATTRIBUTE } from './inlinedSheets.ts'
import { FIRST_VIEW, LATE_START_SCRIPT } from './lateStart.ts'

const SHEET_LINK = /\s*<link rel="stylesheet"[^>]*>/g
const ENTRY_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const MODULE_LINK = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

/** React puts titles, metas and links first: they belong in the head. */
function splitMarkup(markup: string): { readonly head: string; readonly body: string } {
  const head = HOISTED.exec(markup)?.[0] ?? ''
  return { head, body: markup.slice(head.length) }
}

function escapeJson(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
}

const FRAME = template.replace(SHEET_LINK, '')
/** The template of a page whose scripts start late, and whose pictures wait for the first one. */
const LATE_FRAME = FRAME.replace(ENTRY_SCRIPT, '')
  .replace(MODULE_LINK, '')
  .replace('<html ', `<html ${FIRST_VIEW} `)
const ENTRY = ENTRY_SCRIPT.exec(template)?.[1] ?? ''
const ENTRY_MODULES = [...template.matchAll(MODULE_LINK)].map(([, href = '']) => href)

function styleTag({ sheets, style }: PageAssets): string {
  return `<style ${SHEETS_ATTRIBUTE}="${sheets.join(' ')}">${style}</style>`
}

function lateStartTag({ scripts }: PageAssets): string {
  const modules = [...ENTRY_MODULES, ...scripts].join(' ')
  return `<script data-entry="${ENTRY}" data-modules="${modules}">${LATE_START_SCRIPT}</script>`
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

/**
 * The whole HTML of a page; `state` is what its queries have answered, `null` when the browser is to ask. A page with
 * its content starts the app after it has loaded; any other one at once.
 */
export function htmlOf(page: Page): string {
  const { head, body } = splitMarkup(page.markup)
  const isComplete = page.state !== null
  const state = isComplete
    ? `<script type="application/json" id="rq">${escapeJson(page.state)}</script>`
    : ''
  const assets = styleTag(page.assets) + (isComplete ? lateStartTag(page.assets) : '')
  return (isComplete ? LATE_FRAME : FRAME)
    .replace('data-app="web"', `data-app="${page.appKind}"`)
    .replace(
      'data-address-search="off"',
      `data-address-search="${page.searchesAddresses ? 'on' : 'off'}"`,
    )
    .replace('<!--head-->', () => head + assets)
    .replace('<!--app-->', () => body)
    .replace('<!--state-->', () => state)
}
