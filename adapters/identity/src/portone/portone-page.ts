import { createHash } from 'node:crypto'
import type { WindowAnswer } from '../identity.port.ts'

/** Request to PortOne's script; the window returns to `redirectUrl`. */
export type PortOneWindow = {
  readonly storeId: string
  readonly channelKey: string
  readonly identityVerificationId: string
  readonly redirectUrl: string
}

const OPEN_WINDOW = `const request = JSON.parse(document.querySelector('#request').textContent)
const goBack = () => location.replace(request.redirectUrl)
const open = async () => {
  const answer = await PortOne.requestIdentityVerification({ ...request, forceRedirect: true })
  if (answer !== undefined) goBack()
}
open().catch(() => { document.querySelector('main').hidden = false })
document.querySelector('button').addEventListener('click', goBack)`
const SCRIPT_HASH = createHash('sha256').update(OPEN_WINDOW).digest('base64')

/** JSON that stands in a page without ending its element. */
function toScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/**
 * The page that hands over to PortOne's window. Scripts are PortOne's and this one; the window itself, and the provider
 * that it leads to, are theirs.
 */
export function portOnePage(window: PortOneWindow, scriptUrl: string): WindowAnswer {
  const { origin } = new URL(scriptUrl)
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src ${origin} 'sha256-${SCRIPT_HASH}'; style-src 'unsafe-inline'; img-src https: data:; connect-src ${origin} https:; frame-src https:; form-action https:; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>본인인증</title></head><body><main hidden><h1>본인인증 창을 열지 못했어요</h1><p>잠시 후 다시 시도해 주세요.</p><button type="button">돌아가기</button></main><script type="application/json" id="request">${toScriptText(window)}</script><script src="${scriptUrl}"></script><script>${OPEN_WINDOW}</script></body></html>`,
  }
}
