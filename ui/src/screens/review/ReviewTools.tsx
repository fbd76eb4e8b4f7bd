import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import {
  REVIEW_SORT_LABELS,
  REVIEW_SORTS,
  type ReviewSort,
} from '@jangteo/core/review/review.codes'
import { Chip } from '../../parts/action/Chip.tsx'
import { Select } from '../../parts/field/Select.tsx'
import styles from './Review.module.css'
import type { ReviewStatisticsData } from './reviewData.ts'

/** Choice of reviews: their order, and filters of which `null` filters nothing. */
export type ReviewChoice = {
  readonly sort: ReviewSort
  readonly score: number | null
  readonly optionId: number | null
  readonly hasMedia: boolean
}

export const ALL_REVIEWS: ReviewChoice = {
  sort: 'NEW',
  score: null,
  optionId: null,
  hasMedia: false,
}

const ALL = 'ALL'
const SCORES = Array.from({ length: SCORE_MAX }, (_, place) => SCORE_MAX - place)

type ReviewToolsProps = {
  readonly statistics: ReviewStatisticsData
  readonly choice: ReviewChoice
  readonly onChange: (choice: ReviewChoice) => void
}

/** Sorts and filters reviews. */
export function ReviewTools({ statistics, choice, onChange }: ReviewToolsProps) {
  const { mediaCount, optionList } = statistics
  const toNumber = (value: string) => (value === ALL ? null : Number(value))
  return (
    <div className={styles.tools}>
      <Select
        label="정렬"
        look="chip"
        value={choice.sort}
        choices={REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABELS[value] }))}
        onChange={(sort) => onChange({ ...choice, sort })}
      />
      <Select
        label="별점"
        look="chip"
        value={String(choice.score ?? ALL)}
        choices={[
          { value: ALL, label: '별점 전체' },
          ...SCORES.map((score) => ({ value: String(score), label: `${score}점` })),
        ]}
        onChange={(value) => onChange({ ...choice, score: toNumber(value) })}
      />
      {optionList.length < 2 ? null : (
        <Select
          label="옵션"
          look="chip"
          value={String(choice.optionId ?? ALL)}
          choices={[
            { value: ALL, label: '옵션 전체' },
            ...optionList.map(({ optionId, optionName, reviewCount }) => ({
              value: String(optionId),
              label: `${optionName} (${reviewCount})`,
            })),
          ]}
          onChange={(value) => onChange({ ...choice, optionId: toNumber(value) })}
        />
      )}
      {mediaCount === 0 ? null : (
        <Chip
          isSelected={choice.hasMedia}
          onSelect={() => onChange({ ...choice, hasMedia: !choice.hasMedia })}
        >
          사진·동영상만
        </Chip>
      )}
    </div>
  )
}
