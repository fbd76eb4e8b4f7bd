import type { TrackingAction } from './tracking.codes.ts'

/** Number of parameters an event carries besides its own. Source: spec §3. */
export const TRACKING_EXTRA_COUNT_MAX = 4

/** Something that is counted: what was done, on what, with what figure, and what is reported besides. */
export type TrackingEvent = {
  readonly action: TrackingAction
  readonly label: string
  /** A figure in the unit of the action, won or pieces; `null` when there is none. */
  readonly value: number | null
  readonly extras: Readonly<Record<string, string>>
}

/** Parts of an event; extras that are `null` are left out. */
export type TrackingParts = {
  readonly action: TrackingAction
  readonly label: string
  readonly value?: number | null
  readonly extras?: Readonly<Record<string, string | number | boolean | null>>
}

/**
 * An event as it is sent: its texts as they are, at most four extras, the first ones, as texts. Counting must never
 * stop what is counted, so nothing is refused. Source: spec §3.
 */
export function toTrackingEvent(parts: TrackingParts): TrackingEvent {
  const { action, label, value = null, extras = {} } = parts
  const reported = Object.entries(extras).flatMap(([name, extra]) =>
    extra === null ? [] : [[name, String(extra)] as const],
  )
  return {
    action,
    label,
    value,
    extras: Object.fromEntries(reported.slice(0, TRACKING_EXTRA_COUNT_MAX)),
  }
}
