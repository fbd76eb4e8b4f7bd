import { Radio } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../parts/action/Button.tsx'
import { EmptyState } from '../../../parts/boundary/EmptyState.tsx'
import { FLOW_INDEX } from '../flowIndex.gen.ts'
import { eventName } from '../flowNames.ts'
import panel from '../FlowPanel.module.css'
import type { FlowPanelProps } from '../picture/flowScene.ts'
import styles from './LiveActors.module.css'
import { sceneOfActor } from './liveActors.ts'
import type { ShownActor } from './liveActors.ts'
import { useLiveActors } from './useLiveActors.ts'

/** The charts that run in the other tabs of this browser right now; the chosen one is followed in the drawing. */
export function LiveActorsPanel({ onShow }: FlowPanelProps) {
  const { isOn, actors, turn } = useLiveActors()
  const [chosen, setChosen] = useState<string | null>(null)
  const followed = actors.find(({ key }) => key === chosen) ?? actors[0] ?? null
  useEffect(() => onShow(followed === null ? null : sceneOfActor(followed)), [onShow, followed])
  return (
    <div className={panel.panel}>
      <div className={panel.heading}>
        <h3 className={panel.title}>이 브라우저에서 움직이는 흐름</h3>
        <Button size="s" variant="outline" aria-pressed={isOn} onClick={() => turn(!isOn)}>
          {isOn ? '그만 보기' : '보기 시작'}
        </Button>
      </div>
      <p className={panel.remark}>
        다른 탭에서 새로 연 장바구니, 주문서, 결제 화면부터 보여요. 흐름과 상태와 이벤트의 이름만
        오가고, 입력한 내용은 그 화면을 떠나지 않아요.
      </p>
      {isOn ? (
        <Actors actors={actors} followed={followed} onChoose={setChosen} />
      ) : (
        <EmptyState icon={Radio} title="보고 있지 않아요" text="보기 시작하면 여기에 나타나요." />
      )}
    </div>
  )
}

type ActorsProps = {
  readonly actors: readonly ShownActor[]
  readonly followed: ShownActor | null
  readonly onChoose: (key: string) => void
}

function Actors({ actors, followed, onChoose }: ActorsProps) {
  if (actors.length === 0) {
    return (
      <EmptyState
        icon={Radio}
        title="기다리고 있어요"
        text="다른 탭에서 장바구니나 주문서를 열어 보세요. 열려 있었다면 새로고침해 주세요."
      />
    )
  }
  return (
    <ul className={styles.actors} aria-label="움직이는 흐름" aria-live="polite">
      {actors.map((actor) => (
        <li key={actor.key}>
          <button
            type="button"
            className={styles.actor}
            aria-pressed={actor.key === followed?.key}
            data-ended={actor.isEnded}
            onClick={() => onChoose(actor.key)}
          >
            <span className={styles.chart}>{chartName(actor.chart)}</span>
            <span className={styles.state}>{actor.isEnded ? '끝남' : actor.state}</span>
            <span className={styles.page}>{actor.page}</span>
          </button>
          <ol className={styles.events}>
            {actor.events.map(({ number, event, state }) => (
              <li key={number}>
                {state} · {eventName(event)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}

function chartName(id: string): string {
  const label = FLOW_INDEX.find((entry) => entry.id === id)?.label
  return label === undefined ? id : `${label} ${id}`
}
