import {
  FLOW_DOT_RADIUS,
  FLOW_HEAD_PX,
  FLOW_ROW_HEIGHT,
  FLOW_TEXT_PX,
} from '@jangteo/core/flow/flow.codes'
import type {
  FlowArrow,
  FlowChart,
  FlowDrawing,
  FlowPoint,
  FlowState,
} from '@jangteo/core/flow/flow.codes'
import { flowStepKey, flowTermsText } from '@jangteo/core/flow/flow.rules'
import { memo } from 'react'
import { PILL_RADIUS, TERMS_Y, arrowPath, labelRows, stateLines } from './flowPicture.ts'
import styles from './FlowPicture.module.css'
import type { FlowLight } from './flowScene.ts'

const { length, width: headWidth } = FLOW_HEAD_PX
const HEAD = `M0 0L${-length} ${-headWidth / 2}L${-length} ${headWidth / 2}Z`

type FlowPictureProps = {
  readonly chart: FlowChart
  readonly drawing: FlowDrawing
  readonly light: FlowLight
  readonly scale: number
}

type Status = 'open' | 'taken' | 'walked' | 'refused' | 'covered' | 'uncovered' | 'plain'

function statusOf(key: string, light: FlowLight): Status {
  const { open, refused, taken, walked, counts } = light
  if (counts !== null) return (counts[key] ?? 0) > 0 ? 'covered' : 'uncovered'
  if (open.has(key)) return 'open'
  if (refused.has(key)) return 'refused'
  if (key === taken) return 'taken'
  return walked.has(key) ? 'walked' : 'plain'
}

const STATUSES: readonly Status[] = [
  'plain',
  'covered',
  'walked',
  'refused',
  'taken',
  'uncovered',
  'open',
]

function lineStatus({ steps }: FlowArrow, light: FlowLight): Status {
  const all = steps.map((place) => statusOf(flowStepKey(place), light))
  return STATUSES.findLast((status) => all.includes(status)) ?? 'plain'
}

/** A chart drawn: its states, its arrows with a row for each step, and what is lit in them. A press is heard by the host. */
export const FlowPicture = memo(function FlowPicture(props: FlowPictureProps) {
  const { chart, drawing, light, scale } = props
  const { width, height } = drawing
  const now = chart.states.find(({ state }) => state === light.current)
  const lined = drawing.arrows.map((arrow) => ({ arrow, status: lineStatus(arrow, light) }))
  const inOrder = STATUSES.flatMap((wanted) => lined.filter(({ status }) => status === wanted))
  return (
    <svg
      className={styles.picture}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${chart.label} 흐름 그림. 지금 ${light.current} ${now?.label ?? ''}`}
    >
      <StartLine points={drawing.start} />
      {inOrder.map(({ arrow, status }) => (
        <ArrowLine
          key={`${arrow.from} ${arrow.to}`}
          arrow={arrow}
          status={status}
          isPointed={arrow.steps.some((place) => flowStepKey(place) === light.pointed)}
        />
      ))}
      {drawing.arrows.map((arrow) => (
        <ArrowLabel key={`${arrow.from} ${arrow.to}`} {...{ arrow, chart, light }} />
      ))}
      {chart.states.map((state) => (
        <StateBox key={state.state} {...{ drawing, light, state }} />
      ))}
    </svg>
  )
})

function StartLine({ points }: Pick<FlowArrow, 'points'>) {
  const [[x, y] = [0, 0]] = points
  return (
    <g className={styles.arrow}>
      <circle className={styles.head} cx={x} cy={y} r={FLOW_DOT_RADIUS} />
      <LineWithHead points={points} />
    </g>
  )
}

function LineWithHead({ points }: { readonly points: readonly FlowPoint[] }) {
  const [[x, y] = [0, 0], [fromX, fromY] = [0, 0]] = points.toReversed()
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return (
    <>
      <path className={styles.line} d={arrowPath({ points })} />
      <path className={styles.head} d={HEAD} transform={`translate(${x} ${y}) rotate(${angle})`} />
    </>
  )
}

type ArrowLineProps = {
  readonly arrow: FlowArrow
  readonly status: Status
  readonly isPointed: boolean
}

function ArrowLine({ arrow, status, isPointed }: ArrowLineProps) {
  return (
    <g className={styles.arrow} data-status={status} data-pointed={isPointed}>
      <LineWithHead points={arrow.points} />
    </g>
  )
}

type ArrowLabelProps = {
  readonly arrow: FlowArrow
  readonly chart: FlowChart
  readonly light: FlowLight
}

function ArrowLabel({ arrow, chart, light }: ArrowLabelProps) {
  return labelRows(chart, arrow).map(({ step, row, pill }) => {
    const key = flowStepKey({ ...step, state: arrow.from })
    const count = light.counts === null ? '' : ` ${light.counts[key] ?? 0}`
    const middle = row.x + row.width / 2
    const terms = flowTermsText(step)
    return (
      <g
        key={key}
        className={styles.step}
        data-status={statusOf(key, light)}
        data-pointed={key === light.pointed}
        data-step={key}
      >
        <title>{step.event}</title>
        <rect className={styles.row} {...pill} rx={PILL_RADIUS} />
        <text
          className={styles.action}
          x={middle}
          y={row.y + FLOW_ROW_HEIGHT / 2}
          fontSize={FLOW_TEXT_PX.action}
        >
          {`${step.action}${count}`}
        </text>
        {terms === null ? null : (
          <text
            className={styles.terms}
            x={middle}
            y={row.y + TERMS_Y}
            fontSize={FLOW_TEXT_PX.terms}
          >
            {terms}
          </text>
        )}
      </g>
    )
  })
}

type StateBoxProps = Pick<FlowPictureProps, 'drawing' | 'light'> & { readonly state: FlowState }

function StateBox({ drawing, light, state }: StateBoxProps) {
  const box = drawing.states[state.state]
  if (box === undefined) return null
  const middle = box.x + box.width / 2
  return (
    <g
      className={styles.state}
      data-state={state.state}
      data-current={state.state === light.current}
      data-selected={state.state === light.selected}
      data-end={state.steps.length === 0}
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
      {stateLines(state).map(({ kind, text, y }) => (
        <text
          key={text}
          className={styles[kind]}
          x={middle}
          y={box.y + y}
          fontSize={FLOW_TEXT_PX[kind]}
        >
          {text}
        </text>
      ))}
    </g>
  )
}
