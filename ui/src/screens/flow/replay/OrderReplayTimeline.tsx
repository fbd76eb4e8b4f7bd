import { formatDateTime } from '@jangteo/core/calendar/dateText.rules'
import { ChevronLeft, ChevronRight, CirclePause, CirclePlay, RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { Callout } from '../../../parts/text/Callout.tsx'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import panel from '../FlowPanel.module.css'
import type { FlowPanelProps } from '../picture/flowScene.ts'
import styles from './OrderReplay.module.css'
import { lifeText, stateText, unmatchedTexts, toReplay } from './orderReplay.ts'
import type { OrderHistory, ReplayRow } from './orderReplay.ts'
import { useReplayPlace } from './useOrderReplay.ts'
import { useStateNames } from './useStateNames.ts'

type OrderReplayTimelineProps = FlowPanelProps & {
  readonly history: OrderHistory
  readonly isFetching: boolean
  readonly again: () => void
  readonly onLeave: () => void
}

/** The past of one order: its rows, and every step of theirs to jump to or to watch one after the other. */
export function OrderReplayTimeline(props: OrderReplayTimelineProps) {
  const { history, isFetching, again, onLeave, onShow } = props
  const nameState = useStateNames()
  const rows = useMemo(() => toReplay(history, nameState), [history, nameState])
  const place = useReplayPlace(rows, onShow)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h3 className={panel.title}>주문 {history.orderNumber}</h3>
          <p className={panel.remark}>{formatDateTime(Date.parse(history.orderedAt))} 주문</p>
        </div>
        <Button variant="outline" size="s" onClick={onLeave}>
          다른 주문
        </Button>
      </header>
      {unmatchedTexts(history, nameState).map((text) => (
        <Callout key={text} tone="danger">
          {text}
        </Callout>
      ))}
      <ul className={styles.lives}>
        {history.lives.map((life) => (
          <li key={`${life.chart} ${String(life.rowId)}`} className={styles.life}>
            <span>{lifeText(life)}</span>
            <span className={styles.states}>
              {stateText(nameState(life.chart, life.status), life.status)}
            </span>
          </li>
        ))}
      </ul>
      <section className={panel.block} aria-label="지나온 단계">
        <div className={panel.heading}>
          <h3 className={panel.title}>
            {place.number} / {rows.length} 단계
          </h3>
          <PlaceTools place={place} count={rows.length} />
          <IconButton icon={RefreshCw} label="새로고침" disabled={isFetching} onClick={again} />
        </div>
        {rows.length === 0 ? (
          <p className={panel.remark}>아직 아무 일도 없었어요.</p>
        ) : (
          <ol className={panel.steps}>
            {rows.map((row) => (
              <Step key={row.number} row={row} at={place.number} onJump={place.jump} />
            ))}
          </ol>
        )}
      </section>
    </>
  )
}

type Place = ReturnType<typeof useReplayPlace>

function PlaceTools({ place, count }: { readonly place: Place; readonly count: number }) {
  const { number, isPlaying, play, jump } = place
  return (
    <div className={panel.tools}>
      <IconButton
        icon={ChevronLeft}
        label="앞 단계"
        disabled={number <= 1}
        onClick={() => jump(number - 1)}
      />
      <IconButton
        icon={isPlaying ? CirclePause : CirclePlay}
        label={isPlaying ? '멈추기' : '차례로 보기'}
        disabled={count === 0}
        onClick={play}
      />
      <IconButton
        icon={ChevronRight}
        label="다음 단계"
        disabled={number >= count}
        onClick={() => jump(number + 1)}
      />
    </div>
  )
}

type StepProps = {
  readonly row: ReplayRow
  readonly at: number
  readonly onJump: (number: number) => void
}

function Step({ row, at, onJump }: StepProps) {
  return (
    <li
      className={panel.step}
      aria-current={row.number === at ? 'step' : undefined}
      data-ahead={row.number > at}
    >
      <button type="button" className={panel.jump} onClick={() => onJump(row.number)}>
        <span className={panel.number}>{row.number}</span>
        <span className={panel.done}>{row.action}</span>
        <span className={panel.became}>{row.became}</span>
        <span className={panel.by}>
          {row.by} · {row.title}
        </span>
        <span className={panel.by}>{row.wait === null ? row.at : `${row.at} (${row.wait})`}</span>
      </button>
      {row.divergence === null ? null : <Callout tone="danger">{row.divergence}</Callout>}
    </li>
  )
}
