import { formatSpokenTime } from '@jangteo/core/calendar/dateText.rules'
import { SEGMENT_FALLBACK_TEXT } from '@jangteo/core/display/ranking.messages'
import {
  RECOMMEND_AGE_LABELS,
  RECOMMEND_AGES,
  RECOMMEND_GENDER_LABELS,
  RECOMMEND_GENDERS,
} from '@jangteo/core/search/search.codes'
import { Trophy } from 'lucide-react'
import { MoreButton } from '../../parts/action/MoreButton.tsx'
import { EmptyState } from '../../parts/boundary/EmptyState.tsx'
import { Select } from '../../parts/field/Select.tsx'
import { Callout } from '../../parts/text/Callout.tsx'
import { RankingBasis } from './RankingBasis.tsx'
import styles from './Ranking.module.css'
import type { RankingChoice, RankingPageData } from './rankingChoice.ts'
import { RankingRow } from './RankingRow.tsx'
import { useRanking } from './useRanking.ts'

const AGES = RECOMMEND_AGES.map((value) => ({
  value,
  label: value === 'ALL' ? '모든 연령' : RECOMMEND_AGE_LABELS[value],
}))
const GENDERS = RECOMMEND_GENDERS.map((value) => ({
  value,
  label: value === 'ALL' ? '모든 성별' : RECOMMEND_GENDER_LABELS[value],
}))

type RankingBoardProps = {
  readonly choice: RankingChoice
  readonly page: RankingPageData['page']
  readonly loadedAtMs: number
  readonly onChange: (part: Partial<RankingChoice>) => void
}

/** The products of a board in their order, with whose purchases count and since when. */
export function RankingBoard({ choice, page, loadedAtMs, onChange }: RankingBoardProps) {
  const { goodsList, computedAt, isFallback, more } = useRanking(choice, { page, loadedAtMs })
  return (
    <>
      <div className={styles.selects}>
        <Select
          label="연령"
          hidesLabel
          look="chip"
          value={choice.age}
          choices={AGES}
          onChange={(age) => onChange({ age })}
        />
        <Select
          label="성별"
          hidesLabel
          look="chip"
          value={choice.gender}
          choices={GENDERS}
          onChange={(gender) => onChange({ gender })}
        />
      </div>
      {isFallback ? (
        <div className={styles.note}>
          <Callout>{SEGMENT_FALLBACK_TEXT}</Callout>
        </div>
      ) : null}
      <div className={styles.facts}>
        <p>{computedAt === null ? null : `${formatSpokenTime(Date.parse(computedAt))} 기준`}</p>
        <RankingBasis />
      </div>
      {goodsList.length === 0 ? (
        <NoRanking isComputed={computedAt !== null} />
      ) : (
        <ol className={styles.rows}>
          {goodsList.map((goods) => (
            <li key={goods.goodsId}>
              <RankingRow goods={goods} />
            </li>
          ))}
        </ol>
      )}
      {more === null ? null : (
        <div className={styles.more}>
          <MoreButton {...more} />
        </div>
      )}
    </>
  )
}

function NoRanking({ isComputed }: { readonly isComputed: boolean }) {
  return isComputed ? (
    <EmptyState
      icon={Trophy}
      title="아직 순위에 오른 상품이 없어요"
      text="다른 기간이나 카테고리를 선택해 보세요."
    />
  ) : (
    <EmptyState icon={Trophy} title="순위를 집계하고 있어요" text="잠시 후 다시 방문해 주세요." />
  )
}
