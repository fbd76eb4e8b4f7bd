/** Actor of a step; every step of a chart names one. */
export const STEP_ACTORS = ['buyer', 'seller', 'carrier', 'gateway', 'system'] as const
export type StepActor = (typeof STEP_ACTORS)[number]

/** Text for an actor. */
export const STEP_ACTOR_LABELS: Record<StepActor, string> = {
  buyer: '구매자',
  seller: '판매자',
  carrier: '택배사',
  gateway: '결제사',
  system: '시스템',
}

/** Metadata of a chart and of each of its states. */
export type StateMeta<Refusal extends string> = {
  /** Its Korean name. */
  readonly label: string
  /**
   * The code of the refusal when the state has no step for an event; a state may say its own instead of the chart's.
   */
  readonly otherwise?: Refusal
}

/** Metadata of a step. */
export type StepMeta<Refusal extends string> = {
  readonly actor: StepActor
  /** Its Korean name, as a history row shows it. */
  readonly action: string
  /** The code of the refusal when the guard says no. */
  readonly otherwise?: Refusal
}

/** The types of one chart: `const types: ChartTypes<…> = {}`, then `setup({ types })`. */
export type ChartTypes<Context, Event, Tag extends string, Refusal extends string = never> = {
  context?: Context
  events?: Event
  tags?: Tag
  meta?: StateMeta<Refusal>
  transitionMeta?: StepMeta<Refusal>
}

/** The types of a process chart that takes an input: `const types: ProcessTypes<…> = {}`. */
export type ProcessTypes<Context, Event, Tag extends string, Input> = ChartTypes<
  Context,
  Event,
  Tag
> & { input?: Input }
