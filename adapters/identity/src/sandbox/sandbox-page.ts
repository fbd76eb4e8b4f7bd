import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { html, Html } from '@jangteo/sandbox-window/html'
import { windowDocument } from '@jangteo/sandbox-window/window-document'
import { WINDOW_STYLES } from '@jangteo/sandbox-window/window-styles'
import type { WindowAnswer } from '../identity.port.ts'
import type { OTHER_OUTCOMES } from './sandbox-form.ts'

const STYLE = [...WINDOW_STYLES, join(import.meta.dirname, 'window.css')]
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Leaves the window by taking its place in the history, so that going back never leads into it. */
const LEAVE = `const form = document.querySelector('form')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const body = new URLSearchParams(new FormData(form, event.submitter))
  const answer = await fetch(location.href, { method: 'POST', body })
  if (answer.redirected) return location.replace(answer.url)
  const pressed = document.createElement('input')
  Object.assign(pressed, { type: 'hidden', name: 'action', value: event.submitter.value })
  form.append(pressed)
  form.submit()
})`
const LEAVE_HASH = createHash('sha256').update(LEAVE).digest('base64')

const OUTCOME_LABELS: Readonly<Record<(typeof OTHER_OUTCOMES)[number], string>> = {
  failed: '인증 실패로 돌아가기',
  pending: '인증을 마치지 않고 돌아가기',
  silent: '인증 기관이 응답하지 않게 하기',
}

/** Text of a form that could not be read. */
export const WRONG_FIELDS = '이름, 생년월일, 휴대폰 번호를 다시 확인해 주세요.'

/** Fields of the window as they are shown. */
export type ShownFields = {
  readonly name: string
  readonly birthday: string
  readonly mobile: string
}

/** A person of nobody's, so that trying it out takes one tap. */
export const SAMPLE_PERSON: ShownFields = {
  name: '홍길동',
  birthday: '1995-05-05',
  mobile: '01000005555',
}

const BADGE = '테스트 본인인증창'

function answerPage(status: number, title: string, body: Html): WindowAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'sha256-${LEAVE_HASH}'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
    body: windowDocument({
      title: `${title} - ${BADGE}`,
      brand: '모의인증',
      badge: BADGE,
      styles: new Html(`<style>${STYLE}</style>`),
      body,
      script: new Html(`<script>${LEAVE}</script>`),
    }),
  }
}

function personFields({ name, birthday, mobile }: ShownFields): Html {
  return html`<div class="field">
      <label for="name">이름</label
      ><input id="name" name="name" maxlength="20" autocomplete="off" value="${name}" />
    </div>
    <div class="field">
      <label for="birthday">생년월일</label
      ><input id="birthday" name="birthday" type="date" value="${birthday}" />
    </div>
    <fieldset>
      <legend>성별</legend>
      <label class="choice"
        ><input type="radio" name="gender" value="FEMALE" checked /><span>여성</span></label
      ><label class="choice"
        ><input type="radio" name="gender" value="MALE" /><span>남성</span></label
      >
    </fieldset>
    <div class="field">
      <label for="mobile">휴대폰 번호</label
      ><input id="mobile" name="mobile" inputmode="numeric" autocomplete="off" value="${mobile}" />
    </div>`
}

type Window = { readonly fields: ShownFields; readonly problem: string | null }

/** The window: a person to be, and every other outcome. Works without its script. */
export function windowPage({ fields, problem }: Window): WindowAnswer {
  const outcomes = Object.entries(OUTCOME_LABELS).map(
    ([value, label]) =>
      html`<button class="plain" name="action" value="${value}">${label}</button>`,
  )
  return answerPage(
    problem === null ? 200 : 422,
    '본인인증',
    html`<p class="notice">실제로 인증하지 않는 시험용 창이에요.</p>
      <h1>인증할 정보를 입력해 주세요</h1>
      ${problem === null ? null : html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post">
        ${personFields(fields)}
        <button class="primary" name="action" value="verify">인증하기</button>
        <button class="plain" name="action" value="close">창 닫기</button>
        <details>
          <summary>다른 결과 시험하기</summary>
          <div class="outcomes">${outcomes}</div>
        </details>
      </form>`,
  )
}

/** A page for an address that opens no window. */
export function absentPage(): WindowAnswer {
  return answerPage(
    404,
    '본인인증 요청을 찾을 수 없어요',
    html`<h1>본인인증 요청을 찾을 수 없어요</h1>
      <p class="notice">인증하던 페이지에서 다시 시도해 주세요.</p>`,
  )
}
