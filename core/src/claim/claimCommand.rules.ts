import { allowedSteps, type TableFacts } from '../chart/table.rules.ts'
import type { StepActor } from '../chart/step.codes.ts'
import type { ClaimState, ClaimType } from './claim.codes.ts'
import { CLAIM_COMMANDS } from './claimCommand.codes.ts'
import type { ClaimCommand } from './claimCommand.codes.ts'
import { CLAIM_TABLE } from './claimStep.rules.ts'
import type { ClaimEventType, ClaimFact, ClaimRefusal } from './claimStep.rules.ts'
import { type ClaimEventAsk, isReasonRequired } from './inspection.rules.ts'

type Facts = TableFacts<ClaimFact, ClaimRefusal>

/** Details that an event of a claim has to be sent with; other events need none. */
const EVENT_ASKS: Readonly<Partial<Record<ClaimEventType, readonly ClaimEventAsk[]>>> = {
  'seller.accept': ['SELLABLE'],
  'seller.changeFault': ['FAULT', 'MEMO'],
  'seller.convertToReturn': ['MEMO'],
  'seller.refuse': ['MEMO'],
  'seller.resend': ['MEMO'],
  'seller.reship': ['PARCEL'],
}

/** Returns the event of the charts that a command sends. */
export function claimEventOf<Command extends ClaimCommand>(command: Command): `seller.${Command}` {
  return `seller.${command}`
}

const COMMAND_OF: ReadonlyMap<string, ClaimCommand> = new Map(
  CLAIM_COMMANDS.map((command) => [claimEventOf(command), command]),
)

/** Returns the command that sends an event; `null` where nobody but the system or a buyer sends it. */
export function claimCommandOf(event: ClaimEventType): ClaimCommand | null {
  return COMMAND_OF.get(event) ?? null
}

/** True when the sender of an event has to give the buyer a reason. Source: domain-rules §1.3. */
export function isClaimReasonRequired(event: ClaimEventType): boolean {
  return isReasonRequired(EVENT_ASKS[event] ?? [])
}

/**
 * Returns the details that an event asks for; goods of a return that passed their inspection are not asked about again.
 */
export function claimEventAsks(
  event: ClaimEventType,
  type: ClaimType,
  { isInspectionOpen }: Pick<Facts, 'isInspectionOpen'>,
): ClaimEventAsk[] {
  const isInspected = type === 'RETURN' && isInspectionOpen === 'CLAIM_ALREADY_INSPECTED'
  return isInspected && event === 'seller.accept' ? [] : [...(EVENT_ASKS[event] ?? [])]
}

/** An event that may be sent to a claim, its text, and the details that it asks for. */
export type SendableClaimEvent = {
  readonly event: ClaimEventType
  readonly actor: StepActor
  readonly label: string
  readonly asks: readonly ClaimEventAsk[]
}

/** Lists the events that the charts allow a claim in a state under its facts, in the order of the charts. */
export function sendableClaimEvents(
  claim: { readonly state: ClaimState; readonly type: ClaimType },
  facts: Facts,
): SendableClaimEvent[] {
  return allowedSteps(CLAIM_TABLE, claim.state, facts).map(({ event, meta }) => ({
    event,
    actor: meta.actor,
    label: meta.action,
    asks: claimEventAsks(event, claim.type, facts),
  }))
}

/** The events of commands that a state has steps for, whether or not its facts allow them. */
export function claimCommandEventsIn(state: ClaimState): ClaimEventType[] {
  const steps = Object.values(CLAIM_TABLE.steps[state]).flat()
  return steps.map(({ event }) => event).filter((event) => claimCommandOf(event) !== null)
}
