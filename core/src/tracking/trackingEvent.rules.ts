import type { TrackingAction } from './tracking.codes.ts'

/** Most extra parameters of an event. Source: spec §3. */
export const TRACKING_EXTRA_COUNT_MAX = 4

/** A tracked event: action, target, figure and extra parameters. */
export type TrackingEvent = {
  readonly action: TrackingAction
  readonly label: string
  /** A figure in the unit of the action, won or pieces; `null` when there is none. */
  readonly value: number | null
  readonly extras: Readonly<Record<string, string>>
}

/** Fields of an event; extras that are `null` are left out. */
export type TrackingParts = {
  readonly action: TrackingAction
  readonly label: string
  readonly value?: number | null
  readonly extras?: Readonly<Record<string, string | number | boolean | null>>
}

/**
 * Builds an event to send: its texts as they are, and the first four extras as texts. Nothing is refused, so tracking
 * never stops the tracked action. Source: spec §3.
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
