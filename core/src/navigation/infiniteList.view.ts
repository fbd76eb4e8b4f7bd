import type { SnapshotFrom } from 'xstate'
import { REFUSAL_MESSAGES } from '../refusal/refusal.messages.ts'
import type { infiniteListChart } from './infiniteList.chart.ts'

/** What stands around the entries of a list that grows. */
export type InfiniteListView = {
  /** The first page is on its way: bones stand where entries will. */
  readonly isFirstLoading: boolean
  readonly isMoreLoading: boolean
  readonly isEmpty: boolean
  /** Whether the end of the list is watched for. */
  readonly watchesEnd: boolean
  readonly totalElements: number | null
  /** Why nothing more came, with a retry beside it; `null` when nothing went wrong. */
  readonly failureText: string | null
}

/** What a list shows besides its entries. Source: spec §4, domain-rules §7.5. */
export function infiniteListView(
  snapshot: SnapshotFrom<typeof infiniteListChart>,
): InfiniteListView {
  const { nextNumber, totalElements } = snapshot.context
  const isLoading = snapshot.hasTag('busy')
  return {
    isFirstLoading: isLoading && nextNumber === 0,
    isMoreLoading: isLoading && nextNumber > 0,
    isEmpty: snapshot.matches('empty'),
    watchesEnd: snapshot.matches('resting'),
    totalElements,
    failureText: snapshot.matches('failed') ? REFUSAL_MESSAGES.API_FAILURE() : null,
  }
}
