import type { StepActor } from '../chart/step.codes.ts'

/** How often each step of each chart was taken, by the chart's id and `flowStepKey`. A step that nobody took says 0. */
export type FlowCoverage = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A step as it stands in its chart: the state, the event, and which of the state's steps for that event, from 0. */
export type FlowStepPlace = {
  readonly state: string
  readonly event: string
  readonly index: number
}

/** One arrow of a chart: who sends which event, what it is called, where it leads and what follows from it. */
export type FlowStep = {
  /** As the chart names it; `xstate.done.actor.<id>` and `xstate.error.actor.<id>` for what an asked actor answers. */
  readonly event: string
  /** Which of the state's steps for the event it is, from 0. */
  readonly index: number
  readonly target: string
  readonly actor: StepActor
  /** Its Korean name. */
  readonly action: string
  /** `null`: it is always open. */
  readonly guard: string | null
  /** What the arrow itself does, by name. */
  readonly effects: readonly string[]
  /** The code of the refusal when the guard says no; `null` where nobody is told. */
  readonly otherwise: string | null
}

/** One state of a chart with all that can happen in it. */
export type FlowState = {
  readonly state: string
  /** Its Korean name. */
  readonly label: string
  readonly tags: readonly string[]
  /** What is done on the way in, by name. */
  readonly entry: readonly string[]
  /** The actors that it asks, by id. */
  readonly asks: readonly string[]
  /** The code of the refusal of every other event; `null` where nobody is told. */
  readonly otherwise: string | null
  readonly steps: readonly FlowStep[]
}

/** A chart as plain data for whoever shows it. */
export type FlowChart = {
  readonly id: string
  readonly label: string
  /** The state it begins in. */
  readonly start: string
  readonly guards: readonly string[]
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

/** All steps from one state to another as one line, with a label that has a row for each. */
export type FlowArrow = {
  readonly from: string
  readonly to: string
  readonly points: readonly (readonly [number, number])[]
  readonly label: FlowBox
  readonly steps: readonly FlowStepPlace[]
}

/** How tall each step stands in the label of an arrow, in pixels: as it is laid out, so it is drawn. */
export const FLOW_ROW_HEIGHT = 28

/** Where everything of a chart stands when it is drawn. */
export type FlowDrawing = {
  readonly width: number
  readonly height: number
  readonly states: Readonly<Record<string, FlowBox>>
  readonly arrows: readonly FlowArrow[]
}
