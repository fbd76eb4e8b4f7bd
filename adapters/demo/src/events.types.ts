import type { EventEntryLimit } from '@jangteo/core/display/event.codes'

/** A kind of prize: how many there are, and the worth of one in won. */
export type PrizeSeed = { readonly name: string; readonly quantity: number; readonly value: number }

/** Entries of a demo member: on so many of the first days of the event. */
export type EntrantSeed = { readonly loginId: string; readonly dayCount: number }

/**
 * A demo event. Days count from the day of the load; it begins at ten and ends with its last day. Winners are announced
 * at two in the afternoon, so many days after the last one.
 */
export type EventSeed = {
  readonly category: string
  readonly title: string
  readonly picture: string
  readonly body: string
  readonly firstDay: number
  readonly lastDay: number
  /** Coupons that it hands out, by their keys. */
  readonly coupons?: readonly string[]
  readonly entry?: {
    readonly per: EventEntryLimit
    readonly announceAfterDays: number
    readonly prizes: readonly PrizeSeed[]
    /** Entrants of an event that is drawn at the load. */
    readonly entrants?: readonly EntrantSeed[]
  }
}

/** A demo benefit; it runs from the day of the load without an end, or to its last day. */
export type BenefitSeed = {
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  readonly body: string
  readonly lastDay: number | null
  readonly coupons: readonly string[]
}
