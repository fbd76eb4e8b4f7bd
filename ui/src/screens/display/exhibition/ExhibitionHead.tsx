import type { ExhibitionView } from '@jangteo/core/display/exhibition.view'
import { routes } from '@jangteo/core/navigation/marketRoute.rules'
import { CalendarDays } from 'lucide-react'
import { Badge } from '../../../parts/text/Badge.tsx'
import { ButtonLink } from '../../../parts/action/Button.tsx'
import { Icon } from '../../../parts/picture/Icon.tsx'
import { Img } from '../../../parts/picture/Img.tsx'
import styles from './ExhibitionDetail.module.css'
import type { ExhibitionDetailData } from './exhibitionData.ts'

const SIZES = '(min-width: 1200px) 640px, (min-width: 674px) 55vw, 100vw'

type ExhibitionHeadProps = {
  readonly exhibition: ExhibitionDetailData
  readonly view: ExhibitionView
}

/** Subject and period of an exhibition. */
export function ExhibitionHead({ exhibition, view }: ExhibitionHeadProps) {
  const { state, periodText, markText, noteText } = view
  return (
    <header className={styles.head}>
      <div className={styles.picture} data-state={state}>
        <Img
          picture={exhibition.picture}
          alt=""
          kind="hero"
          shape="wide"
          sizes={SIZES}
          isPriority
        />
      </div>
      <div className={styles.words}>
        {markText === null ? null : (
          <p>
            <Badge tone={state === 'IN_PROGRESS' ? 'brand' : 'inverse'}>{markText}</Badge>
          </p>
        )}
        <h1 className={styles.name}>{exhibition.exhibitionName}</h1>
        <p className={styles.subtitle}>{exhibition.subtitle}</p>
        <p className={styles.description}>{exhibition.description}</p>
        <p className={styles.period}>
          <Icon of={CalendarDays} size="s" />
          {periodText}
        </p>
        {noteText === null ? null : (
          <div className={styles.note}>
            <p>{noteText}</p>
            <ButtonLink variant="outline" size="s" to={routes.exhibitionList()}>
              진행 중인 기획전 보기
            </ButtonLink>
          </div>
        )}
      </div>
    </header>
  )
}
