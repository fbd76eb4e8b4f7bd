import { addDays, endOfDayMs, kstDayOf } from '../calendar/day.rules.ts'
import type { NewcomerKind } from './coupon.codes.ts'

/** Days from joining for which a member is welcomed, the day itself included. Source: life-rules §8.1. */
export const WELCOME_DAYS = 14

/** Returns the last moment of a member's welcome, in epoch milliseconds. Source: life-rules §8.1. */
export function welcomeEndsAtMs(joinedAtMs: number): number {
  return endOfDayMs(addDays(kstDayOf(joinedAtMs), WELCOME_DAYS - 1))
}

/** Facts of a member: when they joined, and an order that was paid for, cancelled or not. */
export type NewcomerFacts = { readonly joinedAtMs: number; readonly hasPurchased: boolean }

/** Returns the kinds of newcomer that a member is now. Source: market-rules §1.6, life-rules §8.1. */
export function newcomerKindsOf(facts: NewcomerFacts, nowMs: number): NewcomerKind[] {
  const kinds: NewcomerKind[] = []
  if (!facts.hasPurchased) kinds.push('FIRST_PURCHASE')
  if (nowMs <= welcomeEndsAtMs(facts.joinedAtMs)) kinds.push('WELCOME')
  return kinds
}
