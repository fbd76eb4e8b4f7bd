import type { SnapshotFrom } from 'xstate'
import type { bridgeReadinessChart } from './bridgeReadiness.chart.ts'

/** Status that a page may count on: whether it is known yet, and whether the native app is there. Source: spec §1. */
export type BridgeReadinessView = { readonly isKnown: boolean; readonly isNative: boolean }

/** True when the native app is there, as far as it is known. Source: spec §1. */
export function bridgeReadinessView(
  snapshot: SnapshotFrom<typeof bridgeReadinessChart>,
): BridgeReadinessView {
  const isNative = snapshot.matches('ready')
  return { isKnown: isNative || snapshot.matches('absent'), isNative }
}
