import { type Aspect, ASPECT_LABELS } from '@jangteo/core/review/aspect.codes'
import { SCORE_MAX } from '@jangteo/core/review/rating.rules'
import { REVIEW_SORT_LABELS, REVIEW_SORTS } from '@jangteo/core/review/review.codes'
import { Chip } from '../../parts/action/Chip.tsx'
import { ChipStrip } from '../../parts/action/ChipStrip.tsx'
import { Select } from '../../parts/field/Select.tsx'
import styles from './Review.module.css'
import type { ReviewStatisticsData } from './reviewData.ts'
import type { ReviewChoice } from './useGoodsReviews.ts'

const ALL = 'ALL'
const SCORES = Array.from({ length: SCORE_MAX }, (_, place) => SCORE_MAX - place)

type ReviewToolsProps = {
  readonly statistics: ReviewStatisticsData
  /** Aspects that may be chosen; none for reviews that are not filtered by them. */
  readonly aspects?: readonly Aspect[]
  readonly choice: ReviewChoice
  readonly onChange: (choice: ReviewChoice) => void
}

/** Sorts and filters reviews. */
export function ReviewTools({ statistics, aspects = [], choice, onChange }: ReviewToolsProps) {
  const { mediaCount, optionList } = statistics
  const toNumber = (value: string) => (value === ALL ? null : Number(value))
  return (
    <ChipStrip className={styles.tools} label="리뷰 조건">
      <li>
        <Select
          label="정렬"
          hidesLabel
          look="chip"
          value={choice.sort}
          choices={REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABELS[value] }))}
          onChange={(sort) => onChange({ ...choice, sort })}
        />
      </li>
      <li>
        <Select
          label="별점"
          hidesLabel
          look="chip"
          value={String(choice.score ?? ALL)}
          choices={[
            { value: ALL, label: '별점 전체' },
            ...SCORES.map((score) => ({ value: String(score), label: `${score}점` })),
          ]}
          onChange={(value) => onChange({ ...choice, score: toNumber(value) })}
        />
      </li>
      {aspects.length === 0 ? null : (
        <li>
          <Select
            label="주제"
            hidesLabel
            look="chip"
            value={choice.aspect ?? ALL}
            choices={[
              { value: ALL, label: '주제 전체' },
              ...aspects.map((value) => ({ value, label: ASPECT_LABELS[value] })),
            ]}
            onChange={(value) => onChange({ ...choice, aspect: value === ALL ? null : value })}
          />
        </li>
      )}
      {optionList.length < 2 ? null : (
        <li>
          <Select
            label="옵션"
            hidesLabel
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
        </li>
      )}
      {mediaCount === 0 ? null : (
        <li>
          <Chip
            isSelected={choice.hasMedia}
            onSelect={() => onChange({ ...choice, hasMedia: !choice.hasMedia })}
          >
            사진·동영상만
          </Chip>
        </li>
      )}
    </ChipStrip>
  )
}
