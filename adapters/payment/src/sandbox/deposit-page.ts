import { formatDateTime, formatWeekdayTime } from '@jangteo/core/calendar/dateText.rules'
import { formatWon } from '@jangteo/core/money/money.rules'
import { BANK_LABELS } from '@jangteo/core/payment/bank.codes'
import type { DepositRefusal } from './deposit-commands.ts'
import { html } from '@jangteo/sandbox-window/html'
import type { Html } from '@jangteo/sandbox-window/html'
import { balanceOf, cashReceiptOf, isClosed } from './payment-record.ts'
import type { Account, CashReceipt, PaymentRecord } from './payment-record.ts'
import { page, receiptOwnerText } from './window-page.ts'

const REFUSALS: Readonly<Record<DepositRefusal, string>> = {
  NO_ACCOUNT: '이 결제에는 입금할 계좌가 없어요.',
  AMOUNT_DIFFERS: '은행이 받지 않았어요. 가상계좌에는 정해진 금액만 입금할 수 있어요.',
  CLOSED: '은행이 받지 않았어요. 닫힌 계좌예요.',
  DEPOSITED: '이미 입금했어요.',
  NOT_DEPOSITED: '되돌릴 입금이 없어요.',
}

function stateText(record: PaymentRecord, account: Account, nowMs: number): string {
  if (account.depositedAtMs !== null) return balanceOf(record) === 0 ? '환불됨' : '입금됨'
  return isClosed(account, nowMs) ? '닫힌 계좌' : '입금 대기'
}

function facts(record: PaymentRecord, account: Account, nowMs: number): Html {
  const { bankCode, accountNumber, holderName, dueAtMs } = account.account
  const rows = [
    ['상태', stateText(record, account, nowMs)],
    ['주문 상품', record.request.orderName],
    ['은행', BANK_LABELS[bankCode]],
    ['계좌번호', accountNumber],
    ['예금주', holderName],
    ['입금 기한', formatWeekdayTime(dueAtMs)],
    ['입금할 금액', formatWon(record.request.amount)],
  ]
  return html`<dl class="summary">
    ${rows.map(
      ([name = '', value = '']) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

function action(value: string, label: string, look: 'primary' | 'plain' = 'plain'): Html {
  return html`<button class="${look}" name="action" value="${value}">${label}</button>`
}

function notices({ notices: reported }: PaymentRecord): Html | null {
  if (reported.length === 0) return null
  return html`<h2>상점에 보낸 알림</h2>
    <ul class="notices">
      ${reported.map(
        ({ tries, deliveredAtMs }, index) =>
          html`<li>
            ${index + 1}.
            ${deliveredAtMs === null ? `아직 전하지 못했어요 (${tries}번 시도)` : `${formatDateTime(deliveredAtMs)} 전했어요`}
          </li>`,
      )}
    </ul>`
}

type Shown = {
  readonly record: PaymentRecord
  readonly account: Account
  readonly nowMs: number
  readonly stylesheet: string
  /** Reason why the last action was not done. */
  readonly refusal: DepositRefusal | null
}

/**
 * The bank's side of an account: somebody pays into it, and the market is notified, well or badly. Works without a
 * script.
 */
export function depositPage({ record, account, nowMs, stylesheet, refusal }: Shown): string {
  const { amount } = record.request
  return page({
    title: `${formatWon(amount)} 입금 - 테스트 은행`,
    stylesheet,
    body: html`<p class="notice">실제로 돈이 오가지 않는 시험용 은행이에요.</p>
      <h1>가상계좌에 입금해요</h1>
      ${refusal === null ? null : html`<p class="notice" role="alert">${REFUSALS[refusal]}</p>`}
      ${facts(record, account, nowMs)}
      <form method="post">
        <div class="field">
          <label for="amount">보낼 금액(원)</label>
          <input id="amount" name="amount" inputmode="numeric" value="${amount}" />
          <p class="hint">다른 금액을 적으면 은행이 받지 않아요.</p>
        </div>
        <div class="actions">${action('deposit', '입금하기', 'primary')}</div>
        <details>
          <summary>다른 경우 시험하기</summary>
          <div class="outcomes">
            ${action('depositNotifiedTwice', '입금하고 알림 두 번 보내기')}
            ${action('depositNotifiedWrongly', '입금하고 틀린 비밀값으로 알리기')}
            ${action('depositAndReverse', '입금과 되돌림을 뒤바꿔 알리기')}
            ${action('depositLate', '닫힌 계좌에 늦게 들어온 입금')}
            ${action('reverse', '입금 되돌리기')}
            ${action('noticeAgain', '마지막 알림 다시 보내기')}
          </div>
        </details>
      </form>
      ${notices(record)}`,
  })
}

/** The receipt of what was paid, as the gateway shows it to its buyer: for cash of what did not go back. */
export function receiptPage(record: PaymentRecord, paidAtMs: number, stylesheet: string): string {
  const { amount, orderName, gatewayOrderId } = record.request
  const cash = cashReceiptOf(record.request, balanceOf(record))
  const title = cash === null ? '영수증' : '현금영수증'
  return page({
    title: `${orderName} ${title}`,
    stylesheet,
    body: html`<p class="notice">시험용 영수증이에요. 세금 신고에 사용할 수 없어요.</p>
      <h1>${title}</h1>
      <dl class="summary">
        <div>
          <dt>주문 상품</dt>
          <dd>${orderName}</dd>
        </div>
        <div>
          <dt>결제일시</dt>
          <dd>${formatDateTime(paidAtMs)}</dd>
        </div>
        ${cash === null ? null : receiptOwner(cash)}
        <div>
          <dt>거래번호</dt>
          <dd>${gatewayOrderId}</dd>
        </div>
        <div class="total">
          <dt>결제 금액</dt>
          <dd>${formatWon(cash?.amount ?? amount)}</dd>
        </div>
      </dl>`,
  })
}

function receiptOwner(owner: CashReceipt): Html {
  return html`<div>
    <dt>발급 정보</dt>
    <dd>${receiptOwnerText(owner)}</dd>
  </div>`
}
