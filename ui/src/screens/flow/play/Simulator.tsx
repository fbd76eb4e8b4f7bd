import type { FlowStep } from '@jangteo/core/flow/flow.codes'
import { flowStepKey } from '@jangteo/core/flow/flow.rules'
import type { FlowRun } from '@jangteo/core/flow/run.codes'
import { beginRun, flipInRun, sendInRun, showRunAt } from '@jangteo/core/flow/run.rules'
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { Badge } from '../../../parts/text/Badge.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { CopyButton } from '../../../parts/action/CopyButton.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import { eventName } from '../flowNames.ts'
import styles from '../FlowPanel.module.css'
import type { Playing, RunProblem } from './flowPlay.ts'
import { refusalLine } from './flowText.ts'
import { OfferRow } from './OfferRow.tsx'
import { RefusedEvents } from './RefusedEvents.tsx'
import { RunSteps } from './RunSteps.tsx'
import { usePlaying } from './usePlaying.ts'

type SimulatorProps = {
  readonly run: FlowRun
  readonly onRun: (run: FlowRun) => void
  /** Reported which step is pointed at, by its key; `null`: none. */
  readonly onPoint: (key: string | null) => void
}

const KEYS = [
  ['J K', '이벤트 고르기'],
  ['Enter', '보내기'],
  ['⌫', '한 단계 뒤로'],
  ['/', '흐름 찾기'],
] as const

function KeyLegend() {
  return (
    <ul className={styles.keys} aria-label="단축키">
      {KEYS.map(([key, does]) => (
        <li key={key} className={styles.does}>
          <kbd className={styles.key}>{key}</kbd>
          {does}
        </li>
      ))}
    </ul>
  )
}

/** One state after the other by pressed events; guards say what they are notified. */
export function Simulator({ run: wanted, onRun, onPoint }: SimulatorProps) {
  const { module, playing, run } = usePlaying(wanted)
  const { state, offers, problem } = playing
  const keyOf = (step: FlowStep) => flowStepKey({ ...step, state: state.state })
  return (
    <div className={styles.panel}>
      <header className={styles.now}>
        <output className={styles.place} aria-label="지금 상태">
          <span className={styles.code}>{state.state}</span>
          <strong className={styles.name}>{state.label}</strong>
        </output>
        <RunTools {...{ playing, run, onRun }} />
        <p className={styles.tags}>
          {state.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      </header>
      {problem === null ? null : <Problem problem={problem} />}
      <section className={styles.block} aria-label="보낼 수 있는 이벤트">
        {offers.length === 0 ? (
          <p className={styles.remark}>
            끝난 상태예요. 한 단계 뒤로 가거나 처음부터 다시 해 보세요.
          </p>
        ) : (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <OfferRow
                key={`${offer.step.event} ${offer.step.index}`}
                offer={offer}
                chart={module.CHART}
                denied={playing.denied}
                onSend={(denied) => onRun(sendInRun(run, offer.step.event, denied))}
                onFlip={(guard) => onRun(flipInRun(run, guard))}
                onPoint={(isPointed) => onPoint(isPointed ? keyOf(offer.step) : null)}
              />
            ))}
          </ul>
        )}
        <RefusedEvents chart={module.CHART} state={state} />
      </section>
      <RunSteps {...{ module, playing, run, onRun }} />
      <KeyLegend />
    </div>
  )
}

type RunToolsProps = Omit<SimulatorProps, 'onPoint'> & { readonly playing: Playing }

function RunTools({ playing, run, onRun }: RunToolsProps) {
  const show = (at: number) => onRun(showRunAt(run, at))
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ChevronLeft}
        label="한 단계 뒤로"
        data-key="back"
        disabled={playing.at === 0}
        onClick={() => show(playing.at - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="한 단계 앞으로"
        data-key="forward"
        disabled={playing.at === playing.taken.length}
        onClick={() => show(playing.at + 1)}
      />
      <IconButton
        icon={RotateCcw}
        label="처음부터"
        data-key="restart"
        disabled={run.steps.length === 0 && run.start === null && run.denied.length === 0}
        onClick={() => onRun(beginRun(run.chart))}
      />
      <CopyButton text={globalThis.location.href} label="링크">
        링크 복사
      </CopyButton>
    </div>
  )
}

function Problem({ problem }: { readonly problem: RunProblem }) {
  return (
    <Callout tone="danger">
      {problem.kind === 'start'
        ? `링크의 시작 상태 ${problem.state}는 지금 흐름에 없어요. 처음부터 보여 드려요.`
        : `링크의 ${problem.number}번째 이벤트 ${eventName(problem.event)}는 ${problem.state}에서 할 수 없어 그 앞까지 보여 드려요. ${refusalLine(problem.refusal)}`}
    </Callout>
  )
}
