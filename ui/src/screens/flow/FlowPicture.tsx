import { FLOW_ROW_HEIGHT } from '@jangteo/core/flow/flow.codes'
import type { FlowArrow, FlowChart, FlowDrawing, FlowState } from '@jangteo/core/flow/flow.codes'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import { memo } from 'react'
import { arrowPath } from './flowPicture.ts'
import styles from './FlowPicture.module.css'
import type { FlowLight } from './flowScene.ts'

const INSET = 2

type FlowPictureProps = {
  readonly chart: FlowChart
  readonly drawing: FlowDrawing
  readonly light: FlowLight
  readonly scale: number
}

type Standing = 'open' | 'taken' | 'walked' | 'refused' | 'covered' | 'uncovered' | 'plain'

function standingOf(key: string, light: FlowLight): Standing {
  const { open, refused, taken, walked, counts } = light
  if (counts !== null) return (counts[key] ?? 0) > 0 ? 'covered' : 'uncovered'
  if (open.has(key)) return 'open'
  if (refused.has(key)) return 'refused'
  if (key === taken) return 'taken'
  return walked.has(key) ? 'walked' : 'plain'
}

const STANDINGS: readonly Standing[] = [
  'plain',
  'covered',
  'walked',
  'refused',
  'taken',
  'uncovered',
  'open',
]

function lineStanding({ steps }: FlowArrow, light: FlowLight): Standing {
  const all = steps.map((place) => standingOf(flowStepKey(place), light))
  return STANDINGS.findLast((standing) => all.includes(standing)) ?? 'plain'
}

/** A chart drawn: its states, its arrows with a row for each step, and what is lit in them. A press is heard by the host. */
export const FlowPicture = memo(function FlowPicture(props: FlowPictureProps) {
  const { chart, drawing, light, scale } = props
  const { width, height } = drawing
  const now = chart.states.find(({ state }) => state === light.current)
  const lined = drawing.arrows.map((arrow) => ({ arrow, standing: lineStanding(arrow, light) }))
  const inOrder = STANDINGS.flatMap((wanted) => lined.filter(({ standing }) => standing === wanted))
  return (
    <svg
      className={styles.picture}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${chart.label} 흐름 그림. 지금 ${light.current} ${now?.label ?? ''}`}
    >
      {inOrder.map(({ arrow, standing }) => (
        <ArrowLine
          key={`${arrow.from} ${arrow.to}`}
          arrow={arrow}
          standing={standing}
          isPointed={arrow.steps.some((place) => flowStepKey(place) === light.pointed)}
        />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLabel key={`${arrow.from} ${arrow.to}`} {...{ arrow, chart, light }} />
      ))}
      {chart.states.map((state) => (
        <StateBox key={state.state} {...{ chart, drawing, light, state }} />
      ))}
    </svg>
  )
})

type ArrowLineProps = {
  readonly arrow: FlowArrow
  readonly standing: Standing
  readonly isPointed: boolean
}

function ArrowLine({ arrow, standing, isPointed }: ArrowLineProps) {
  const [[x, y] = [0, 0], [fromX, fromY] = [0, 0]] = arrow.points.toReversed()
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return (
    <g className={styles.arrow} data-standing={standing} data-pointed={isPointed}>
      <path className={styles.line} d={arrowPath(arrow)} />
      <path
        className={styles.head}
        d="M0 0L-10 -5.5L-10 5.5Z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </g>
  )
}

type ArrowLabelProps = {
  readonly arrow: FlowArrow
  readonly chart: FlowChart
  readonly light: FlowLight
}

function ArrowLabel({ arrow, chart, light }: ArrowLabelProps) {
  const { label, steps } = arrow
  const state = chart.states.find((one) => one.state === arrow.from)
  return steps.map((place, row) => {
    const step = state?.steps.find(
      ({ event, index }) => event === place.event && index === place.index,
    )
    const key = flowStepKey(place)
    const count = light.counts === null ? null : (light.counts[key] ?? 0)
    return (
      <g
        key={key}
        className={styles.step}
        data-standing={standingOf(key, light)}
        data-pointed={key === light.pointed}
        data-step={key}
      >
        <title>{`${place.event}${step?.guard ? ` [${step.guard}]` : ''}`}</title>
        <rect
          className={styles.row}
          x={label.x}
          y={label.y + row * FLOW_ROW_HEIGHT + INSET}
          width={label.width}
          height={FLOW_ROW_HEIGHT - 2 * INSET}
          rx={(FLOW_ROW_HEIGHT - 2 * INSET) / 2}
        />
        <text
          className={styles.action}
          x={label.x + label.width / 2}
          y={label.y + row * FLOW_ROW_HEIGHT + FLOW_ROW_HEIGHT / 2}
          fontSize={13}
        >
          {count === null ? step?.action : `${step?.action ?? ''} ${count}`}
        </text>
      </g>
    )
  })
}

type StateBoxProps = Omit<FlowPictureProps, 'scale'> & { readonly state: FlowState }

function StateBox({ chart, drawing, light, state }: StateBoxProps) {
  const box = drawing.states[state.state]
  if (box === undefined) return null
  const middle = box.x + box.width / 2
  return (
    <g
      className={styles.state}
      data-state={state.state}
      data-current={state.state === light.current}
      data-selected={state.state === light.selected}
      data-end={state.tags.includes('terminal')}
    >
      <rect
        className={styles.ring}
        {...box}
        x={box.x - 4}
        y={box.y - 4}
        width={box.width + 8}
        height={box.height + 8}
        rx={16}
      />
      <rect className={styles.box} {...box} rx={12} />
      {state.state === chart.start ? (
        <circle className={styles.start} cx={box.x + 12} cy={box.y + 12} r={4} />
      ) : null}
      <text className={styles.code} x={middle} y={box.y + 23} fontSize={12}>
        {state.state}
      </text>
      <text className={styles.name} x={middle} y={box.y + 42} fontSize={14}>
        {state.label}
      </text>
    </g>
  )
}
