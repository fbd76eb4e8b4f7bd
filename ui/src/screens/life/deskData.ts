import { STEP_ACTOR_LABELS, STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import { createDeskCalls } from '@jangteo/http/desk/deskCalls'
import type { DeskCalls } from '@jangteo/http/desk/deskCalls'
import { BROWSER_LINK } from '../../app/browserLink.ts'

export type DeskItemData = Awaited<ReturnType<DeskCalls['list']['call']>>['content'][number]
export type DeskEventData = DeskItemData['events'][number]

/** The calls of the desk, which only its page loads. */
export const deskCalls: DeskCalls = createDeskCalls(BROWSER_LINK)

/** The events of an item by who may send them, in the order of the actors. */
export function eventsByActor(events: readonly DeskEventData[]) {
  return STEP_ACTORS.map((actor) => ({
    actor,
    label: STEP_ACTOR_LABELS[actor],
    events: events.filter((event) => event.actor === actor),
  })).filter((group) => group.events.length > 0)
}
