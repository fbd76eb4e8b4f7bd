import { z } from 'zod'
import { DEPOSIT_COMMANDS, doAtBank } from './deposit-commands.ts'
import type { DepositRefusal } from './deposit-commands.ts'
import { depositPage, receiptPage } from './deposit-page.ts'
import type { NoticeCourier } from './notice-courier.ts'
import { outcomeOf } from './payment-record.ts'
import type { PaymentRecord } from './payment-record.ts'
import type { RecordStore } from './record-store.ts'
import { depositPathOf, receiptPathOf } from './sandbox-paths.ts'
import { noticeAnswer, pageAnswer } from './window-answers.ts'
import { readText } from './window.ts'

type DepositSettings = {
  readonly store: RecordStore
  readonly courier: NoticeCourier
  readonly stylesheet: string
  readonly nowMs: () => number
}

const commandForm = z.object({
  action: z.enum(DEPOSIT_COMMANDS),
  amount: z
    .string()
    .transform((text) => Number(text.replaceAll(/[,\s원]/g, '')))
    .pipe(z.int()),
})

function idAfter(prefix: string, path: string): string | null {
  return path.startsWith(prefix) ? path.slice(prefix.length) : null
}

/** The pages of the bank and of receipts; `null` for every other path. */
export function createDepositPages(
  settings: DepositSettings,
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const paidInto = idAfter(depositPathOf(''), pathname)
    const receipt = idAfter(receiptPathOf(''), pathname)
    if (paidInto !== null) {
      const refusal = request.method === 'POST' ? await carryOut(settings, paidInto, request) : null
      return refusal instanceof Response ? refusal : showAccount(settings, paidInto, refusal)
    }
    return receipt === null ? null : showReceipt(settings, receipt)
  }
}

function report({ stylesheet }: DepositSettings, notice: 'absent' | 'malformed'): Response {
  return noticeAnswer({ notice, stylesheet, returnUrl: null })
}

async function carryOut(settings: DepositSettings, id: string, request: Request) {
  const { store, courier, nowMs } = settings
  const body = await readText(request)
  const { data } = commandForm.safeParse(Object.fromEntries(new URLSearchParams(body ?? '')))
  if (data === undefined) return report(settings, 'malformed')
  const refusal = await store.change<DepositRefusal | null>(id, (record) =>
    doAtBank(record, { ...data, nowMs: nowMs() }),
  )
  if (refusal !== null) return refusal
  await courier.deliver(id)
  const headers = { location: depositPathOf(id), 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

async function showAccount(
  settings: DepositSettings,
  id: string,
  refusal: DepositRefusal | null,
): Promise<Response> {
  const { store, stylesheet, nowMs } = settings
  const record = await store.read(id)
  if (record?.state.status !== 'account') return report(settings, 'absent')
  const account = record.state
  const body = depositPage({ record, account, nowMs: nowMs(), stylesheet, refusal })
  return pageAnswer(refusal === null ? 200 : 422, body, record.request.returnUrl)
}

/** Moment of the payment that has a receipt; `null` without a receipt. */
function receiptedAtMsOf(record: PaymentRecord, nowMs: number): number | null {
  const outcome = outcomeOf(record, nowMs)
  if (outcome.outcome !== 'approved') return null
  return (outcome.receiptUrl ?? outcome.cashReceiptUrl) === null ? null : outcome.approvedAtMs
}

async function showReceipt(settings: DepositSettings, id: string): Promise<Response> {
  const record = await settings.store.read(id)
  const paidAtMs = record === null ? null : receiptedAtMsOf(record, settings.nowMs())
  if (record === null || paidAtMs === null) return report(settings, 'absent')
  return pageAnswer(200, receiptPage(record, paidAtMs, settings.stylesheet), null)
}
