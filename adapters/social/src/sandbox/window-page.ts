import { SOCIAL_PROVIDER_LABELS } from '@jangteo/core/session/social.codes'
import type { SocialProvider } from '@jangteo/core/session/social.codes'
import { html, type Html } from '@jangteo/sandbox-window/html'
import { windowDocument } from '@jangteo/sandbox-window/window-document'

const BADGE = '테스트 로그인 창'

type Page = { readonly title: string; readonly stylesheet: string; readonly body: Html }

function page({ title, stylesheet, body }: Page): string {
  const styles = html`<link rel="stylesheet" href="${stylesheet}" />`
  return windowDocument({
    title: `${title} - ${BADGE}`,
    brand: '모의로그인',
    badge: BADGE,
    styles,
    body,
  })
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

function hidden([name, value]: readonly [string, string]): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

function button(outcome: string, label: string, look: 'plain' | 'primary'): Html {
  return html`<button class="${look}" name="outcome" value="${outcome}">${label}</button>`
}

/** The window of a visit: whose account it is, and every outcome to choose from. */
export function windowPage({ provider, fields, visit, action, stylesheet }: Window): string {
  const label = SOCIAL_PROVIDER_LABELS[provider]
  const typed = { ...presetsOf(provider), ...fields }
  const inputs = FIELDS.map(
    ({ name, label: title, hint }) =>
      html`<div class="field">
        <label for="${name}">${title}</label>
        <input
          id="${name}"
          name="${name}"
          value="${typed[name] ?? ''}"
          autocomplete="off"
          maxlength="100"
          aria-describedby="${name}-hint"
        />
        <p class="hint" id="${name}-hint">${hint}</p>
      </div>`,
  )
  const others = OTHER_OUTCOMES.map(([outcome, text]) => button(outcome, text, 'plain'))
  const body = html`<p class="notice">${label}에 연결하지 않는 시험용 로그인 창이에요.</p>
    <h1>장터에 ${label} 계정 정보를 제공할까요?</h1>
    <form action="${action}">
      ${Object.entries(visit).map(hidden)} ${inputs}
      <div class="actions">
        ${button('known', '동의하고 계속하기', 'primary')}
        ${button('denied', '동의하지 않기', 'plain')} ${button('closed', '창 닫기', 'plain')}
      </div>
      <details>
        <summary>다른 결과 시험하기</summary>
        <div class="outcomes">${others}</div>
      </details>
    </form>`
  return page({ title: `${label} 로그인`, stylesheet, body })
}

/** A page that explains that nobody asked for this window. */
export function noticePage(stylesheet: string): string {
  const body = html`<h1>로그인 요청을 찾을 수 없어요</h1>
    <p class="text">주소가 잘못됐어요. 장터에서 다시 로그인해 주세요.</p>`
  return page({ title: '로그인 요청을 찾을 수 없어요', stylesheet, body })
}
