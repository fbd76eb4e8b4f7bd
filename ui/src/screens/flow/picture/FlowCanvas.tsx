import { Expand, ZoomOut, ZoomIn, Scan, ScanText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { IconButton } from '../../../parts/action/IconButton.tsx'
import styles from './FlowCanvas.module.css'
import type { FlowModule } from '../flowIndex.ts'
import { FlowPicture } from './FlowPicture.tsx'
import type { FlowLight } from './flowScene.ts'
import { useCanvas } from './useCanvas.ts'

type FlowCanvasProps = {
  readonly module: FlowModule
  readonly light: FlowLight
  readonly onState: (state: string) => void
  /** Hears a press on a step that is open or refused, by its key. */
  readonly onStep: (key: string) => void
}

/** Hears presses inside a drawing: whoever has no pointer finds the same states and steps in the panel beside it. */
function usePresses(
  frame: RefObject<HTMLElement | null>,
  { light, onState, onStep }: Omit<FlowCanvasProps, 'module'>,
) {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const part =
        target instanceof Element ? target.closest<SVGElement>('[data-state], [data-step]') : null
      const { state, step } = part?.dataset ?? {}
      if (state !== undefined) onState(state)
      if (step === undefined) return
      if (light.open.has(step) || light.refused.has(step)) onStep(step)
    }
    const { current } = frame
    current?.addEventListener('click', hear)
    return () => current?.removeEventListener('click', hear)
  }, [frame, light, onState, onStep])
}

/** Gives the drawing the whole screen, or takes it back. */
function fillScreen(part: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement !== null) return document.exitFullscreen()
  return part?.requestFullscreen() ?? Promise.resolve()
}

/** The drawing of a chart with what makes it larger, smaller and whole. */
export function FlowCanvas({ module, light, onState, onStep }: FlowCanvasProps) {
  const whole = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLElement>(null)
  const fill = () => void fillScreen(whole.current).catch(logFailure)
  const canvas = useCanvas(frame, { drawing: module.DRAWING, state: light.current })
  usePresses(frame, { light, onState, onStep })
  return (
    <div ref={whole} className={styles.canvas}>
      <section
        ref={frame}
        className={styles.frame}
        data-canvas
        aria-label={`${module.CHART.label} 그림`}
      >
        <div className={styles.stage}>
          <FlowPicture
            chart={module.CHART}
            drawing={module.DRAWING}
            light={light}
            scale={canvas.scale}
          />
        </div>
      </section>
      <div className={styles.zoom}>
        <div className={styles.steps}>
          <IconButton icon={ZoomOut} label="작게" iconSize="s" onClick={canvas.zoomOut} />
          <IconButton icon={ZoomIn} label="크게" iconSize="s" onClick={canvas.zoomIn} />
          <IconButton icon={Expand} label="화면 가득" iconSize="s" onClick={fill} />
        </div>
        <IconButton
          icon={canvas.isWhole ? ScanText : Scan}
          label={canvas.isWhole ? '읽기 좋은 크기로' : '전체 보기'}
          iconSize="s"
          onClick={canvas.showWhole}
        />
      </div>
    </div>
  )
}
