import type { StepActor } from '../chart/step.codes.ts'

/** Count of runs of each step of each chart, by the chart's id and `flowStepKey`; 0 for a step that was never taken. */
export type FlowCoverage = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Place of a step in its chart: the state, the event, and the index among the state's steps for that event, from 0. */
export type FlowStepPlace = {
  readonly state: string
  readonly event: string
  readonly index: number
}

/** One arrow of a chart: actor, event, name, target and effects. */
export type FlowStep = {
  /**
   * As the chart names it; `xstate.done.actor.<id>` and `xstate.error.actor.<id>` are the answers of an invoked actor,
   * `xstate.after.<delay>.<state>` is time that has passed.
   */
  readonly event: string
  /** Index among the state's steps for the event, from 0. */
  readonly index: number
  readonly target: string
  readonly actor: StepActor
  /** Its Korean name. */
  readonly action: string
  /** Time after which the step is taken by itself, in milliseconds; `null` where an event is sent. */
  readonly afterMs: number | null
  /** `null`: it is always open. */
  readonly guard: string | null
  /** Actions of the arrow itself, by name. */
  readonly effects: readonly string[]
  /** The code of the refusal when the guard says no; `null` where nobody is notified. */
  readonly otherwise: string | null
}

/** One state of a chart with its steps. */
export type FlowState = {
  readonly state: string
  /** Its Korean name. */
  readonly label: string
  readonly tags: readonly string[]
  /** Actions: what is done on the way in, by name. */
  readonly entry: readonly string[]
  /** The actors that it asks, by id. */
  readonly asks: readonly string[]
  /** The code of the refusal of every other event; `null` where nobody is notified. */
  readonly otherwise: string | null
  readonly steps: readonly FlowStep[]
}

/** A chart as plain data for viewers. */
export type FlowChart = {
  readonly id: string
  readonly label: string
  /** The state it begins in. */
  readonly start: string
  readonly guards: readonly string[]
  /** Its named delays, in milliseconds. */
  readonly delays: Readonly<Record<string, number>>
  /** Of its effects, those that only keep something in mind. */
  readonly keeps: readonly string[]
  /** The Korean text of every code that it refuses with. */
  readonly refusals: Readonly<Record<string, string>>
  readonly states: readonly FlowState[]
}

/** A place in a drawing, in pixels from its left top corner. */
export type FlowBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A corner or an end of a line, in pixels from the left top corner of the drawing: to the right, downward. */
export type FlowPoint = readonly [number, number]

/** All steps from one state to another as one line; the label has a row for each. */
export type FlowArrow = {
  readonly from: string
  readonly to: string
  readonly points: readonly FlowPoint[]
  readonly label: FlowBox
  readonly steps: readonly FlowStepPlace[]
}

/** Drawing of a whole chart. */
export type FlowDrawing = {
  readonly width: number
  readonly height: number
  readonly states: Readonly<Record<string, FlowBox>>
  /** The line from the middle of the initial dot to the first state. */
  readonly start: readonly FlowPoint[]
  readonly arrows: readonly FlowArrow[]
}

/** Text sizes of a drawing, in pixels, for its layout and its rendering. */
export const FLOW_TEXT_PX = { code: 13, name: 14, invoke: 13, action: 13, terms: 13 }

/** Height of a step in the label of an arrow, and the height added for its delay and guard below it, in pixels. */
export const FLOW_ROW_HEIGHT = 28
export const FLOW_TERMS_HEIGHT = 18

/** Height of a state, and the height added for each actor that it invokes, in pixels. */
export const FLOW_STATE_HEIGHT = 60
export const FLOW_INVOKE_HEIGHT = 18

/** Length and width of an arrowhead, and the radius of the initial dot, in pixels. */
export const FLOW_HEAD_PX = { length: 10, width: 11 }
export const FLOW_DOT_RADIUS = 7
