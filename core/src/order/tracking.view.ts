import { formatDateTime, formatRelative, formatWeekday } from '../calendar/dateText.rules.ts'
import { DAY_MS, kstDayOf } from '../calendar/day.rules.ts'
import { deliveryAssumedDueMs } from './orderItem.rules.ts'
import type { OrderItemStatus } from './orderItem.codes.ts'
import { ORDER_ITEM_STATES_WITH } from './orderItem.table.gen.ts'
import { DELIVERY_MESSAGES } from '../delivery/delivery.messages.ts'
import {
  TRACKING_LEVEL_LABELS,
  TRACKING_LEVEL_TEXTS,
  TRACKING_LEVELS,
} from '../delivery/tracking.codes.ts'
import type { TrackingLevel } from '../delivery/tracking.codes.ts'
import { reachedLevel, sortScans } from '../delivery/tracking.rules.ts'
import type { ParcelScan } from '../delivery/tracking.rules.ts'

/** Screen data of a parcel; times in epoch milliseconds. */
export type ShownParcel = {
  readonly isProvided: boolean
  readonly scans: readonly ParcelScan[]
  readonly status: OrderItemStatus
  readonly shippedAtMs: number
}

/** One step of the bar. */
export type TrackingMark = {
  readonly level: TrackingLevel
  readonly label: string
  readonly state: 'passed' | 'current' | 'ahead'
}

/** One line of the timeline. */
export type TrackingStep = {
  readonly atMs: number
  readonly place: string
  readonly text: string
  /** The moment to the minute, and within a day how long ago it was (`null`: longer). */
  readonly timeText: string
  readonly agoText: string | null
  readonly isNewest: boolean
}

/** A parcel for its page; `marks` is empty where the carrier reports nothing. */
export type TrackingView = {
  readonly title: string
  /** A second line under the title; `null` when there is nothing to add. */
  readonly note: string | null
  readonly marks: readonly TrackingMark[]
  readonly steps: readonly TrackingStep[]
}

const NOT_SCANNED = '택배사에 상품이 접수되면 배송 과정을 확인할 수 있어요.'
const OUT_FOR_DELIVERY: TrackingLevel = 5
/** Text for a parcel that went out today; a day later its arrival is unknown. */
const ARRIVES_TODAY = '배송 출발, 오늘 도착해요'
const IN_TRANSIT: readonly OrderItemStatus[] = ORDER_ITEM_STATES_WITH.inTransit

function markOf(level: TrackingLevel, reached: TrackingLevel): TrackingMark {
  const label = TRACKING_LEVEL_LABELS[level]
  if (level === reached) return { level, label, state: 'current' }
  return { level, label, state: level < reached ? 'passed' : 'ahead' }
}

function stepOf(scan: ParcelScan, index: number, nowMs: number): TrackingStep {
  const { atMs, place, text } = scan
  const isRecent = nowMs - atMs < DAY_MS
  return {
    atMs,
    place,
    text,
    timeText: formatDateTime(atMs),
    agoText: isRecent ? formatRelative(atMs, nowMs) : null,
    isNewest: index === 0,
  }
}

function titleOf(scans: readonly ParcelScan[], reached: TrackingLevel, nowMs: number): string {
  const isToday = scans.some(
    ({ level, atMs }) => level === OUT_FOR_DELIVERY && kstDayOf(atMs) === kstDayOf(nowMs),
  )
  return reached === OUT_FOR_DELIVERY && isToday ? ARRIVES_TODAY : TRACKING_LEVEL_TEXTS[reached]
}

function untrackedView({ status, shippedAtMs }: ShownParcel): TrackingView {
  const assumedDay = kstDayOf(deliveryAssumedDueMs(shippedAtMs) + 1)
  const note = IN_TRANSIT.includes(status)
    ? `배송이 완료된 때를 확인할 수 없어 ${formatWeekday(assumedDay)}에 배송완료로 변경돼요.`
    : null
  return {
    title: DELIVERY_MESSAGES.DELIVERY_TRACKING_NOT_PROVIDED().replace(/\.$/, ''),
    note,
    marks: [],
    steps: [],
  }
}

/**
 * Views the tracking of a parcel: its progress, and every scan, newest first. The bar never goes back, so a late scan
 * is only a line of the timeline. Source: domain-rules §8, decision 016.
 */
export function trackingView(parcel: ShownParcel, nowMs: number): TrackingView {
  if (!parcel.isProvided) return untrackedView(parcel)
  const reached = reachedLevel(parcel.scans)
  return {
    title: titleOf(parcel.scans, reached, nowMs),
    note: parcel.scans.length === 0 ? NOT_SCANNED : null,
    marks: TRACKING_LEVELS.map((level) => markOf(level, reached)),
    steps: sortScans(parcel.scans).map((scan, index) => stepOf(scan, index, nowMs)),
  }
}
