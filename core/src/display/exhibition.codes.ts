import { EVENT_FILTER_LABELS, EVENT_FILTERS } from './display.codes.ts'
import type { EventFilter } from './display.codes.ts'

export const EXHIBITION_STATES = ['COMING', ...EVENT_FILTERS] as const

/** State of an exhibition in its time. Source: decision 033. */
export type ExhibitionState = EventFilter | 'COMING'

export const EXHIBITION_STATE_LABELS: Readonly<Record<ExhibitionState, string>> = {
  COMING: '오픈 예정',
  ...EVENT_FILTER_LABELS,
}
