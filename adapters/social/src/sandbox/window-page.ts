import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

function page(title: string, stylesheet: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${escaped(title)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${stylesheet}" />
  </head>
  <body>
    <header class="bar">
      <p class="brand">모의로그인</p>
      <p class="badge">테스트 로그인 창</p>
    </header>
    <main class="sheet">${body}</main>
  </body>
</html>`
}

type Field = { readonly name: string; readonly label: string; readonly hint: string }

const FIELDS: readonly Field[] = [
  { name: 'account', label: '계정', hint: '같은 계정은 같은 사람이에요.' },
  { name: 'name', label: '이름', hint: '비우면 장터에 알려 주지 않아요.' },
  { name: 'email', label: '이메일', hint: '비우면 장터에 알려 주지 않아요.' },
]

function presetsOf(provider: SocialProvider): Readonly<Record<string, string>> {
  const name = provider.toLowerCase()
  return { account: 'haneul', name: '김하늘', email: `haneul@${name}.example` }
}

const OTHER_OUTCOMES = [
  ['late', '늦게 응답하기'],
  ['unknown', '계정을 확인할 수 없다고 응답하기'],
  ['unavailable', '점검 중이라고 응답하기'],
] as const

type Window = {
  readonly provider: SocialProvider
  /** Values that were typed before, where they have to be corrected. */
  readonly fields: Readonly<Record<string, string>>
  readonly visit: Readonly<Record<string, string>>
  readonly action: string
  readonly stylesheet: string
}

function hidden([name, value]: readonly [string, string]): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}" />`
}

function button(outcome: string, label: string, look: 'plain' | 'primary'): string {
  return `<button class="${look}" name="outcome" value="${outcome}">${label}</button>`
}

/** The window of a visit: whose account it is, and every outcome to choose from. */
export function windowPage({ provider, fields, visit, action, stylesheet }: Window): string {
  const label = SOCIAL_PROVIDER_LABELS[provider]
  const typed = { ...presetsOf(provider), ...fields }
  const inputs = FIELDS.map(
    ({ name, label: title, hint }) => `<div class="field">
      <label for="${name}">${title}</label>
      <input id="${name}" name="${name}" value="${escaped(typed[name] ?? '')}" autocomplete="off" maxlength="100" aria-describedby="${name}-hint" />
      <p class="hint" id="${name}-hint">${hint}</p>
    </div>`,
  )
  const others = OTHER_OUTCOMES.map(([outcome, text]) => button(outcome, text, 'plain'))
  const body = `<p class="notice">${label}에 연결하지 않는 시험용 로그인 창이에요.</p>
    <h1>장터에 ${label} 계정 정보를 제공할까요?</h1>
    <form action="${action}">
      ${Object.entries(visit).map(hidden).join('')}
      ${inputs.join('')}
      <div class="actions">
        ${button('known', '동의하고 계속하기', 'primary')}
        ${button('denied', '동의하지 않기', 'plain')}
        ${button('closed', '창 닫기', 'plain')}
      </div>
      <details>
        <summary>다른 결과 시험하기</summary>
        <div class="outcomes">${others.join('')}</div>
      </details>
    </form>`
  return page(`${label} 로그인 - 테스트 로그인 창`, stylesheet, body)
}

/** A page that explains that nobody asked for this window. */
export function noticePage(stylesheet: string): string {
  const body = `<h1>로그인 요청을 찾을 수 없어요</h1>
    <p class="text">주소가 잘못됐어요. 장터에서 다시 로그인해 주세요.</p>`
  return page('로그인 요청을 찾을 수 없어요 - 테스트 로그인 창', stylesheet, body)
}
