import type { RecordStore } from './record-store.ts'

/** When a notice that nobody took is posted again, in milliseconds: the schedule of Toss Payments, a sixtieth of it. */
const AGAIN_AFTER_MS = [1_000, 4_000, 16_000, 64_000, 256_000, 1_024_000, 4_096_000]

/** Posts a notice; whether the market took it. */
export type PostNotice = (body: string) => Promise<boolean>

export type NoticeCourier = {
  /** Posts what an attempt's market was not told yet; what is not taken is posted again later. */
  readonly deliver: (gatewayOrderId: string) => Promise<void>
  /** The same for every attempt: what the last process left. */
  readonly deliverAll: () => Promise<void>
  readonly close: () => void
}

/** Brings notices to the market, each until it is taken or the schedule ends. */
export function createNoticeCourier(parts: {
  readonly store: RecordStore
  readonly post: PostNotice
  readonly nowMs: () => number
}): NoticeCourier {
  const { store, post, nowMs } = parts
  const timers = new Set<NodeJS.Timeout>()

  const note = (gatewayOrderId: string, noticeId: string, isTaken: boolean) =>
    store.change(gatewayOrderId, (record) => {
      if (record === null) return { next: null, answer: 0 }
      const notices = record.notices.map((notice) =>
        notice.id === noticeId
          ? { ...notice, tries: notice.tries + 1, deliveredAtMs: isTaken ? nowMs() : null }
          : notice,
      )
      const tries = notices.find(({ id }) => id === noticeId)?.tries ?? 0
      return { next: { ...record, notices }, answer: tries }
    })

  const deliver = async (gatewayOrderId: string): Promise<void> => {
    const record = await store.read(gatewayOrderId)
    for (const notice of record?.notices ?? []) {
      if (notice.deliveredAtMs !== null || notice.tries > AGAIN_AFTER_MS.length) continue
      const isTaken = await post(notice.body).catch(() => false)
      const tries = await note(gatewayOrderId, notice.id, isTaken)
      const afterMs = AGAIN_AFTER_MS[tries - 1]
      if (!isTaken && afterMs !== undefined) later(gatewayOrderId, afterMs)
    }
  }

  const later = (gatewayOrderId: string, afterMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void deliver(gatewayOrderId)
    }, afterMs)
    timer.unref()
    timers.add(timer)
  }

  return {
    deliver,
    deliverAll: async () => {
      for (const gatewayOrderId of await store.list()) await deliver(gatewayOrderId)
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
