import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import { CASH_RECEIPT_PURPOSE_LABELS } from '@jangteo/core/payment/cashReceipt.codes'
import { isCashMethod } from '@jangteo/core/payment/cashReceiptDuty.rules'
import {
  INSTALLMENT_AMOUNT_MIN_WON,
  PAYMENT_METHOD_LABELS,
} from '@jangteo/core/payment/payment.codes'
import { waitsForDeposit } from '@jangteo/core/payment/paymentMethod.rules'
import { LATE_APPROVAL_MS } from './confirm-payment.ts'
import { html } from '@jangteo/sandbox-window/html'
import type { Html } from '@jangteo/sandbox-window/html'
import { windowDocument } from '@jangteo/sandbox-window/window-document'
import { cashReceiptOf } from './payment-record.ts'
import type { CashReceipt, PaidRequest } from './payment-record.ts'
import { DEPOSIT_BANKS } from './deposit-account.ts'
import {
  CARD_COMPANIES,
  installmentMonthsFor,
  isCardMethod,
  isMoneyOrCard,
} from './sandbox-methods.ts'
import { CONFIRM_ANSWERS, WALLET_SOURCES, WINDOW_DECLINES } from './window-form.ts'

const SHOP_NAME = '장터'

const DECLINE_LABELS: Readonly<Record<(typeof WINDOW_DECLINES)[number], string>> = {
  REJECT_CARD_COMPANY: '카드사에서 승인 거절',
  REJECT_CARD_PAYMENT: '한도 초과 또는 잔액 부족',
  INVALID_REJECT_CARD: '사용할 수 없는 카드',
  INVALID_STOPPED_CARD: '정지된 카드',
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: '할부 개월 수 초과',
  EXCEED_MAX_AMOUNT: '거래 금액 한도 초과',
  BELOW_MINIMUM_AMOUNT: '최소 결제 금액 미만',
  REJECT_ACCOUNT_PAYMENT: '계좌 잔액 부족',
  PAY_PROCESS_ABORTED: '결제 진행 중 중단',
  PROVIDER_ERROR: '결제사 일시 오류',
  FAILED_INTERNAL_SYSTEM_PROCESSING: '결제사 내부 오류',
  NOT_FOUND_PAYMENT_SESSION: '결제창 유효 시간 만료',
  NOT_FOUND_PAYMENT: '결제사에 없는 결제',
}

const ANSWER_LABELS: Readonly<Record<(typeof CONFIRM_ANSWERS)[number], string>> = {
  prompt: '바로 승인하고 알려요',
  late: `알리지 않고 ${LATE_APPROVAL_MS / 1000}초 뒤에 승인해요`,
  silent: '바로 승인하지만 알리지 않아요',
  lost: '첫 승인 요청을 잃어버려요',
}

type Page = { readonly title: string; readonly stylesheet: string; readonly body: Html }

/** A page of the sandbox. */
export function page({ title, stylesheet, body }: Page): string {
  const styles = html`<link rel="stylesheet" href="${stylesheet}" />`
  return windowDocument({ title, brand: '모의결제', badge: '테스트 결제창', styles, body })
}

/** The window of an attempt: what is paid, how, and every outcome to choose from. Works without a script. */
export function paymentPage(request: PaidRequest, stylesheet: string): string {
  const isCard = isCardMethod(request.method)
  const isDeposit = waitsForDeposit(request.method)
  const verb = isDeposit ? '가상계좌 발급받기' : `${formatWon(request.amount)} 결제하기`
  return page({
    title: `${formatWon(request.amount)} 결제 - 테스트 결제창`,
    stylesheet,
    body: html`<p class="notice">실제로 돈이 나가지 않는 시험용 결제창이에요.</p>
      <h1>결제할 내용을 확인해 주세요</h1>
      ${summary(request)}
      <form method="post">
        ${isCard ? cardFields(request.amount) : null} ${isDeposit ? bankFields() : null}
        ${isMoneyOrCard(request.method) ? walletFields() : null}
        <div class="actions">
          <button class="primary" name="action" value="approve">${verb}</button>
          <button class="plain" name="action" value="close">창 닫기</button>
        </div>
        ${otherOutcomes()}
      </form>`,
  })
}

function summary(request: PaidRequest): Html {
  const { amount, orderName, method, expiresAtMs } = request
  return html`<dl class="summary">
    <div>
      <dt>상점</dt>
      <dd>${SHOP_NAME}</dd>
    </div>
    <div>
      <dt>주문 상품</dt>
      <dd>${orderName}</dd>
    </div>
    <div>
      <dt>결제수단</dt>
      <dd>${PAYMENT_METHOD_LABELS[method]}</dd>
    </div>
    ${cashReceiptRow(request)}
    <div>
      <dt>유효 시간</dt>
      <dd>${formatDateTime(expiresAtMs)}까지</dd>
    </div>
    <div class="total">
      <dt>결제 금액</dt>
      <dd>${formatWon(amount)}</dd>
    </div>
  </dl>`
}

