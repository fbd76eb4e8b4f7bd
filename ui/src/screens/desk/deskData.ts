import { STEP_ACTOR_LABELS, STEP_ACTORS } from '@jangteo/core/chart/step.codes'
import type { StepActor } from '@jangteo/core/chart/step.codes'
import { createDeskCalls } from '@jangteo/http/desk/deskCalls'
import type { DeskAnswers, DeskCalls } from '@jangteo/http/desk/deskCalls'
import { BROWSER_LINK } from '../../lib/browserLink.ts'

export type DeskItemData = DeskAnswers['list']['content'][number]
export type DeskClaimData = DeskAnswers['claims']['content'][number]
export type DeskClaimEvent = DeskClaimData['events'][number]
export type DeskPaymentData = DeskAnswers['payments']['content'][number]
export type DeskMailData = NonNullable<DeskAnswers['outbox']['content']>[number]
export type DeskRefundData = DeskAnswers['refunds']['content'][number]

/** A button of the desk with its event. */
export type DeskButton = {
  readonly type: string
  readonly actor: StepActor
  readonly label: string
}

/** The calls of the desk, which only its page loads. */
export const deskCalls: DeskCalls = createDeskCalls(BROWSER_LINK)

/** Events by who may send them, in the order of the actors. */
export function eventsByActor<Event extends DeskButton>(events: readonly Event[]) {
  return STEP_ACTORS.map((actor) => ({
    actor,
    label: STEP_ACTOR_LABELS[actor],
    events: events.filter((event) => event.actor === actor),
  })).filter((group) => group.events.length > 0)
}
