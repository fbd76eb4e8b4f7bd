import type { PaymentRecord } from './payment-record.ts'
import type { RecordStore } from './record-store.ts'

/** When a notice that nobody took is posted again, in milliseconds: the schedule of Toss Payments, a sixtieth of it. */
const AGAIN_AFTER_MS = [1_000, 4_000, 16_000, 64_000, 256_000, 1_024_000, 4_096_000]

/** Time for which the courier rests after trouble of its own, such as a disk that cannot be read, in milliseconds. */
const TROUBLE_REST_MS = 60_000

/** Posts a notice; `true` when the market accepted it. */
export type PostNotice = (body: string) => Promise<boolean>

/** Runs something after this many milliseconds; returns a function that cancels it. */
export type Schedule = (afterMs: number, run: () => void) => () => void

export type NoticeCourier = {
  /** Posts what an attempt's market was not notified yet; what is not taken is posted again later. Never fails. */
  readonly deliver: (gatewayOrderId: string) => Promise<void>
  /** The same for every attempt: what the last process left. Never fails. */
  readonly deliverAll: () => Promise<void>
  readonly close: () => void
}

type CourierParts = {
  readonly store: RecordStore
  readonly post: PostNotice
  readonly nowMs: () => number
  /** Notified of the courier's own trouble; what it could not do is tried again. */
  readonly report: (trouble: unknown) => void
  readonly schedule?: Schedule
}

type Notice = PaymentRecord['notices'][number]
type Reported = { readonly noticeId: string; readonly takenAtMs: number | null }

const ALL = ''

const inThisProcess: Schedule = (afterMs, run) => {
  const timer = setTimeout(run, afterMs).unref()
  return () => clearTimeout(timer)
}

function isOpen({ deliveredAtMs, tries }: Notice): boolean {
  return deliveredAtMs === null && tries <= AGAIN_AFTER_MS.length
}

function restAfter({ tries }: Notice): number {
  return AGAIN_AFTER_MS[tries - 1] ?? Number.POSITIVE_INFINITY
}

/** Records that a notice was posted, and if it was accepted (`null`: it was not). */
function noteTry(store: RecordStore, gatewayOrderId: string, reported: Reported): Promise<null> {
  return store.change(gatewayOrderId, (record) => {
    if (record === null) return { next: null, answer: null }
    const notices = record.notices.map((notice) =>
      notice.id === reported.noticeId
        ? { ...notice, tries: notice.tries + 1, deliveredAtMs: reported.takenAtMs }
        : notice,
    )
    return { next: { ...record, notices }, answer: null }
  })
}

/** Brings notices to the market, each until it is taken or the schedule ends. */
export function createNoticeCourier(parts: CourierParts): NoticeCourier {
  const { store, post, nowMs, report, schedule = inThisProcess } = parts
  const waiting = new Map<string, () => void>()
  let isClosed = false

  /** One delivery an attempt waits at a time; the latest takes the place of the others. */
  const later = (name: string, afterMs: number, run: () => void): void => {
    waiting.get(name)?.()
    waiting.delete(name)
    if (isClosed || !Number.isFinite(afterMs)) return
    waiting.set(name, schedule(afterMs, run))
  }

  const bring = async (gatewayOrderId: string): Promise<void> => {
    const before = await store.read(gatewayOrderId)
    for (const { id, body } of before?.notices.filter(isOpen) ?? []) {
      const isTaken = await post(body).catch(() => false)
      await noteTry(store, gatewayOrderId, { noticeId: id, takenAtMs: isTaken ? nowMs() : null })
    }
    const after = await store.read(gatewayOrderId)
    const rests = after?.notices.filter(isOpen).map(restAfter) ?? []
    later(gatewayOrderId, Math.min(...rests), () => void deliver(gatewayOrderId))
  }

  const tryOn = async (name: string, work: () => Promise<void>, again: () => Promise<void>) => {
    try {
      await work()
    } catch (trouble) {
      report(trouble)
      later(name, TROUBLE_REST_MS, () => void again())
    }
  }

  const deliver = (gatewayOrderId: string): Promise<void> =>
    tryOn(
      gatewayOrderId,
      () => bring(gatewayOrderId),
      () => deliver(gatewayOrderId),
    )

  const deliverEach = async (): Promise<void> => {
    for (const gatewayOrderId of await store.list()) await deliver(gatewayOrderId)
  }

  const deliverAll = (): Promise<void> => tryOn(ALL, deliverEach, deliverAll)

  return {
    deliver,
    deliverAll,
    close: () => {
      isClosed = true
      for (const callOff of waiting.values()) callOff()
      waiting.clear()
    },
  }
}