/** Text for the owner of a cash receipt, with the ends of the number. */
export function receiptOwnerText({ purpose, hiddenNumber, isUnnamed }: CashReceipt): string {
  const label = isUnnamed ? '자진발급' : CASH_RECEIPT_PURPOSE_LABELS[purpose]
  return `${label} ${hiddenNumber}`
}

function cashReceiptRow(request: PaidRequest): Html | null {
  if (!isCashMethod(request.method)) return null
  const receipt = cashReceiptOf(request, request.amount)
  return html`<div>
    <dt>현금영수증</dt>
    <dd>${receipt === null ? '신청 안 함' : receiptOwnerText(receipt)}</dd>
  </div>`
}

function cardFields(amount: number): Html {
  const months = installmentMonthsFor(amount)
  return html`<fieldset>
      <legend>카드</legend>
      <div class="cards">
        ${CARD_COMPANIES.map(
          (company, index) =>
            html`<label class="card">
              <input
                type="radio"
                name="card"
                value="${company}"
                ${index === 0 ? html`checked` : null}
              />
              <span>${company}</span>
            </label>`,
        )}
      </div>
    </fieldset>
    <div class="field">
      <label for="months">할부</label>
      <select id="months" name="months">
        ${months.map((month) => option(String(month), month === 0 ? '일시불' : `${month}개월`))}
      </select>
      ${months.length > 1 ? null : html`<p class="hint">${formatWon(INSTALLMENT_AMOUNT_MIN_WON)}부터 할부로 나눌 수 있어요.</p>`}
    </div>`
}

const SOURCE_LABELS: Readonly<Record<(typeof WALLET_SOURCES)[number], string>> = {
  MONEY: '충전한 머니',
  CARD: `연결된 카드 (${CARD_COMPANIES[0]})`,
}

function walletFields(): Html {
  return html`<fieldset>
    <legend>무엇으로 낼지</legend>
    <div class="cards">
      ${WALLET_SOURCES.map(
        (source, index) =>
          html`<label class="card">
            <input
              type="radio"
              name="source"
              value="${source}"
              ${index === 0 ? html`checked` : null}
            />
            <span>${SOURCE_LABELS[source]}</span>
          </label>`,
      )}
    </div>
  </fieldset>`
}

function bankFields(): Html {
  return html`<fieldset>
    <legend>입금할 은행</legend>
    <div class="cards">
      ${DEPOSIT_BANKS.map(
        (bank, index) =>
          html`<label class="card">
            <input type="radio" name="bank" value="${bank}" ${index === 0 ? html`checked` : null} />
            <span>${BANK_LABELS[bank]}</span>
          </label>`,
      )}
    </div>
  </fieldset>`
}

function otherOutcomes(): Html {
  return html`<details>
    <summary>다른 결과 시험하기</summary>
    <div class="outcomes">
      <div class="field">
        <label for="answer">결제하기를 누른 뒤 결제사의 응답</label>
        <select id="answer" name="answer">
          ${CONFIRM_ANSWERS.map((answer) => option(answer, ANSWER_LABELS[answer]))}
        </select>
      </div>
      <div class="field">
        <label for="reason">거절 사유</label>
        <select id="reason" name="reason">
          ${WINDOW_DECLINES.map((code) => option(code, DECLINE_LABELS[code]))}
        </select>
      </div>
      <label class="check">
        <input type="checkbox" name="atConfirm" />
        <span>결제창이 아니라 승인 단계에서 거절</span>
      </label>
      <button class="plain" name="action" value="decline">거절하기</button>
    </div>
  </details>`
}

function option(value: string, label: string): Html {
  return html`<option value="${value}">${label}</option>`
}

type Notice = {
  readonly title: string
  readonly text: string
  /** Back to the market; `null` when the attempt is not known. */
  readonly returnUrl: string | null
}

/** A page that explains why there is nothing to pay here. */
export function noticePage({ title, text, returnUrl }: Notice, stylesheet: string): string {
  return page({
    title: `${title} - 테스트 결제창`,
    stylesheet,
    body: html`<h1>${title}</h1>
      <p class="text">${text}</p>
      ${
        returnUrl === null
          ? null
          : html`<p class="actions">
              <a class="primary" href="${returnUrl}">상점으로 돌아가기</a>
            </p>`
      }`,
  })
}
