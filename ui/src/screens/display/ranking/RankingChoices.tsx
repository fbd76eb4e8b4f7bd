import { Chip } from '../../../parts/action/Chip.tsx'
import { Tabs } from '../../../parts/layout/Tabs.tsx'
import { ChipStrip } from '../../../parts/action/ChipStrip.tsx'
import styles from './Ranking.module.css'
import type { RankingChoice, RankingPageData } from './rankingChoice.ts'

type RankingChoicesProps = {
  readonly page: RankingPageData
  readonly choice: RankingChoice
  readonly onChange: (part: Partial<RankingChoice>) => void
}

/** Periods and categories of the ranking; below a category of the first level, those of the second. */
export function RankingChoices({ page, choice, onChange }: RankingChoicesProps) {
  const tabs = page.periodList.map(({ rankingPeriodEnum, name }) => ({
    key: rankingPeriodEnum,
    label: name,
  }))
  const { categoryId } = choice
  const root = page.categoryList.find(
    (one) =>
      one.categoryId === categoryId ||
      one.childList.some((child) => child.categoryId === categoryId),
  )
  const choose = (id: number | null) => onChange({ categoryId: id })
  return (
    <div className={styles.choices}>
      <div className={styles.periods}>
        <Tabs
          label="집계 기간"
          tabs={tabs}
          current={choice.period}
          onSelect={(period) => onChange({ period })}
        />
      </div>
      <CategoryStrip
        label="카테고리"
        whole={{ categoryId: null, categoryName: '전체' }}
        categories={page.categoryList}
        chosenId={root?.categoryId ?? null}
        onChoose={choose}
      />
      {root === undefined || root.childList.length === 0 ? null : (
        <CategoryStrip
          key={root.categoryId}
          label={`${root.categoryName} 안의 카테고리`}
          whole={{ categoryId: root.categoryId, categoryName: '전체' }}
          categories={root.childList}
          chosenId={categoryId}
          onChoose={choose}
        />
      )}
    </div>
  )
}

type Choice = { readonly categoryId: number | null; readonly categoryName: string }

type CategoryStripProps = {
  readonly label: string
  readonly whole: Choice
  readonly categories: readonly Choice[]
  readonly chosenId: number | null
  readonly onChoose: (categoryId: number | null) => void
}

function CategoryStrip({ label, whole, categories, chosenId, onChoose }: CategoryStripProps) {
  return (
    <ChipStrip className={styles.chips} label={label}>
      {[whole, ...categories].map(({ categoryId, categoryName }) => (
        <li key={categoryId}>
          <Chip isSelected={categoryId === chosenId} onSelect={() => onChoose(categoryId)}>
            {categoryName}
          </Chip>
        </li>
      ))}
    </ChipStrip>
  )
}
