import { RadioGroup } from '../../../parts/field/RadioGroup.tsx'
import { FacetCount } from './FacetCount.tsx'
import styles from './FilterPanel.module.css'
import type { GoodsFacets } from './goodsSource.ts'

type CategoryFilterProps = {
  readonly chosen: number | null
  readonly categories: NonNullable<GoodsFacets['categoryList']>
  readonly isCapped: boolean
  readonly onChange: (categoryId: number | null) => void
}

const ALL = 'ALL'

/** Categories that have goods here, one of them; what lies below the chosen one stands below it. */
export function CategoryFilter({ chosen, categories, isCapped, onChange }: CategoryFilterProps) {
  if (categories.length === 0) return null
  const choices = categories.map(({ categoryId, categoryName, depth, goodsCount }) => ({
    value: String(categoryId),
    label: (
      <span className={styles.category} data-depth={depth}>
        {categoryName} <FacetCount count={goodsCount} isCapped={isCapped} />
      </span>
    ),
  }))
  return (
    <div>
      <p className={styles.legend} aria-hidden>
        카테고리
      </p>
      <RadioGroup
        legend="카테고리"
        hidesLegend
        value={chosen === null ? ALL : String(chosen)}
        choices={[{ value: ALL, label: '전체' }, ...choices]}
        onChange={(value) => onChange(value === ALL ? null : Number(value))}
      />
    </div>
  )
}
